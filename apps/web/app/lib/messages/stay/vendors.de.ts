import { translation } from '../words.ts'
import type { vendorWords } from './vendors.ts'

export const de = translation<typeof vendorWords>({
  categories: {
    general: 'Bei Bedarf',
    utilities: 'Versorgung',
    contracts: 'Nach Vertrag',
  },
  states: {
    sound: 'Unterlagen gültig',
    ending: 'Unterlagen laufen bald ab',
    ended: 'Unterlagen abgelaufen',
  },
  insured: 'Versichert bis',
  contract: 'Vertrag bis',
  vendor: 'Firma',
  trade: 'Gewerk',
  contact: 'Kontakt',
  phone: 'Telefon',
  homes: 'Häuser',
  documents: 'Unterlagen',
  insuredUntil: 'Versichert bis {day}',
  contractUntil: 'Vertrag bis {day}',
  noInsurance: 'Keine Versicherung hinterlegt',
  others: '{names} und {number, plural, one {# weiteres} other {# weitere}}',
})
