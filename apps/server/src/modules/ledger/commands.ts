import type { PlainDate } from '@porchlight/contract'
import { type Said, textOf } from '@porchlight/wording'
import { sql } from 'kysely'
import { businessDay } from '#kernel/company'
import type { WriteCtx } from '#kernel/work'
import { type EntryLine, entryFault, type JournalLine, journalLine } from './engine/entry.ts'
import { entryById } from './entries.ts'
import { db, type LedgerTables } from './tables.ts'

export type NewEntry = {
  /** What happened, once per source: `capture`, `recognition`, `payout` … */
  purpose: string
  /** What caused it: `payment:12`, `booking:5`. Unique together with the purpose. */
  source: string
  /** The document behind it, as people refer to it: `Booking PL-20455`. */
  document: Said | string
  currency: string
  homeId?: number | null
  bookingId?: number | null
  /** When it is posted; now by default. */
  at?: Date
  /** The accounting date; by default, the company's day of `at`. Stays use the day their contract earns them on. */
  on?: PlainDate
  lines: readonly EntryLine[]
}

export type Posted = { entryId: number; dated: PlainDate }

const ownersIn = (lines: readonly JournalLine[]): number[] => {
  const owners = lines.filter((line) => line.account === 'payable:owner').map((line) => Number(line.ownerId))
  return [...new Set(owners)].sort((a, b) => a - b)
}

/** Waits for other transactions on these owners. Entries are numbered afterward, so the numbers follow that order. */
const openDay = (owners: readonly number[], on: PlainDate) =>
  sql<PlainDate>`ledger.first_open_day(${owners}::bigint[], ${on}::date)`

const firstOpenDay = async (ctx: WriteCtx, owners: readonly number[], on: PlainDate): Promise<PlainDate> => {
  const { rows } = await sql<{ day: PlainDate }>`
    select ${openDay(owners, on)} as day`.execute(db(ctx))
  return rows[0]?.day ?? on
}

type Insert = { entry: NewEntry; lines: readonly JournalLine[]; reverses: number | null }

const dayOf = (ctx: WriteCtx, { on, at }: NewEntry): PlainDate => on ?? businessDay(ctx.companyZone, at ?? ctx.now)

const entryInsert = (
  ctx: WriteCtx,
  tables: Pick<ReturnType<typeof db>, 'insertInto'>,
  { entry, lines, reverses }: Insert,
  dated: PlainDate | ReturnType<typeof openDay>,
) =>
  tables
    .insertInto('ledger.entry')
    .values({
      home_id: entry.homeId ?? null,
      booking_id: entry.bookingId ?? null,
      purpose: entry.purpose,
      source: entry.source,
      document: JSON.stringify(textOf(entry.document)),
      reverses,
      occurred_on: dayOf(ctx, entry),
      dated,
      posted_at: entry.at ?? ctx.now,
      line_count: lines.length,
    })
    .onConflict((conflict) => conflict.columns(['source', 'purpose']).doNothing())
    .returning(['id', 'dated'])

const lineRow = (line: JournalLine, index: number) => ({
  ordinal: index + 1,
  account: line.account,
  currency: line.currency,
  amount_minor: line.signed,
  home_id: line.homeId ?? null,
  booking_id: line.bookingId ?? null,
  owner_id: line.ownerId ?? null,
  partner_id: line.partnerId ?? null,
  vendor_id: line.vendorId ?? null,
  authority: line.authority ?? null,
  charge_code: line.charge?.code ?? null,
  fee_id: line.charge?.fee ?? null,
  charge_label: line.charge?.label ?? null,
  why: line.why,
})

const fingerprint = (lines: readonly { account: string; currency: string; amount_minor: number }[]): string =>
  lines.map((line) => `${line.account} ${line.currency} ${line.amount_minor}`).join('\n')

/**
 * Posting the same thing twice posts it once; posting something different under the same source is an error of the
 * caller.
 */
const postedBefore = async (ctx: WriteCtx, entry: NewEntry, lines: readonly JournalLine[]): Promise<Posted> => {
  const known = await db(ctx)
    .selectFrom('ledger.entry')
    .select(['id', 'dated'])
    .where('source', '=', entry.source)
    .where('purpose', '=', entry.purpose)
    .executeTakeFirstOrThrow()
  const stored = await db(ctx)
    .selectFrom('ledger.line')
    .select(['account', 'currency', 'amount_minor'])
    .where('entry_id', '=', known.id)
    .orderBy('ordinal')
    .execute()
  if (fingerprint(stored) !== fingerprint(lines.map(lineRow)))
    throw new Error(`${entry.purpose} of ${entry.source} is already posted with other lines, as entry ${known.id}`)
  return { entryId: known.id, dated: known.dated }
}

const lineColumns = [
  'ordinal',
  'account',
  'currency',
  'amount_minor',
  'home_id',
  'booking_id',
  'owner_id',
  'partner_id',
  'vendor_id',
  'authority',
  'charge_code',
  'fee_id',
  'charge_label',
  'why',
] as const satisfies readonly (keyof ReturnType<typeof lineRow>)[]

const stored = (lines: readonly JournalLine[]) =>
  sql<
    LedgerTables['ledger.line']
  >`jsonb_populate_recordset(null::ledger.line, ${JSON.stringify(lines.map(lineRow))}::jsonb)`

