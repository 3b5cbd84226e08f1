import type { device as french } from '../fr/device'

export const device: Readonly<Record<keyof typeof french, string>> = {
  'device.loading': 'The house opens on this device: {percent} %',
  'device.starting': 'The house opens…',
  'device.elsewhere': 'The house is open in another tab. Close that one to play here.',
  'device.failed': 'The house does not open on this device.',
  'device.reload': 'Load again',
  'device.newer': 'A new version is ready.',
  'device.alone': 'Play alone on this device',
  'device.alone.hint': 'Without a network: the whole house is in the page. Nothing leaves the device.',
  'device.back': 'Back to the house online',
  'device.kept': 'On this device',
  'device.kept.hint':
    'Games, archive and settings are kept here alone. A file takes them elsewhere; a game that was taken along is taken up the same way.',
  'device.pack': 'Save everything to a file',
  'device.unpack': 'Take up from a file',
  'device.unpacked': 'Added: games under way, {tables}; past games, {records}; puzzles, {puzzles}.',
  'device.malformed': 'This file was not made here: nothing has changed.',
  'journey.take': 'Take this game along',
  'journey.take.hint':
    'A file takes it to another house or device, where it goes on. Here it ends and does not count: the file holds the deal.',
  'journey.taken': 'This game was taken along.',
  'journey.taken.hint': 'It goes on wherever its file is opened: elsewhere, or right here from the settings.',
  'journey.again': 'Save the file again',
  'journey.up': 'Take up a game brought along',
  'journey.up.hint': 'Begun on a device or in another house: it goes on here, at a table for you alone.',
  'journey.brought': 'This game comes from elsewhere: whoever brought it could have seen the deal. It does not count.',
  'device.needsNetwork':
    'This page plays without a server: nobody can come in from afar. For that, open a house: manoir serve.',
}
