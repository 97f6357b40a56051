import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { emailTeam } from './emails.ts'
import { type SubmittedId, saveProof } from './proofs.ts'

/**
 * A guest uploads an ID: it is stored sealed, and staff who review documents are notified that one is waiting.
 * @throws Problem 409 `not_allowed_now`, 422 `birth_date_unlikely`, 429 `too_many_tries`
 */
export const submitIdentity = async (app: App, ctx: WriteCtx, booking: Booking, shown: SubmittedId): Promise<void> => {
  await saveProof(ctx, app.seal, booking, shown)
  await emailTeam(app, ctx, booking)
}
