import { translation } from '../words.ts'
import type { jobCostsWords } from './job-costs.ts'

export const es = translation<typeof jobCostsWords>({
  title: 'Lo que cuesta',
  limit: 'Hasta {amount} se encarga enseguida; por encima se pregunta antes al propietario.',
  lines: 'Líneas del presupuesto',
  what: 'Para qué',
  kinds: {
    labor: 'Mano de obra',
    materials: 'Materiales',
    other: 'Otros',
  },
  cost: 'Coste',
  markup: 'Nuestra parte',
  charge: 'Se cobra',
  total: 'En total',
  byTeam: 'Nuestro propio equipo',
  bidOf: 'Presupuesto {number}',
  asksOwner: 'Espera al propietario',
  states: {
    laid_out: 'Presentado',
    accepted: 'Acordado',
    declined: 'No aceptado',
  },
  said: {
    asked: '{name} preguntó por {amount}',
    approved: '{name} aprobó {amount}',
    countered: '{name} pagaría {amount}',
    declined: '{name} rechazó {amount}',
    ordered: '{name} encargó por {amount}',
  },
})
