import { translation } from '../words.ts'
import type { vendorWords } from './vendors.ts'

export const fr = translation<typeof vendorWords>({
  categories: {
    general: 'Au besoin',
    utilities: 'Réseaux',
    contracts: 'Sous contrat',
  },
  states: {
    sound: 'Documents en règle',
    ending: 'Documents bientôt expirés',
    ended: 'Documents expirés',
  },
  insured: 'Assuré jusqu’au',
  contract: 'Contrat jusqu’au',
  vendor: 'Prestataire',
  trade: 'Métier',
  contact: 'Contact',
  phone: 'Téléphone',
  homes: 'Maisons',
  documents: 'Documents',
  insuredUntil: 'Assuré jusqu’au {day}',
  contractUntil: 'Contrat jusqu’au {day}',
  noInsurance: 'Aucune assurance enregistrée',
  others: '{names} et {number, plural, one {# autre} other {# autres}}',
})
