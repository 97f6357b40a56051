import { translation } from '../words.ts'
import type { ownerBidWords } from './bids.ts'

export const es = translation<typeof ownerBidWords>({
  text: 'Unas palabras al equipo',
  counterSum: 'Lo que pagaría',
  counterHint: 'Solo si desea proponer otra cantidad.',
  unclear: 'Introduzca una cantidad.',
  missing: 'Diga lo que pagaría.',
  approve: 'Aprobar',
  counter: 'Proponer esta cantidad',
  decline: 'Rechazar',
  label: 'Su respuesta sobre una reparación',
  sent: 'El equipo tiene su respuesta',
  waits: 'Una respuesta espera en este dispositivo.',
  failed: 'No ha funcionado',
})
