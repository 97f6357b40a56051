import { translation } from '../words.ts'
import type { jobBillWords } from './job-bills.ts'

export const es = translation<typeof jobBillWords>({
  title: 'Facturas',
  bill: 'Factura',
  entered: 'Anotada el {moment}',
  charged: 'Cobrada el {moment}',
  states: {
    entered: 'Espera una decisión',
    charged: 'Cobrada',
    refused: 'Rechazada',
  },
  state: 'Estado',
  cost: 'Coste',
  markup: 'Nuestra parte',
  charge: 'En total',
  yours: 'Su parte',
  paper: 'Abrir la factura {number}',
  noPaper: 'Sin documento',
  none: 'Ninguna factura todavía',
  noneText: 'Lo que las empresas piden por esta reparación figura aquí.',
})
