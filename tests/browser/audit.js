// What of a table or a page is cut, covered, broken, too small, outside the window or outside its area; the same list for every game and size.
({ width, height, fingers, smallest }) => {
  const found = []
  const tell = (what, element, more = '') => {
    const name = element.getAttribute('aria-label') || element.textContent.trim().replace(/\s+/g, ' ')
    found.push(`${what} <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${name.slice(0, 40)} ${more}`.trim())
  }
  const scrolls = (element, axis) => /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`])
  const page = document.scrollingElement
  /** The nearest ancestor that scrolls: what lies outside of it is a touch away. A page scrolls down, never across, and what scrolls in it goes along. */
  function scroller(element) {
    const isLong = isPage && page.scrollHeight > height + 1
    for (let at = element.parentElement; at; at = at.parentElement) {
      const across = scrolls(at, 'X') && at.scrollWidth > at.clientWidth + 1
      const down = scrolls(at, 'Y') && at.scrollHeight > at.clientHeight + 1
      if (across || down) return { across, down, isLong, at, seen: at.getBoundingClientRect() }
    }
    return isLong ? { across: false, down: true, isLong, at: page, seen: { left: 0, top: 0, right: width, bottom: height } } : undefined
  }
  const isHeard = (element) => { for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return true; return false }
  /** A place to press that has neither words nor a ground of its own may lie over words. */
  function isClear(element) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return element.matches('button, a') && !element.textContent.trim() && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
  }
  /** Heads, margins and trays that stay while what is under them scrolls: it is a touch away. */
  function isPinned(above, within) {
    for (let at = above; at && at !== within?.at; at = at.parentElement) if (getComputedStyle(at).position === 'sticky') return Boolean(within)
    return false
  }
  /** What lies over the words of an element, at the ends or in the middle of a line of them; moments pass. */
  function cover(element, within) {
    if (isPage && within?.at === page) element.scrollIntoView({ block: 'center' })
    for (const node of element.childNodes) {
      if (node.nodeType !== 3 || !node.textContent.trim()) continue
      const line = document.createRange()
      line.selectNodeContents(node)
      for (const { left, right, top, bottom } of line.getClientRects()) {
        const y = (top + bottom) / 2
        const seen = within?.seen ?? { left: 0, top: 0, right: width, bottom: height }
        for (const x of [left + 3, (left + right) / 2, right - 3]) {
          if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) continue
          const above = document.elementFromPoint(x, y)
          if (above && !above.contains(element) && !element.contains(above) && !isClear(above) && !above.closest('.moments') && !isPinned(above, within)) return above
        }
      }
    }
    return undefined
  }
  /** A word that goes on in the next line without a hyphen. */
  function broken(element) {
    for (const node of element.childNodes) {
      if (node.nodeType !== 3) continue
      for (const word of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4) return word[0]
      }
    }
    return undefined
  }
  const root = document.querySelector('dialog[open]') ?? document.querySelector('.table, .end, .home, .setting, .carnet, .moi, .rules, .past, .week, .enigme')
  const isPage = !root.matches('.table, dialog')
  if (isPage && page.scrollWidth > width + 1) found.push(`WIDE ${page.scrollWidth}`)
  // What lies there to be read is read whole, or shows that there is more.
  for (const read of root.querySelectorAll('.resting:not(.more) > .read'))
    if (read.scrollHeight > read.clientHeight + 2) tell('CUT OFF', read, `${read.scrollHeight} > ${read.clientHeight}`)
  for (const element of root.querySelectorAll('*')) {
    // Of a board only a part is shown, on purpose.
    if (element.closest('svg, .sky, .unseen, .resting > .read, .shot') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    let box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    // Words run out of a box that has no room left.
    const isSpilt = hasText && style.overflow === 'visible'
    if (((!box.width || !box.height) && !isSpilt) || isHeard(element)) continue
    const within = scroller(element)
    const rounded = (...sides) => sides.map(Math.round).join(' ')
    if ((!within?.across && (box.left < -2.5 || box.right > width + 2.5)) || (!within?.down && !within?.isLong && (box.top < -2.5 || box.bottom > height + 2.5)))
      tell('OUTSIDE', element, rounded(box.left, box.top, box.right, box.bottom))
    if (hasText && parseFloat(style.fontSize) * (element.closest('.table')?.currentCSSZoom ?? 1) < smallest) tell('SMALL', element, style.fontSize)
    // The ribbon's line is told in full behind a touch.
    if (hasText && style.display !== 'inline' && !element.closest('.ribbon') && (element.scrollWidth > element.clientWidth + 1) && style.overflowX !== 'visible' && !scrolls(element, 'X'))
      tell('CUT', element, `${element.scrollWidth} > ${element.clientWidth}`)
    // Longer names are set smaller, or their cards are wider: none runs over the edge.
    const card = element.matches('.mini > .name') && element.parentElement.getBoundingClientRect()
    if (card && (box.left < card.left || box.right > card.right)) tell('ESCAPES', element, rounded(box.left - card.left, card.right - box.right))
    const word = hasText && !within && broken(element)
    if (word) tell('BROKEN', element, word)
    const over = hasText && (isPage || element.closest('.area')) && !element.closest('.ribbon, .board-place') && cover(element, within)
    if (over) tell('COVERED', element, `by <${over.tagName.toLowerCase()} class="${over.getAttribute('class') ?? ''}">`)
    // A dialog scrolls down, never across, and keeps a margin; what stands out at its left cannot even be scrolled to.
    const panel = (hasText || element.matches('button, a')) && element.closest('dialog .inside')
    if (panel && !(within?.across && within.at !== root)) {
      const { left, right } = panel.getBoundingClientRect()
      if (box.left < left + 9 || box.right > right - 9) tell('ESCAPES', element, rounded(box.left - left, right - box.right))
    }
    const area = element.closest('.area')
    // So is what stands out in it: it lies under the dots at the line's end.
    if (area && area !== element && hasText && !within && !element.closest('.ribbon.open, .ribbon p > span, .refusal')) {
      const room = area.getBoundingClientRect()
      if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 9 || box.bottom > room.bottom + 1)
        tell('ESCAPES', element, `${area.className}: ${rounded(box.left - room.left, box.top - room.top, room.right - box.right, room.bottom - box.bottom)}`)
    }
    // A sentence too long for its tray rises over the edge of it.
    const tray = element.closest('.prompt-place .prompt')?.getBoundingClientRect()
    if (tray && hasText && !within && (box.top < tray.top || box.bottom > tray.bottom)) tell('CUT OFF', element, rounded(box.top - tray.top, tray.bottom - box.bottom))
    // What scrolls shows that it does: in the tray only rows that fade under an arrow do.
    if (element.closest('.prompt-place') && scrolls(element, 'Y') && element.scrollHeight > element.clientHeight + 4 && !element.matches('.inside'))
      tell('HIDDEN', element, `${element.scrollHeight} > ${element.clientHeight}`)
    // Whoever plays is seen without looking for them.
    if (element.matches('.tablet .side > .players') && element.scrollHeight > element.clientHeight + 2)
      tell('HIDDEN', element, `${element.scrollHeight} > ${element.clientHeight}`)
    // What lies in a part that does not scroll, but is smaller than what is in it, is cut off.
    if (style.overflowY === 'hidden' && !element.closest('.area .resting, .ribbon, .loupe, .card, .stage') && element.scrollHeight > element.clientHeight + 4 && !element.matches('.table'))
      tell('CUT OFF', element, `${element.scrollHeight} > ${element.clientHeight}`)
    if (fingers && element.matches('button, a, input') && !element.closest('p')) {
      // A field is pressed anywhere in its label.
      const target = element.closest('label') ?? element
      box = target.getBoundingClientRect()
      const isTurned = within?.isLong && (box.bottom > height || box.top < 0)
      if (isTurned) {
        target.scrollIntoView({ block: 'center' })
        box = target.getBoundingClientRect()
      }
      const seen = isTurned && within.at !== page ? within.at.getBoundingClientRect() : within?.seen
      if (seen && (box.right > seen.right + 1 || box.left < seen.left - 1 || box.bottom > seen.bottom + 1 || box.top < seen.top - 1)) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const hits = (dx, dy) => { const at = document.elementFromPoint(x + dx, y + dy); return at === target || target.contains(at) }
      const reach = [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]]
      // At the edge of what scrolls, only half of it is to be pressed.
      if (seen && within.down && (y - 21 < seen.top || y + 21 > seen.bottom)) continue
      if (reach.some(([dx, dy]) => !hits(dx, dy) && isPinned(document.elementFromPoint(x + dx, y + dy), within))) continue
      const isWide = box.width >= 43.5 || (hits(-21, 0) && hits(21, 0))
      const isHigh = box.height >= 43.5 || (hits(0, -21) && hits(0, 21))
      if (!isWide || !isHigh) tell('FINGER', element, rounded(box.width, box.height))
    }
  }
  if (isPage) page.scrollTop = 0
  return found
}
