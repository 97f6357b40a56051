import type {
  Commission,
  CommissionChange,
  CommissionState,
  CommissionTotal,
  Money,
  StaffCommission,
} from '@porchlight/contract'
import { commissionStates } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { pendingBySubject } from '#modules/approvals'
import { attributionTerms } from '#modules/attribution'
import { bookingsByIds } from '#modules/bookings'
import { homesByIds } from '#modules/homes'
import { cardPicturesOf, pictureView } from '#modules/media'
import { subjectOf } from './approval-facts.ts'
import { holdsOf } from './holds.ts'
import { invoiceNumbersOf } from './invoices.ts'
import {
  type ChangeRow,
  type CommissionRow,
  changesOf,
  type DisputeRow,
  disputesOf,
  disputeUntil,
  lastChanges,
  mainCurrency,
  partnersWithCommissions,
  type StateSum,
} from './queries.ts'
import { rentOf } from './rules.ts'

type Named = { firstName: string; lastName: string } | undefined
const nameOf = (account: Named): string => (account ? `${account.firstName} ${account.lastName}` : '')

/** "Ada Q.": enough for the partner to recognize the guest, and no more than that. */
const shortName = (account: Named): string =>
  account ? [account.firstName, account.lastName && `${account.lastName.slice(0, 1)}.`].filter(Boolean).join(' ') : ''

const disputeView = (row: DisputeRow | undefined): Commission['dispute'] =>
  row
    ? {
        reason: row.reason,
        openedAt: row.opened_at.toISOString(),
        answerBy: row.answer_by,
        answer: row.answer,
        upheld: row.upheld,
      }
    : null

const upcoming: ReadonlySet<CommissionState> = new Set(['tracked', 'booked'])
const unpaid: ReadonlySet<CommissionState> = new Set(['earned', 'approved', 'scheduled'])

const nextOf = ({ state, due_on }: CommissionRow, depart: string | undefined): string | null => {
  if (upcoming.has(state)) return depart ?? null
  return unpaid.has(state) ? due_on : null
}

/** The data that readers on either side need for some commissions. */
const load = async (ctx: ReadCtx, rows: readonly CommissionRow[]) => {
  const ids = rows.map(({ id }) => id)
  const bookings = await bookingsByIds(
    ctx,
    rows.flatMap(({ booking_id }) => booking_id ?? []),
  )
  const homes = await homesByIds(ctx, [...new Set([...bookings.values()].map(({ homeId }) => homeId))])
  const changes = await lastChanges(ctx, ids)
  const people = [
    ...[...bookings.values()].map(({ guestId }) => guestId),
    ...rows.map(({ partner_id }) => partner_id),
    ...[...changes.values()].flatMap(({ by_account }) => by_account ?? []),
  ]
  const terms = await attributionTerms(ctx)
  return {
    bookings,
    homes: new Map(homes.map((home) => [home.id, home])),
    pictures: await cardPicturesOf(
      ctx,
      'home',
      homes.map(({ id }) => id),
    ),
    changes,
    accounts: await accountsByIds(ctx, [...new Set(people)]),
    disputes: await disputesOf(ctx, ids),
    disputeUntil: new Map(rows.map((row) => [row.id, disputeUntil(ctx, row, terms)])),
    holds: await holdsOf(ctx, rows),
    invoices: await invoiceNumbersOf(ctx, ids),
  }
}

type Loaded = Awaited<ReturnType<typeof load>>

