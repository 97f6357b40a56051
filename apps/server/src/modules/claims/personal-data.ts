import type { PersonalDataPart } from '#kernel/module'
import { claimsAgainst, wordsOf } from './claims.ts'

/** Claims against a person, and their responses. */
export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => {
    const claims = await claimsAgainst(ctx, accountId)
    const words = await wordsOf(
      ctx,
      claims.map(({ id }) => id),
    )
    return {
      claims: claims.map(({ id, booking_id, raised_at, state, claimed_minor, settled_minor, currency }) => ({
        bookingId: booking_id,
        raisedAt: raised_at,
        state,
        claimed: claimed_minor,
        settled: settled_minor,
        currency,
        yourWords: words.filter(({ claim_id, side }) => claim_id === id && side === 'guest').map(({ text }) => text),
      })),
    }
  },
}
