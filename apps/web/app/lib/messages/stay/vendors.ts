import { area } from '../words.ts'

/** Companies that work in the houses. */
export const vendorWords = area({
  categories: {
    general: 'When needed',
    utilities: 'Utilities',
    contracts: 'By contract',
  },
  papers: {
    sound: 'Papers in order',
    ending: 'Papers end soon',
    ended: 'Papers have ended',
  },
  insured: 'Insured until',
  contract: 'Contract until',
  vendor: 'Company',
  trade: 'Trade',
  contact: 'Whom to ask for',
  phone: 'Phone',
  homes: 'Houses',
  papersHead: 'Papers',
  insuredUntil: 'Insured until {day}',
  contractUntil: 'Contract until {day}',
  noInsurance: 'No insurance noted',
  others: '{names} and {number, plural, one {# other} other {# others}}',
})
