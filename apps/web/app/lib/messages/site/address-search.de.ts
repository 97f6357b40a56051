import { translation } from '../words.ts'
import type { addressSearchWords } from './address-search.ts'

export const de = translation<typeof addressSearchWords>({
  looking: 'Adressen werden gesucht',
  none: 'Diese Adresse kennen wir nicht. Bitte schreiben Sie sie aus.',
  failed: 'Die Adresse konnte nicht gefunden werden: {status}',
  missing: 'Die Adresssuche von Google ist nicht verfügbar',
})
