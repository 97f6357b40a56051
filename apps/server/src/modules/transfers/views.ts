import type { Money, TransferCard, TransferData, TransferDue } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { entriesOf, transferDueFrom, trustPositions } from '#modules/ledger'
import { numberOf } from './commands.ts'
import {
  type InstructionRow,
  instructionById,
  instructionsPage,
  leftAlone,
  limitNow,
  linesOf,
  openInstruction,
} from './queries.ts'
import { needsSecond, refusalOf } from './rules.ts'

type Names = ReadonlyMap<number, { firstName: string; lastName: string }>

const namesOf = (ctx: ReadCtx, rows: readonly InstructionRow[]): Promise<Names> => {
  const ids = rows.flatMap((row) => [row.prepared_by, row.approved_by, row.sent_by, row.settled_by, row.canceled_by])
  return accountsByIds(ctx, [...new Set(ids.filter((id) => id !== null))])
}

const cardView = (row: InstructionRow, names: Names): TransferCard => {
  const person = (id: number | null) => {
    const known = id === null ? undefined : names.get(id)
    return id === null ? null : { id, name: known ? `${known.firstName} ${known.lastName}` : '' }
  }
  return {
    id: row.id,
    number: numberOf(row.id),
    direction: row.direction,
    amount: { amount: row.amount_minor, currency: row.currency },
    state: row.state,
    note: row.note,
    preparedBy: person(row.prepared_by),
    preparedAt: row.prepared_at.toISOString(),
    approvedBy: person(row.approved_by),
    approvedAt: row.approved_at?.toISOString() ?? null,
    sentBy: person(row.sent_by),
    sentOn: row.sent_on,
    reference: row.reference,
    settledBy: person(row.settled_by),
    settledOn: row.settled_on,
    canceledBy: person(row.canceled_by),
    cancelReason: row.cancel_reason,
  }
}

/** One page of transfers, latest first. */
export const transferCards = async (ctx: ReadCtx, page: { page: number; perPage: number }) => {
  const { rows, total } = await instructionsPage(ctx, page)
  const names = await namesOf(ctx, rows)
  return { total, cards: rows.map((row) => cardView(row, names)) }
}

/** What is due between the two accounts, by currency. */
export const duesNow = async (ctx: ReadCtx): Promise<TransferDue[]> => {
  const dues: TransferDue[] = []
  for (const position of await trustPositions(ctx)) {
    const { currency } = position
    const due = await transferDueFrom(ctx, position)
    const open = await openInstruction(ctx, currency)
    if (due) dues.push({ ...due, amount: { amount: due.amount, currency }, openId: open?.id ?? null })
  }
  return dues
}

/** A transfer in full, and why this person can't act on it now. */
export const transferView = async (
  ctx: ReadCtx,
  id: number,
  by: number,
  firstLimit: number | null,
): Promise<TransferData> => {
  const row = await instructionById(ctx, id)
  const lines = await linesOf(ctx, id)
  const entries = new Map(
    (await entriesOf(ctx, { ids: lines.map(({ entry_id }) => entry_id) })).map((entry) => [entry.id, entry]),
  )
  const money = (amount: number): Money => ({ amount, currency: row.currency })
  const limit = await leftAlone(ctx, row, firstLimit)
  const status = { state: row.state, amount: row.amount_minor, preparedBy: row.prepared_by }
  const refusal = (act: 'approve' | 'send' | 'settle' | 'cancel') => refusalOf(act, status, { by, limit })
  const [from, to] =
    row.direction === 'to_operating'
      ? (['cash:trust', 'cash:operating'] as const)
      : (['cash:operating', 'cash:trust'] as const)
  return {
    ...cardView(row, await namesOf(ctx, [row])),
    from: { account: from },
    to: { account: to },
    opening: money(row.opening_minor),
    retained: money(row.retained_minor),
    entries: lines.map(({ entry_id, amount_minor }) => {
      const entry = entries.get(entry_id)
      return {
        entryId: entry_id,
        on: entry?.dated ?? '',
        document: entry?.document ?? '',
        bookingId: entry?.bookingId ?? null,
        amount: money(amount_minor),
      }
    }),
    entryId: row.entry_id,
    needsSecond: needsSecond(status, limit),
    limit: money(await limitNow(ctx, row, firstLimit)),
    refusals: {
      approve: refusal('approve'),
      send: refusal('send'),
      settle: refusal('settle'),
      cancel: refusal('cancel'),
    },
  }
}
