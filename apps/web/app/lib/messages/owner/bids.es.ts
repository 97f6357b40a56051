import { translation } from '../words.ts'
import type { ownerBidWords } from './bids.ts'

export const es = translation<typeof ownerBidWords>({
  more: 'Mensaje o contraoferta',
  text: 'Mensaje para el equipo',
  counterSum: 'Contraoferta',
  counterHint: 'Solo si desea proponer otro importe.',
  unclear: 'Introduzca un importe.',
  missing: 'Introduzca el importe que pagaría.',
  approve: 'Aprobar el presupuesto',
  counter: 'Enviar contraoferta',
  decline: 'Rechazar el presupuesto',
  label: 'Su respuesta a este presupuesto',
  sent: 'Respuesta enviada al equipo',
  waits: 'Su respuesta está guardada sin conexión, a la espera de sincronizarse.',
  failed: 'No se pudo enviar. Inténtelo de nuevo.',
  approveFor: 'Aprobar {amount}',
  approveTitle: '¿Aprobar esta reparación?',
  approveText: 'Encargamos la reparación por {amount}. Su parte se carga en su cuenta cuando esté terminada.',
  back: 'Volver',
  close: 'Cerrar',
})
