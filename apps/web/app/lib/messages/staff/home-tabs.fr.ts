import { translation } from '../words.ts'
import type { staffHomeTabsWords } from './home-tabs.ts'

export const fr = translation<typeof staffHomeTabsWords>({
  label: 'Pages du logement',
  overview: 'Aperçu',
  calendar: 'Calendrier',
  pricing: 'Tarifs',
  'property-details': 'Annonce',
  photos: 'Photos',
  guide: 'Accès et guide',
  ownership: 'Propriétaires et contrat',
  maintenance: 'Entretien',
  documents: 'Documents',
  setup: 'Configuration',
})
