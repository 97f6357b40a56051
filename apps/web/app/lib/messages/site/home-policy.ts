import { area } from '../words.ts'

/** The cancellation policy on a home’s page. */
export const homePolicyWords = area({
  cancel: 'If you cancel',
  cancelText: '{name} policy, for these dates. The first payment is {now}.',
})
