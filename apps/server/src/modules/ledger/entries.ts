import type { PlainDate } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import type { AccountCode } from './engine/chart.ts'
import type { JournalLine } from './engine/entry.ts'
import { db } from './tables.ts'

export type Entry = {
  id: number
  purpose: string
  source: string
  document: Said
  homeId: number | null
  bookingId: number | null
  reverses: number | null
  /** The business day, and the day the entry counts on in an owner's books. */
  occurredOn: PlainDate
  dated: PlainDate
  postedAt: Date
  lines: (JournalLine & { account: AccountCode })[]
}

export type EntryFilter = {
  ids?: readonly number[]
  bookingId?: number
  homeId?: number
  /** Entries with a line on this owner's account, or on the account of any of these owners. */
  ownerId?: number
  ownerIds?: readonly number[]
  purposes?: readonly string[]
  sources?: readonly string[]
  from?: PlainDate
  to?: PlainDate
}

const entryRows = async (ctx: ReadCtx, filter: EntryFilter) => {
  let query = db(ctx).selectFrom('ledger.entry as entry').selectAll()
  if (filter.ids) query = query.where('entry.id', 'in', filter.ids)
  if (filter.bookingId !== undefined) query = query.where('entry.booking_id', '=', filter.bookingId)
  if (filter.homeId !== undefined) query = query.where('entry.home_id', '=', filter.homeId)
  if (filter.sources) query = query.where('entry.source', 'in', filter.sources)
  if (filter.purposes) query = query.where('entry.purpose', 'in', filter.purposes)
  if (filter.from !== undefined) query = query.where('entry.dated', '>=', filter.from)
  if (filter.to !== undefined) query = query.where('entry.dated', '<=', filter.to)
  const ownerIds = filter.ownerId === undefined ? filter.ownerIds : [filter.ownerId]
  if (ownerIds)
    query = query.where('entry.id', 'in', ({ selectFrom }) =>
      selectFrom('ledger.line')
        .select('entry_id')
        .where('account', '=', 'payable:owner')
        .where('owner_id', '=', sql<number>`any(${ownerIds}::bigint[])`),
    )
  return await query.orderBy('entry.dated').orderBy('entry.id').execute()
}

/** Whether the books contain any entries: from then on their currency and calendar are fixed. */
export const hasMoved = async (ctx: ReadCtx): Promise<boolean> =>
  (await db(ctx).selectFrom('ledger.entry').select('id').limit(1).executeTakeFirst()) !== undefined

/** Entries with their lines, oldest first. */
export const entriesOf = async (ctx: ReadCtx, filter: EntryFilter): Promise<Entry[]> => {
  if (filter.ids?.length === 0) return []
  const entries = await entryRows(ctx, filter)
  if (entries.length === 0) return []
  const lines = await db(ctx)
    .selectFrom('ledger.line')
    .selectAll()
    .where('entry_id', '=', sql<number>`any(${entries.map((entry) => entry.id)}::bigint[])`)
    .orderBy('entry_id')
    .orderBy('ordinal')
    .execute()
  const ofEntry = Map.groupBy(lines, (line) => line.entry_id)
  return entries.map((entry) => ({
    id: entry.id,
    purpose: entry.purpose,
    source: entry.source,
    document: entry.document,
    homeId: entry.home_id,
    bookingId: entry.booking_id,
    reverses: entry.reverses,
    occurredOn: entry.occurred_on,
    dated: entry.dated,
    postedAt: entry.posted_at,
    lines: (ofEntry.get(entry.id) ?? []).map((line) => ({
      account: line.account as AccountCode,
      currency: line.currency,
      signed: line.amount_minor,
      homeId: line.home_id,
      bookingId: line.booking_id,
      ...(line.owner_id !== null && { ownerId: line.owner_id }),
      ...(line.partner_id !== null && { partnerId: line.partner_id }),
      ...(line.vendor_id !== null && { vendorId: line.vendor_id }),
      ...(line.authority !== null && { authority: line.authority }),
      ...(line.charge_code !== null &&
        line.charge_label && { charge: { code: line.charge_code, fee: line.fee_id, label: line.charge_label } }),
      why: line.why,
    })),
  }))
}

export const entryById = async (ctx: ReadCtx, entryId: number): Promise<Entry | undefined> =>
  (await entriesOf(ctx, { ids: [entryId] }))[0]
