import { translation } from '../words.ts'
import type { jobCostsWords } from './job-costs.ts'

export const fr = translation<typeof jobCostsWords>({
  title: 'Coûts',
  limit: 'Les réparations jusqu’à {amount} sont commandées aussitôt. Au-delà, le propriétaire approuve d’abord.',
  limitYours: 'Les réparations jusqu’à {amount} sont commandées aussitôt. Au-delà, vous approuvez d’abord.',
  lines: 'Lignes du devis',
  what: 'Objet',
  kinds: {
    labor: 'Main-d’œuvre',
    materials: 'Fournitures',
    other: 'Autre',
  },
  cost: 'Coût',
  markup: 'Marge',
  charge: 'Facturé',
  total: 'Total',
  uninsured: 'L’assurance enregistrée de ce prestataire se termine avant le jour de l’intervention.',
  byTeam: 'Équipe interne',
  bidOf: 'Devis {number}',
  asksOwner: 'Accord du propriétaire attendu',
  asksYou: 'Votre accord est attendu',
  states: {
    laid_out: 'Présenté',
    accepted: 'Accepté',
    declined: 'Refusé',
  },
  said: {
    requested: '{name} a demandé l’accord pour {amount}',
    approved: '{name} a approuvé {amount}',
    countered: '{name} a contre-proposé {amount}',
    declined: '{name} a refusé {amount}',
    ordered: '{name} a commandé pour {amount}',
  },
})
