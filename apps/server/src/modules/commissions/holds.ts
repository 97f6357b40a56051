import { type CommissionHold, type Program, type Withholding, withholdingOfForm } from '@porchlight/contract'
import type { Insertable } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { undecidedBookings } from '#modules/attribution'
import { homesByIds } from '#modules/homes'
import { isLicensedIn, withoutAgencyNumber } from '#modules/partners'
import { foreignStatusOf, type PayoutAccountRow, payoutAccountAt, taxFormOf } from '#modules/payees'
import { awaitingReview } from './own-stays.ts'
import { type CommissionRow, type CommissionsTables, db } from './tables.ts'

export type PayeeHolds = {
  account: PayoutAccountRow | undefined
  /** Holds on all of this partner's commissions; with `tax_form` alone they can be paid with backup withholding. */
  holds: CommissionHold[]
  /** What a payout now withholds; the IRS requires `backup` of some payees, and of those without a tax number (R54). */
  withholding: Withholding
}

/** What keeps a partner from being paid (R54, R56). Who is paid abroad and signed no W-9 states their foreign status, which expires. */
export const payeeHolds = async (ctx: ReadCtx, partnerId: number): Promise<PayeeHolds> => {
  const { account, waitsUntil } = await payoutAccountAt(ctx, partnerId)
  const foreign = await foreignStatusOf(ctx, partnerId, 'services')
  // The form that was signed last counts.
  const form = foreign ? null : await taxFormOf(ctx, partnerId)
  const isForeign = foreign !== null && foreign.expiresOn >= ctx.today
  const holds: CommissionHold[] = []
  if (!account) holds.push(waitsUntil ? 'cooling_off' : 'account')
  if (account?.kind === 'stripe') holds.push('stripe')
  if (!form && !isForeign) holds.push(foreign || account?.kind === 'iban' ? 'foreign_status' : 'tax_form')
  const isBackup = form?.backupWithholding || holds.includes('tax_form')
  const withholding = isForeign ? withholdingOfForm(foreign) : isBackup ? 'backup' : 'none'
  return { account, holds, withholding }
}

const disputed = async (ctx: ReadCtx, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db(ctx)
    .selectFrom('commissions.dispute')
    .select('commission_id')
    .where('commission_id', 'in', [...ids])
    .where('answered_at', 'is', null)
    .execute()
  return new Set(rows.map(({ commission_id }) => commission_id))
}

/** Commissions of brokers whose license isn't currently valid in the home's state (R61). */
const unlicensed = async (ctx: ReadCtx, rows: readonly CommissionRow[]): Promise<Set<number>> => {
  const brokers = rows.filter(
    ({ source, license_at_booking, home_id }) =>
      (source === 'broker' || license_at_booking !== null) && home_id !== null,
  )
  const homes = await homesByIds(ctx, [...new Set(brokers.flatMap(({ home_id }) => home_id ?? []))])
  const states = new Map(homes.map(({ id, state }) => [id, state]))
  const known = new Map<string, boolean>()
  const found = new Set<number>()
  for (const { id, home_id, partner_id } of brokers) {
    const state = states.get(home_id ?? 0)
    if (!state) continue
    const key = `${partner_id} ${state}`
    if (!known.has(key)) known.set(key, await isLicensedIn(ctx, partner_id, state))
    if (!known.get(key)) found.add(id)
  }
  return found
}

/** Whether a broker's license is currently valid in a home's state; null: none is needed (R61). */
export const isLicensedFor = async (
  ctx: ReadCtx,
  {
    program,
    home_id,
    partner_id,
  }: Pick<Insertable<CommissionsTables['commissions.commission']>, 'home_id' | 'partner_id'> & { program: Program },
): Promise<boolean | null> => {
  if (program !== 'broker' || !home_id) return null
  const [home] = await homesByIds(ctx, [home_id])
  return home?.state ? isLicensedIn(ctx, partner_id, home.state) : null
}

/** What holds single commissions: an agent without a valid IATA or CLIA number (R57), a dispute, a guest who may be the partner, a booking that other partners brought or claim, or a license that was not valid in the home's state at booking or is not now (R61). */
export const holdsOf = async (ctx: ReadCtx, rows: readonly CommissionRow[]): Promise<Map<number, CommissionHold[]>> => {
  const open = await disputed(
    ctx,
    rows.map(({ id }) => id),
  )
  const unsure = await awaitingReview(
    ctx,
    rows.map(({ id }) => id),
  )
  const guestRows = rows.filter(({ kind }) => kind === 'guest')
  const contested = await undecidedBookings(
    ctx,
    guestRows.flatMap(({ booking_id }) => booking_id ?? []),
  )
  const waiting = await unlicensed(ctx, rows)
  const unnumbered = await withoutAgencyNumber(
    ctx,
    rows.flatMap(({ source, partner_id }) => (source === 'agent' ? partner_id : [])),
  )
  return new Map(
    rows.map(({ id, kind, source, partner_id, booking_id, license_at_booking }) => [
      id,
      [
        ...(open.has(id) ? (['dispute'] as const) : []),
        ...(unsure.has(id) ? (['own_stay'] as const) : []),
        ...(kind === 'guest' && contested.has(booking_id ?? 0) ? (['conflict'] as const) : []),
        ...(waiting.has(id) ? (['license'] as const) : []),
        ...(license_at_booking === false ? (['license_at_booking'] as const) : []),
        ...(source === 'agent' && unnumbered.has(partner_id) ? (['iata'] as const) : []),
      ],
    ]),
  )
}
