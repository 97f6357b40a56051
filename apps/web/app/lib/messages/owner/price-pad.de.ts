import { translation } from '../words.ts'
import type { pricePadWords } from './price-pad.ts'

export const de = translation<typeof pricePadWords>({
  title: 'Preisblock für {home}',
  link: 'Preisblock',
  lead: 'Bearbeiten Sie die Preise eines Monats in einer Liste. Leere Felder verwenden den Saisonpreis.',
  choose: 'Haus wählen',
  earlier: 'Vorheriger Monat',
  later: 'Nächster Monat',
  own: 'Einzelpreis',
  ownOf: 'Einzelpreis, {night}',
  asks: 'Aktueller Preis',
  state: 'Status',
  over: 'Alle Nächte dieses Monats sind vorbei.',
  unchanged: 'Ändern Sie zuerst einen Preis.',
})
