import { translation } from '../words.ts'
import type { mapWords } from './map.ts'

export const de = translation<typeof mapWords>({
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  scrollWithCtrl: 'Halten Sie Strg gedrückt und scrollen Sie, um die Karte zu zoomen',
  scrollWithCommand: 'Halten Sie ⌘ gedrückt und scrollen Sie, um die Karte zu zoomen',
  twoFingers: 'Bewegen Sie die Karte mit zwei Fingern',
  failed: 'Die Karte konnte nicht gezeichnet werden.',
  again: 'Noch einmal',
  mapOf: 'Karte von {town} mit der Umgebung des Hauses',
})
