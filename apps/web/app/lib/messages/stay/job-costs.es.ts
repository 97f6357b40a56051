import { translation } from '../words.ts'
import type { jobCostsWords } from './job-costs.ts'

export const es = translation<typeof jobCostsWords>({
  title: 'Costes',
  limit: 'Las reparaciones de hasta {amount} se encargan enseguida. Por encima, antes aprueba el propietario.',
  limitYours: 'Las reparaciones de hasta {amount} se encargan enseguida. Por encima, antes aprueba usted.',
  lines: 'Líneas del presupuesto',
  what: 'Concepto',
  kinds: {
    labor: 'Mano de obra',
    materials: 'Materiales',
    other: 'Otros',
  },
  cost: 'Coste',
  markup: 'Margen',
  charge: 'Importe',
  total: 'Total',
  uninsured: 'El seguro registrado de este proveedor termina antes del día del trabajo.',
  byTeam: 'Equipo propio',
  bidOf: 'Presupuesto {number}',
  asksOwner: 'Pendiente del propietario',
  asksYou: 'Pendiente de su aprobación',
  states: {
    laid_out: 'Presentado',
    accepted: 'Aceptado',
    declined: 'Rechazado',
  },
  said: {
    requested: '{name} pidió la aprobación de {amount}',
    approved: '{name} aprobó {amount}',
    countered: '{name} hizo una contraoferta de {amount}',
    declined: '{name} rechazó {amount}',
    ordered: '{name} encargó por {amount}',
  },
})
