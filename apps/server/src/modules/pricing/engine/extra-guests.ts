import type { Party } from '@porchlight/contract'
import { listOf, said } from '@porchlight/wording'
import type { Line } from './line.ts'
import { countOf } from './party.ts'
import type { RatePlan } from './rates.ts'

/** How many guests of a party pay as extra guests. */
export const extraGuestsOf = (plan: RatePlan, party: Party): number =>
  Math.max(0, countOf(party, plan.counted) - plan.includedGuests)

/** Step 3 of section 2.3: a nightly charge for each guest above the included ones; null if there are none. */
export const extraGuestLine = (plan: RatePlan, party: Party, nights: number): Line | null => {
  const extra = extraGuestsOf(plan, party)
  if (extra === 0 || plan.extraGuest === 0) return null
  const price = { amount: plan.extraGuest, currency: plan.currency }
  const amount = extra * plan.extraGuest * nights
  return {
    code: 'extra_guests',
    label: said('price.extra_guests', { count: extra }),
    amount,
    optional: false,
    why: {
      rule: 'rates:extra-guest',
      text: said('price.extra_guests_why', { included: plan.includedGuests, price }),
      steps: [
        {
          label: listOf(
            said('price.guests', { count: extra }),
            said('price.nights', { count: nights }),
            said('price.each', { price }),
          ),
          amount,
        },
      ],
    },
  }
}