/** One statement for both; nothing is inserted if the entry was posted before. */
const insertAtOnce = async (ctx: WriteCtx, insert: Insert): Promise<Posted | undefined> => {
  const row = await db(ctx)
    .with('entry', (tables) => entryInsert(ctx, tables, insert, openDay([], dayOf(ctx, insert.entry))))
    .insertInto('ledger.line')
    .columns(['entry_id', ...lineColumns])
    .expression(({ selectFrom }) =>
      selectFrom(['entry', stored(insert.lines).as('line')])
        .select('entry.id')
        .select(lineColumns.map((column) => `line.${column}` as const)),
    )
    .returning(['entry_id', ({ selectFrom }) => selectFrom('entry').select('dated').$asScalar().$notNull().as('dated')])
    .executeTakeFirst()
  return row && { entryId: row.entry_id, dated: row.dated }
}

/** The lines of owners need the entry in the journal: its date depends on their books, and is checked with each line. */
const insertInTurn = async (ctx: WriteCtx, insert: Insert, owners: readonly number[]): Promise<Posted | undefined> => {
  const dated = await firstOpenDay(ctx, owners, dayOf(ctx, insert.entry))
  const row = await entryInsert(ctx, db(ctx), insert, dated).executeTakeFirst()
  if (!row) return undefined
  await db(ctx)
    .insertInto('ledger.line')
    .columns(['entry_id', ...lineColumns])
    .expression(({ selectFrom }) =>
      selectFrom(stored(insert.lines).as('line'))
        .select(sql<number>`${row.id}::bigint`.as('entry_id'))
        .select(lineColumns.map((column) => `line.${column}` as const)),
    )
    .execute()
  return { entryId: row.id, dated: row.dated }
}

const append = async (ctx: WriteCtx, entry: NewEntry, lines: readonly JournalLine[], reverses: number | null) => {
  const fault = entryFault(lines)
  if (fault) throw new Error(`${entry.purpose} of ${entry.source} cannot be posted: ${fault}`)
  const owners = ownersIn(lines)
  const insert = { entry, lines, reverses }
  const posted = owners.length === 0 ? await insertAtOnce(ctx, insert) : await insertInTurn(ctx, insert, owners)
  return posted ?? (await postedBefore(ctx, entry, lines))
}

/**
 * Appends one balanced entry (R44). Posting the same entry again returns the first one. An entry for an owner whose
 * books for that day are closed counts on their first open day (R48).
 * @throws Error when the entry does not balance, or the source has already posted something else for this purpose.
 */
export const post = async (ctx: WriteCtx, entry: NewEntry): Promise<Posted> =>
  await append(
    ctx,
    entry,
    entry.lines.map((line) => journalLine(line, entry)),
    null,
  )

/**
 * Older entries moved the operator's part of a stay between the bank accounts directly. Their reversal leaves the cash
 * to a transfer and moves the amount due instead.
 */
const dueInsteadOfCash = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.some(({ account }) => account === 'cash:operating')
    ? lines.map((line): JournalLine => {
        if (line.account === 'cash:trust') return { ...line, account: 'payable:operator' }
        return line.account === 'cash:operating' ? { ...line, account: 'receivable:trust' } : line
      })
    : [...lines]

/** Reverses an entry with its mirror image, which names it. An entry is reversed once. */
export const reverse = async (
  ctx: WriteCtx,
  entryId: number,
  why: Said,
  when: { at?: Date; on?: PlainDate } = {},
): Promise<Posted> => {
  const entry = await entryById(ctx, entryId)
  if (!entry) throw new Error(`there is no entry ${entryId} to reverse`)
  const mirrored = entry.lines.map((line) => ({ ...line, signed: -line.signed, why }))
  const lines = entry.purpose === 'operator-transfer' ? mirrored : dueInsteadOfCash(mirrored)
  const mirror: NewEntry = {
    ...when,
    purpose: 'reversal',
    source: `entry:${entryId}`,
    document: entry.document,
    currency: lines[0]?.currency ?? '',
    homeId: entry.homeId,
    bookingId: entry.bookingId,
    lines: [],
  }
  return await append(ctx, mirror, lines, entryId)
}

/** Closes an owner's books through a day; anything later is dated after it (R48). Hold the owner's lock. */
export const closePeriod = async (ctx: WriteCtx, ownerId: number, until: PlainDate): Promise<void> => {
  await db(ctx).insertInto('ledger.closed_period').values({ owner_id: ownerId, until, closed_at: ctx.now }).execute()
}

/** Closes everyone's books through a day. Hold the owners' locks; the lock on the books is taken here. */
export const closeAllBooks = async (ctx: WriteCtx, until: PlainDate): Promise<void> => {
  await sql`select pg_advisory_xact_lock(ledger.lock_key('books', 'all'))`.execute(db(ctx))
  await db(ctx).insertInto('ledger.closed_books').values({ until, closed_at: ctx.now }).execute()
}

/**
 * Makes this transaction the only one that decides about a sub-ledger until it ends: what an owner has, what a booking
 * has paid, what the trust holds in a currency. Postings to an owner wait for the lock holder.
 */
export const lockSubledger = async (
  ctx: WriteCtx,
  kind: 'owner' | 'booking' | 'trust',
  id: number | string,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(ledger.lock_key(${kind}, ${String(id)}))`.execute(db(ctx))
}
