import { type StayPrepared, type StayToPrepare, soldStatuses } from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { acceptedAt, currentTemplate } from '#modules/agreements'
import type { Booking, Seen } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { identityOf } from '#modules/identity'
import { entriesOf } from './access.ts'
import { guideOf, keysOf, type StoredGuide } from './guides.ts'
import { invitationOf } from './invitations.ts'
import { planOf } from './plans.ts'
import { canPlan, keysFrom } from './rules.ts'
import { planView } from './views.ts'

/** Features to swim in. */
const water = new Set(['pool', 'heated_pool', 'hot_tub'])

const poolOf = async (ctx: ReadCtx, { homeId, guestId }: Booking): Promise<StayPrepared['pool']> => {
  const { amenities } = await homeById(ctx, homeId)
  if (!amenities.some((code) => water.has(code))) return null
  const { version } = await currentTemplate(ctx, 'pool-policy')
  const at = await acceptedAt(ctx, guestId, { type: 'pool-policy', version })
  return { version, acceptedAt: at?.toISOString() ?? null }
}

/** Keys are for the guest alone, and only while they are available; owner and team have them in the guide. */
const keysFor = async (
  ctx: ReadCtx,
  seal: Seal,
  { booking, roles }: Seen,
  stored: StoredGuide | undefined,
): Promise<StayPrepared['keys']> => {
  const { checkInAt, checkOutAt } = booking
  const state = (await entriesOf(ctx, [booking])).get(booking.id)?.doorCode ?? 'none'
  const reported = state === 'open' && stored && roles.includes('guest') ? keysOf(seal, booking.homeId, stored) : null
  return {
    state,
    from: keysFrom(checkInAt).toISOString(),
    until: checkOutAt.toISOString(),
    doorCode: reported?.doorCode || null,
    wifiKey: reported?.wifiKey || null,
  }
}

/** For the guest alone, as long as friends can join by it. */
const invitationFor = async (ctx: ReadCtx, { booking, roles }: Seen): Promise<StayPrepared['invitation']> => {
  if (!roles.includes('guest') || !canPlan(booking, ctx.now)) return null
  const made = await invitationOf(ctx, booking.id)
  return made ? { showsAddress: made.shows_address, madeAt: made.made_at.toISOString() } : null
}

/** What the guest still has to do, for someone with these roles. */
export const toPrepare = async (ctx: ReadCtx, { booking, roles }: Seen): Promise<StayToPrepare> => ({
  plan: planView(await planOf(ctx, booking.id)),
  open: canPlan(booking, ctx.now) && roles.includes('guest'),
  pool: await poolOf(ctx, booking),
  identity: await identityOf(ctx, booking),
})

/** Everything about a stay's preparation, for someone with these roles. */
export const preparedFor = async (ctx: ReadCtx, seal: Seal, seen: Seen): Promise<StayPrepared> => {
  const { booking } = seen
  const stored = await guideOf(ctx, booking.homeId)
  const prepared = await toPrepare(ctx, seen)
  return {
    ...prepared,
    openToTeam: canPlan(booking, ctx.now) && seen.roles.includes('staff'),
    invitation: await invitationFor(ctx, seen),
    guide: soldStatuses.includes(booking.status) ? (stored?.guide ?? null) : null,
    keys: await keysFor(ctx, seal, seen, stored),
  }
}
