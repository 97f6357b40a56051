import { translation } from '../words.ts'
import type { staffBillWords } from './bills.ts'

export const es = translation<typeof staffBillWords>({
  left: 'Quedan hasta {amount} por cargar.',
  enter: 'Registrar factura del proveedor',
  vendor: 'Proveedor',
  choose: 'Elija un proveedor',
  number: 'Número de factura',
  cost: 'Importe de la factura',
  markup: 'Recargo (%)',
  less: 'Reducir',
  more: 'Aumentar',
  unclear: 'Introduzca un importe.',
  file: 'Factura (PDF o foto)',
  fileHint: 'PDF o foto, hasta 40 MB. El propietario puede abrirla.',
  uploading: 'El archivo aún se está subiendo.',
  save: 'Guardar factura',
  saved: 'Factura guardada',
  charge: 'Cargar al propietario',
  reject: 'Rechazar factura',
  chargeOf: 'Cargar al propietario: {number}',
  rejectOf: 'Rechazar factura: {number}',
  charged: 'Cargada al propietario',
  rejected: 'Factura rechazada',
})
