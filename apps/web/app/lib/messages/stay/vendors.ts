import { area } from '../words.ts'

/** Vendors who work in the homes. */
export const vendorWords = area({
  categories: {
    general: 'On demand',
    utilities: 'Utilities',
    contracts: 'Under contract',
  },
  states: {
    sound: 'Documents current',
    ending: 'Documents expire soon',
    ended: 'Documents expired',
  },
  insured: 'Insured until',
  contract: 'Contract until',
  vendor: 'Vendor',
  trade: 'Trade',
  contact: 'Contact',
  phone: 'Phone',
  homes: 'Homes',
  documents: 'Documents',
  insuredUntil: 'Insured until {day}',
  contractUntil: 'Contract until {day}',
  noInsurance: 'No insurance on file',
  others: '{names} and {number, plural, one {# other} other {# others}}',
})
