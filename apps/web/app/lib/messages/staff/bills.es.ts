import { translation } from '../words.ts'
import type { staffBillWords } from './bills.ts'

export const es = translation<typeof staffBillWords>({
  left: 'Todavía se puede cobrar hasta {amount}.',
  enter: 'Anotar una factura',
  vendor: 'Empresa',
  choose: 'Elija una empresa',
  number: 'Su número',
  cost: 'Lo que pide',
  markup: 'Nuestra parte, por ciento',
  less: 'Menos',
  more: 'Más',
  unclear: 'Introduzca una cantidad.',
  paper: 'La factura misma',
  paperHint: 'Un PDF o una imagen de hasta 40 MB. El propietario puede abrirlo.',
  stillSending: 'El documento está aún en camino.',
  save: 'Anotarla',
  saved: 'La factura está anotada',
  charge: 'Cobrar al propietario',
  refuse: 'Rechazarla',
  chargeOf: 'Cobrar al propietario: {number}',
  refuseOf: 'Rechazarla: {number}',
  charged: 'Se ha cobrado al propietario',
  refused: 'La factura está rechazada',
})
