import { translation } from '../words.ts'
import type { staffHomeTabsWords } from './home-tabs.ts'

export const de = translation<typeof staffHomeTabsWords>({
  label: 'Seiten des Hauses',
  overview: 'Überblick',
  calendar: 'Kalender',
  pricing: 'Preise',
  'property-details': 'Inserat',
  photos: 'Fotos',
  guide: 'Zugang und Hausmappe',
  ownership: 'Eigentümer und Vertrag',
  maintenance: 'Instandhaltung',
  documents: 'Dokumente',
  setup: 'Einrichtung',
})
