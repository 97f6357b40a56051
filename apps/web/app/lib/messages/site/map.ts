import { area } from '../words.ts'

export const mapWords = area({
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  scrollWithCtrl: 'Hold Ctrl and scroll to zoom the map',
  scrollWithCommand: 'Hold ⌘ and scroll to zoom the map',
  twoFingers: 'Use two fingers to move the map',
  failed: 'The map couldn’t be loaded.',
  again: 'Try again',
  mapOf: 'Map of {town} with the home’s approximate location',
})
