import { depositOfStay, giveDepositCard } from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Seen, seenBy } from '#modules/bookings'
import { replaceCard } from './replace-card.ts'
import { depositView } from './views.ts'

const seen = (ctx: ReadCtx, actor: Person, bookingId: number): Promise<Seen> =>
  seenBy(ctx, { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }, bookingId)

/** Only the guest provides a card. @throws Problem 404 for everyone else */
const assertGuest = async (ctx: ReadCtx, actor: Person, bookingId: number): Promise<void> => {
  const { roles } = await seen(ctx, actor, bookingId)
  if (!roles.includes('guest')) throw notFound('This booking')
}

export const routes: readonly Route[] = [
  route(depositOfStay, ({ actor, params, read }) =>
    read(async (ctx) => ({ deposit: await depositView(ctx, (await seen(ctx, actor, params.id)).booking) })),
  ),
  route(
    giveDepositCard,
    async ({ app, actor, params, body, read, steps }) => {
      await read((ctx) => assertGuest(ctx, actor, params.id))
      return replaceCard(app, steps, { bookingId: params.id, token: body.token })
    },
    // Limits attempts, so that only the cardholder tries a card and no one can guess.
    { allowance: { perMinute: 5 } },
  ),
]
