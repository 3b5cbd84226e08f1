// As large as there is room for, whatever letters the printer has.
const bottom = (part) => part.getBoundingClientRect().bottom
function fit(part, name, most, least, step, unit) {
  for (let size = most; size >= least; size -= step) {
    part.style.setProperty(name, `${size.toFixed(2)}${unit}`)
    if (bottom(part) <= bottom(part.closest('.sides'))) return
  }
}
document.fonts.ready.then(() => {
  for (const sheet of document.querySelectorAll('.sheet')) fit(sheet, '--row', 6.9, 3.4, 0.1, 'mm')
  for (const story of document.querySelectorAll('.story')) fit(story, '--size', 9.8, 5, 0.1, 'pt')
  document.body.dataset.fitted = 'yes'
})
