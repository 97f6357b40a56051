import { translation } from '../words.ts'
import type { jobCostsWords } from './job-costs.ts'

export const fr = translation<typeof jobCostsWords>({
  title: 'Ce que cela coûte',
  limit: 'Jusqu’à {amount}, la commande est immédiate ; au-delà, le propriétaire est d’abord consulté.',
  lines: 'Lignes du devis',
  what: 'Objet',
  kinds: {
    labor: 'Main-d’œuvre',
    materials: 'Fournitures',
    other: 'Autre',
  },
  cost: 'Coût',
  markup: 'Notre part',
  charge: 'Facturé',
  total: 'En tout',
  byTeam: 'Notre propre équipe',
  bidOf: 'Devis {number}',
  asksOwner: 'Attend le propriétaire',
  states: {
    laid_out: 'Présenté',
    accepted: 'Convenu',
    declined: 'Non retenu',
  },
  said: {
    asked: '{name} a demandé {amount}',
    approved: '{name} a approuvé {amount}',
    countered: '{name} paierait {amount}',
    declined: '{name} a refusé {amount}',
    ordered: '{name} a commandé pour {amount}',
  },
})
