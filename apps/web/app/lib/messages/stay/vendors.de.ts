import { translation } from '../words.ts'
import type { vendorWords } from './vendors.ts'

export const de = translation<typeof vendorWords>({
  categories: {
    general: 'Bei Bedarf',
    utilities: 'Versorgung',
    contracts: 'Nach Vertrag',
  },
  papers: {
    sound: 'Papiere in Ordnung',
    ending: 'Papiere laufen bald ab',
    ended: 'Papiere abgelaufen',
  },
  insured: 'Versichert bis',
  contract: 'Vertrag bis',
  vendor: 'Firma',
  trade: 'Gewerk',
  contact: 'Ansprechpartner',
  phone: 'Telefon',
  homes: 'Häuser',
  papersHead: 'Papiere',
  insuredUntil: 'Versichert bis {day}',
  contractUntil: 'Vertrag bis {day}',
  noInsurance: 'Keine Versicherung vermerkt',
  others: '{names} und {number, plural, one {# weiteres} other {# weitere}}',
})
