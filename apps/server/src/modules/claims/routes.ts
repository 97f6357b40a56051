import {
  acceptClaimOffer,
  answerClaim,
  claimsOfDesk,
  claimsOfOwner,
  claimsOfStay,
  decideClaim,
  escalateClaim,
  extendClaim,
  raiseClaim,
  withdrawClaim,
} from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Seen, seenBy } from '#modules/bookings'
import { homesOfOwner } from '#modules/homes'
import { paymentsOf } from '#modules/payments'
import {
  type ClaimRow,
  claimById,
  claimsOfBooking,
  claimsOfHomes,
  insertClaim,
  type Raiser,
  staffClaims,
  windowOf,
} from './claims.ts'
import { submitDecision } from './decision-approval.ts'
import { claimsForOwner, claimsForStaff, claimViews, staysOf } from './queries.ts'
import { type ClaimRole, timingOf } from './rules.ts'
import { accept, answer, escalate, extend, withdraw } from './transitions.ts'

const seen = (ctx: ReadCtx, actor: Person, bookingId: number): Promise<Seen> =>
  seenBy(ctx, { accountId: actor.accountId, staff: actsFor(actor, 'bookings') }, bookingId)

type Roles = Seen['roles']

/** The role in which someone could raise a claim; guests can't claim from themselves. */
const raiserOf = (roles: Roles): Raiser | null => {
  if (roles.includes('guest')) return null
  return roles.includes('owner') ? 'host' : roles.includes('staff') ? 'team' : null
}

/** A person's roles on a claim. The team decides on its own page. */
const partsIn = (roles: Roles, { raised_as }: Pick<ClaimRow, 'raised_as'>): ClaimRole[] => {
  if (roles.includes('guest')) return ['guest']
  return roles.includes(raised_as === 'host' ? 'owner' : 'staff') ? ['raiser'] : []
}

/** A claim for the parties to its stay. @throws Problem 404 for everyone else */
const partsOf = async (ctx: ReadCtx, actor: Person, id: number): Promise<{ parts: ClaimRole[]; roles: Roles }> => {
  const claim = await claimById(ctx, id)
  const { roles: bookingRoles } = await seen(ctx, actor, claim.booking_id).catch(() => {
    throw notFound('This claim')
  })
  return { parts: partsIn(bookingRoles, claim), roles: bookingRoles }
}

const shown = async (ctx: ReadCtx, row: ClaimRow, roles: Roles) => {
  const [claim] = await claimViews(ctx, [row], (one) => partsIn(roles, one))
  if (!claim) throw notFound('This claim')
  return { claim }
}

const allowance = { perMinute: 10 }

export const routes: readonly Route[] = [
  route(claimsOfStay, ({ actor, params, read }) =>
    read(async (ctx) => {
      const { booking, roles: bookingRoles } = await seen(ctx, actor, params.id)
      const window = await windowOf(ctx, booking)
      const paid = (await paymentsOf(ctx, booking.id)).filter(({ state }) => state === 'succeeded')
      const stay = (await staysOf(ctx, [booking])).get(booking.id)
      if (!stay) throw notFound('This booking')
      return {
        stay,
        claims: await claimViews(ctx, await claimsOfBooking(ctx, booking.id), (one) => partsIn(bookingRoles, one)),
        window: window && {
          opensAt: window.opensAt.toISOString(),
          closesAt: window.closesAt.toISOString(),
          photosBy: window.photosBy?.toISOString() ?? null,
        },
        mayRaise: raiserOf(bookingRoles) !== null && timingOf(window, booking.status, ctx.now) === 'open',
        card: bookingRoles.includes('guest') ? (paid.at(-1)?.method ?? null) : null,
      }
    }),
  ),

  route(
    raiseClaim,
    ({ actor, params, body, write }) =>
      write(async (ctx) => {
        const { booking, roles: bookingRoles } = await seen(ctx, actor, params.id)
        const as = raiserOf(bookingRoles)
        if (!as) throw notFound('This booking')
        const row = await insertClaim(ctx, booking, body, { by: actor.accountId, as })
        return shown(ctx, row, bookingRoles)
      }),
    { allowance },
  ),

  route(answerClaim, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { parts, roles: bookingRoles } = await partsOf(ctx, actor, params.id)
      return shown(ctx, await answer(ctx, params.id, parts, { ...body, by: actor.accountId }), bookingRoles)
    }),
  ),

  route(acceptClaimOffer, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { parts, roles: bookingRoles } = await partsOf(ctx, actor, params.id)
      return shown(ctx, await accept(ctx, params.id, parts, body.amount, actor.accountId), bookingRoles)
    }),
  ),

  route(escalateClaim, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { parts, roles: bookingRoles } = await partsOf(ctx, actor, params.id)
      return shown(ctx, await escalate(ctx, params.id, parts, { ...body, by: actor.accountId }), bookingRoles)
    }),
  ),

  route(withdrawClaim, ({ actor, params, write }) =>
    write(async (ctx) => {
      const { parts, roles: bookingRoles } = await partsOf(ctx, actor, params.id)
      return shown(ctx, await withdraw(ctx, params.id, parts, actor.accountId), bookingRoles)
    }),
  ),

  route(claimsOfOwner, ({ actor, read }) =>
    read(async (ctx) => {
      const homeIds = (await homesOfOwner(ctx, actor.accountId)).map(({ id }) => id)
      const rows = await claimsOfHomes(ctx, homeIds)
      return { claims: await claimsForOwner(ctx, rows, (one) => partsIn(['owner'], one)) }
    }),
  ),

  route(claimsOfDesk, ({ actor, read }) =>
    read(async (ctx) => ({ claims: await claimsForStaff(ctx, await staffClaims(ctx), actor.accountId) })),
  ),

  route(decideClaim, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { row, outcome } = await submitDecision(ctx, params.id, { ...body, by: actor.accountId })
      const [claim] = await claimsForStaff(ctx, [row], actor.accountId)
      if (!claim) throw notFound('This claim')
      return { claim, outcome }
    }),
  ),

  route(extendClaim, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const row = await extend(ctx, params.id, { answerBy: new Date(body.answerBy), by: actor.accountId })
      const [claim] = await claimsForStaff(ctx, [row], actor.accountId)
      if (!claim) throw notFound('This claim')
      return { claim }
    }),
  ),
]
