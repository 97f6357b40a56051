import { translation } from '../words.ts'
import type { correctionWords } from './corrections.ts'

export const es = translation<typeof correctionWords>({
  title: 'Corregir la cuenta de un propietario',
  open: 'Escribir una corrección',
  lead: 'Un asiento con fecha en el diario, con su nombre. Aparece en la liquidación y se avisa al propietario.',
  owner: 'Propietario',
  what: 'Qué ocurre',
  kinds: {
    credit: 'Abono: la empresa da al propietario',
    charge: 'Cargo: el propietario paga a la empresa',
    owner_stay: 'Limpieza de una estancia propia',
  },
  amount: 'Importe',
  on: 'Fecha',
  onHint: 'En un trimestre cerrado, cuenta el primer día abierto.',
  note: 'Texto en la liquidación',
  noteHint: 'Lo que lee el propietario, por ejemplo «Ropa blanca perdida en julio, repuesta».',
  noteShort: 'Escriba al menos tres caracteres.',
  unclear: 'Indique un importe.',
  proofHint: 'Por qué los libros estaban mal. Por encima del límite, otra persona lo compara con lo que adjunte.',
  consequence: {
    credit: '{owner} recibe {amount}. Lo paga la empresa, y su parte de la cuenta fiduciaria baja {amount}.',
    charge: '{owner} paga {amount} a la empresa. El próximo pago será {amount} menor.',
    owner_stay: '{owner} paga {amount} por la limpieza. Es ingreso de la empresa; el próximo pago será {amount} menor.',
  },
  save: 'Registrar la corrección',
  booked: 'Registrado. Cuenta el {date}.',
  stillSending: 'El documento aún se está enviando.',
})
