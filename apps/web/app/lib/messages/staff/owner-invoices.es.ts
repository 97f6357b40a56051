import { translation } from '../words.ts'
import type { staffOwnerInvoiceWords } from './owner-invoices.ts'

export const es = translation<typeof staffOwnerInvoiceWords>({
  title: 'Facturas a propietarios',
  lead: 'Propietarios cuya cuenta estaba por debajo de cero al cerrar un trimestre. Lo que sus casas ganen después se descuenta por sí solo; el dinero que llega de otro modo se anota aquí.',
  owner: 'Propietario',
  none: 'Ningún propietario debe nada',
  noneText: 'Las facturas se emiten al cerrar un trimestre.',
  receive: 'Anotar dinero recibido',
  receiveNote: 'tiene que estar ya en la cuenta fiduciaria',
  amount: 'Importe',
  receivedOn: 'Recibido el',
  reference: 'Lo que dice el papel del banco',
  note: 'Anotar',
  noted: 'Anotado.',
  unclear: 'Indique un importe',
  allPaid: 'Ya no queda nada abierto.',
})
