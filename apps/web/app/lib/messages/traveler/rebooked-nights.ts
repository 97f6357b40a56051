import { area } from '../words.ts'

/** Nights of a canceled stay that are rebooked. */
export const rebookedNightsWords = area({
  title: 'If your nights are rebooked',
  count: '{rebooked} of {nights, plural, one {# night} other {# nights}} rebooked',
  counted:
    'A night counts once another guest has paid for their whole stay. We refund you when theirs becomes non-refundable.',
  given: '{amount} refunded or on its way.',
})
