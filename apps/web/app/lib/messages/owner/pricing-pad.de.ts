import { translation } from '../words.ts'
import type { pricingPadWords } from './pricing-pad.ts'

export const de = translation<typeof pricingPadWords>({
  title: 'Preisblock für {home}',
  link: 'Preisblock',
  lead: 'Ein Monat Nächte untereinander. Schreiben Sie, was eine Nacht kosten soll; ein leeres Feld überlässt sie ihrer Saison.',
  choose: 'Für welches Haus?',
  earlier: 'Ein Monat früher',
  later: 'Ein Monat später',
  own: 'Eigener Preis',
  ownOf: 'Eigener Preis, {night}',
  asks: 'Kostet jetzt',
  state: 'Derzeit',
  over: 'Die Nächte dieses Monats sind vorbei.',
  unchanged: 'Noch ist nichts geändert.',
})
