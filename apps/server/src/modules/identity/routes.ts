import { readFile } from 'node:fs/promises'
import {
  askIdentity,
  type DeskIdentity,
  decideIdentity,
  identitiesOfDesk,
  identityOfHome,
  readIdentity,
  sendIdentity,
} from '@porchlight/contract'
import { receivedFile } from '#http/form'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds, noteSecurity } from '#modules/accounts'
import { bookingById, bookingsByIds, seenBy } from '#modules/bookings'
import { homeForEditor, homesByIds, setAsksIdentity } from '#modules/homes'
import { plainPicture } from '#modules/media'
import { emailDecision } from './emails.ts'
import { decide, type Proof, proofOf, shownIn, staffProofs } from './proofs.ts'
import { submitIdentity } from './submit-identity.ts'

/** The team's list, without anything from the IDs themselves. */
const cardsOf = async (ctx: ReadCtx, proofs: readonly Proof[]): Promise<DeskIdentity[]> => {
  const bookings = await bookingsByIds(ctx, [...new Set(proofs.map(({ booking_id }) => booking_id))])
  const homes = new Map(
    (await homesByIds(ctx, [...new Set(proofs.map(({ home_id }) => home_id))])).map((one) => [one.id, one]),
  )
  const guests = await accountsByIds(ctx, [...new Set(proofs.map(({ guest_id }) => guest_id))])
  return proofs.flatMap(({ booking_id: id, home_id, guest_id, state, reason, sent_at, tries, erased_at }) => {
    const [booking, home, guest] = [bookings.get(id), homes.get(home_id), guests.get(guest_id)]
    if (!booking || !home || !sent_at) return []
    const { number, arrive, depart } = booking
    return {
      id,
      number,
      home: home.name,
      guest: `${guest?.firstName ?? ''} ${guest?.lastName ?? ''}`.trim(),
      arrive,
      depart,
      timeZone: home.timeZone,
      state,
      reason,
      sentAt: sent_at.toISOString(),
      tries,
      erasedAt: erased_at?.toISOString() ?? null,
    }
  })
}

export const routes: readonly Route[] = [
  route(
    sendIdentity,
    async ({ app, actor, params, body: { file, ...person }, write }) => {
      const guests = async (ctx: ReadCtx) => {
        const { booking, roles } = await seenBy(ctx, { accountId: actor.accountId, staff: false }, params.id)
        if (!roles.includes('guest')) throw notFound('This booking')
        return booking
      }
      // Only a picture submitted by a guest of this stay is opened.
      await app.work.read(guests)
      const picture = await plainPicture(await readFile(receivedFile(file).place), 'identity')
      return write(async (ctx) => {
        const booking = await guests(ctx)
        await submitIdentity(app, ctx, booking, { ...person, picture })
        return {}
      })
    },
    { allowance: { perMinute: 5 } },
  ),

  route(identityOfHome, ({ actor, params, read }) =>
    read(async (ctx) => ({ asks: (await homeForEditor(ctx, actor, params.id)).asksIdentitySince !== null })),
  ),

  route(askIdentity, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      await setAsksIdentity(ctx, id, body.asks)
      return {}
    }),
  ),

  route(identitiesOfDesk, ({ read, query: { bookingId } }) =>
    read(async (ctx) => {
      if (bookingId === undefined) return { identities: await cardsOf(ctx, await staffProofs(ctx)) }
      const proof = await proofOf(ctx, bookingId)
      return { identities: await cardsOf(ctx, proof ? [proof] : []) }
    }),
  ),

  // Viewing an ID is a write: the response is sent only after the view is logged.
  route(
    readIdentity,
    ({ app, actor, params, request }) =>
      app.work.write(async (ctx) => {
        const proof = await proofOf(ctx, params.id)
        const shown = proof && shownIn(app.seal, proof)
        if (!proof || !shown) throw notFound('This document')
        const { guest_id: accountId, tries } = proof
        const by = { by: actor.accountId, sessionId: actor.sessionId, address: request.ip }
        await noteSecurity(ctx, { accountId, kind: 'identity_read', ...by, details: { bookingId: params.id } })
        return { ...shown, tries }
      }),
    { allowance: { perMinute: 20 } },
  ),

  route(decideIdentity, ({ app, actor, params, body, write }) =>
    write(async (ctx) => {
      await decide(ctx, params.id, { ...body, by: actor.accountId })
      await emailDecision(app, ctx, await bookingById(ctx, params.id), body)
      return {}
    }),
  ),
]