const viewOf = (row: CommissionRow, loaded: Loaded, guestName: (account: Named) => string): Commission => {
  const { bookings, homes, pictures, changes, accounts, disputes, holds, invoices } = loaded
  const booking = bookings.get(row.booking_id ?? 0)
  const change = changes.get(row.id)
  const [picture] = (booking && pictures.get(booking.homeId)) ?? []
  const money = (amount: number) => ({ amount, currency: row.currency })
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    amount: money(row.amount_minor),
    // Less what was paid in excess and is written off.
    paid: money(row.settled_minor - row.forgiven_minor),
    rate: row.basis_points,
    booking: booking
      ? {
          number: booking.number,
          guest: guestName(accounts.get(booking.guestId)),
          home: homes.get(booking.homeId)?.name ?? '',
          homeId: booking.homeId,
          image: picture ? pictureView(picture) : null,
          arrive: booking.arrive,
          depart: booking.depart,
        }
      : null,
    agent: null,
    note: row.note,
    changedAt: (change?.at ?? row.changed_at).toISOString(),
    reason: change?.reason ?? 'tracked',
    changedBy: change?.by_account ? nameOf(accounts.get(change.by_account)) : null,
    nextOn: nextOf(row, booking?.depart),
    holds: unpaid.has(row.state) ? (holds.get(row.id) ?? []) : [],
    dispute: disputeView(disputes.get(row.id)),
    disputeUntil: loaded.disputeUntil.get(row.id) ?? '',
    invoice: invoices.get(row.id) ?? null,
  }
}

/** Commissions as seen by their partner, or by the lead of their agency, who also sees whose they are. */
export const commissionViews = async (
  ctx: ReadCtx,
  rows: readonly CommissionRow[],
  readerId: number,
): Promise<Commission[]> => {
  const loaded = await load(ctx, rows)
  return rows.map((row) => ({
    ...viewOf(row, loaded, shortName),
    agent: row.partner_id === readerId ? null : nameOf(loaded.accounts.get(row.partner_id)),
  }))
}

/** Shares of another commission have no rent of their own. */
const rentBehind = ({ booking_id, currency }: CommissionRow, { bookings }: Loaded): Money | null => {
  const booking = bookings.get(booking_id ?? 0)
  return booking ? { amount: rentOf(booking), currency } : null
}

/** Commissions as the team sees them. */
export const staffViews = async (ctx: ReadCtx, rows: readonly CommissionRow[]): Promise<StaffCommission[]> => {
  const loaded = await load(ctx, rows)
  const approval = await pendingBySubject(ctx, 'partner_commission')
  const correction = await pendingBySubject(ctx, 'commission_rate')
  return rows.map((row) => ({
    ...viewOf(row, loaded, nameOf),
    bookingId: row.booking_id,
    partner: { id: row.partner_id, name: nameOf(loaded.accounts.get(row.partner_id)) },
    code: row.code,
    bearer: row.bearer,
    rent: rentBehind(row, loaded),
    fileId: row.file_id,
    pending: approval.has(subjectOf(row.id)) || correction.has(subjectOf(row.id)),
  }))
}

/** Everyone who has a commission, by name. */
export const partnerNames = async (ctx: ReadCtx): Promise<{ id: number; name: string }[]> => {
  const accounts = await accountsByIds(ctx, await partnersWithCommissions(ctx))
  return [...accounts]
    .map(([id, account]) => ({ id, name: nameOf(account) }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

export const changeViews = async (ctx: ReadCtx, row: CommissionRow): Promise<CommissionChange[]> => {
  const rows: ChangeRow[] = await changesOf(ctx, row.id)
  const accounts = await accountsByIds(
    ctx,
    rows.flatMap(({ by_account }) => by_account ?? []),
  )
  return rows.map((change) => ({
    at: change.at.toISOString(),
    by: change.by_account ? nameOf(accounts.get(change.by_account)) : null,
    from: change.from_state,
    to: change.to_state,
    amount: { amount: change.amount_minor, currency: row.currency },
    reason: change.reason,
    note: change.note,
    rule: change.rule,
  }))
}

/** Every state in order, in the currency with the most bookings. */
export const totalsView = (sums: readonly StateSum[]): CommissionTotal[] => {
  const currency = mainCurrency(sums)
  return commissionStates.map((state) => {
    const sum = sums.find((one) => one.state === state && one.currency === currency)
    return { state, count: sum?.count ?? 0, amount: { amount: sum?.amount ?? 0, currency } }
  })
}
