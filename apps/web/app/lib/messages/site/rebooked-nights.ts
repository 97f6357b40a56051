import { area } from '../words.ts'

/** Refund of a canceled stay whose nights are rebooked. */
export const rebookedNightsWords = area({
  whole_stay: 'If all your nights are rebooked at the same price or more, your rent is refunded less {less}.',
  night_by_night: 'What rebooked nights earn is refunded, up to the price you paid for each, less {less}.',
})
