import { area } from '../words.ts'

/** The nights of a canceled stay, which others may take. */
export const resaleWords = area({
  title: 'Your nights, let again',
  count: '{letAgain} of {nights, plural, one {# night} other {# nights}} let again',
  counted:
    'Nights count once others have paid for their whole stay; the money follows when they can no longer cancel for theirs.',
  given: '{amount} has come back for them or is on its way.',
})
