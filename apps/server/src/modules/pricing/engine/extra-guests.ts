import type { Party } from '@porchlight/contract'
import type { Line } from './line.ts'
import { countOf } from './party.ts'
import type { RatePlan } from './rates.ts'
import { counted, figure } from './words.ts'

/** How many of a party pay as extra guests. */
export const extraGuestsOf = (plan: RatePlan, party: Party): number =>
  Math.max(0, countOf(party, plan.counted) - plan.includedGuests)

/** Step 3 of section 2.3: a charge per night for each guest above the included ones; null when there is none. */
export const extraGuestLine = (plan: RatePlan, party: Party, nights: number): Line | null => {
  const extra = extraGuestsOf(plan, party)
  if (extra === 0 || plan.extraGuest === 0) return null
  const each = figure(plan.extraGuest, plan.currency)
  const amount = extra * plan.extraGuest * nights
  return {
    code: 'extra_guests',
    label: counted(extra, 'extra guest'),
    amount,
    optional: false,
    why: {
      rule: 'rates:extra-guest',
      text: `The rent includes ${counted(plan.includedGuests, 'guest')}. Each guest after that is ${each} a night.`,
      steps: [{ label: `${counted(extra, 'guest')}, ${counted(nights, 'night')}, at ${each}`, amount }],
    },
  }
}
