import { translation } from '../words.ts'
import type { mapWords } from './map.ts'

export const es = translation<typeof mapWords>({
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  scrollWithCtrl: 'Mantenga pulsada la tecla Ctrl y desplácese para ampliar el mapa',
  scrollWithCommand: 'Mantenga pulsada la tecla ⌘ y desplácese para ampliar el mapa',
  twoFingers: 'Use dos dedos para mover el mapa',
  failed: 'No se ha podido dibujar el mapa.',
  again: 'Reintentar',
  mapOf: 'Mapa de {town} con la zona de la casa',
})
