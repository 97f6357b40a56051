import { translation } from '../words.ts'
import type { clientInvoiceWords } from './client-invoices.ts'

export const es = translation<typeof clientInvoiceWords>({
  title: 'Facturas a clientes',
  titleNote: 'Lo que usted factura a sus clientes',
  number: 'Factura',
  client: 'Cliente',
  agent: 'Agente',
  state: 'Estado',
  fee: 'Honorarios',
  acts: 'Acciones',
  stands: 'Emitida',
  voided: 'Anulada',
  void: 'Anular',
  voidOf: 'Anular factura {number}',
  voidText: 'La factura queda en la lista como anulada. Después puede emitir otra para esta reserva.',
  reason: 'Motivo',
  pdfOf: '{number}: descargar PDF',
  issue: 'Facturar al cliente',
  issueFor: 'Facturar al cliente: {client}',
  issueText:
    'La estancia ({stay}) figura a título informativo; su cliente nos la paga directamente. La factura es por sus propios honorarios. Su comisión no aparece.',
  feeLabel: 'Concepto de los honorarios',
  usualFee: 'Honorarios por planificar el viaje',
  note: 'Nota en la factura',
  unclear: 'Escriba un importe, por ejemplo 150.',
  issueNow: 'Emitir factura',
  issued: 'Factura emitida.',
  close: 'Cerrar',
})
