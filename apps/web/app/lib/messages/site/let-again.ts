import { area } from '../words.ts'

/** What comes back of a canceled stay once others have taken its nights. */
export const letAgainWords = area({
  whole_stay: 'When all the nights are let again, at the same price or more, the rent comes back less {less}.',
  night_by_night:
    'What nights bring when they are let again comes back, up to the price paid for each; {less} of it stays.',
})
