import { translation } from '../words.ts'
import type { vendorWords } from './vendors.ts'

export const fr = translation<typeof vendorWords>({
  categories: {
    general: 'Au besoin',
    utilities: 'Réseaux',
    contracts: 'Sous contrat',
  },
  papers: {
    sound: 'Papiers en règle',
    ending: 'Papiers bientôt échus',
    ended: 'Papiers échus',
  },
  insured: 'Assuré jusqu’au',
  contract: 'Contrat jusqu’au',
  vendor: 'Entreprise',
  trade: 'Métier',
  contact: 'Interlocuteur',
  phone: 'Téléphone',
  homes: 'Maisons',
  papersHead: 'Papiers',
  insuredUntil: 'Assuré jusqu’au {day}',
  contractUntil: 'Contrat jusqu’au {day}',
  noInsurance: 'Aucune assurance notée',
  others: '{names} et {number, plural, one {# autre} other {# autres}}',
})
