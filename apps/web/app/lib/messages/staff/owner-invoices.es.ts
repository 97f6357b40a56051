import { translation } from '../words.ts'
import type { staffOwnerInvoiceWords } from './owner-invoices.ts'

export const es = translation<typeof staffOwnerInvoiceWords>({
  title: 'Facturas a propietarios',
  lead: 'Propietarios con saldo negativo al cierre del trimestre. Los ingresos futuros se aplican automáticamente; registre aquí otros pagos.',
  owner: 'Propietario',
  none: 'No hay facturas abiertas',
  noneText: 'Las facturas aparecen cuando un trimestre cierra con saldo negativo.',
  receive: 'Registrar pago',
  receiveNote: 'el dinero ya debe estar en la cuenta fiduciaria',
  amount: 'Importe',
  receivedOn: 'Recibido el',
  reference: 'Referencia bancaria',
  note: 'Registrar pago',
  noted: 'Pago registrado.',
  unclear: 'Introduzca un importe.',
  allPaid: 'Pagada por completo.',
})
