import { translation } from '../words.ts'
import type { jobBillWords } from './job-bills.ts'

export const es = translation<typeof jobBillWords>({
  title: 'Facturas',
  bill: 'Factura',
  entered: 'Anotada el {moment}',
  charged: 'Cobrada el {moment}',
  states: {
    entered: 'Pendiente de aprobación',
    charged: 'Cobrada',
    refused: 'Rechazada',
  },
  state: 'Estado',
  cost: 'Coste',
  markup: 'Margen',
  charge: 'Total',
  yours: 'Su parte',
  viewBill: 'Ver la factura {number}',
  noDocument: 'Sin documento',
  none: 'Ninguna factura todavía',
  noneText: 'Las facturas de los proveedores por esta reparación aparecen aquí.',
})
