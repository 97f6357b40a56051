import type { Money } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balanceOf } from './balances.ts'
import { lockSubledger, type NewEntry, type Posted, post } from './commands.ts'
import { credit, debit, type EntryLine } from './engine/entry.ts'
import { chargedAhead } from './owner-funds.ts'
import { db } from './tables.ts'
import { type TrustPosition, trustPositions } from './trust.ts'

/** Lines that move money from the operator’s account into the trust, or out of it if negative, in both books. */
const moveLines = (amount: number): EntryLine[] =>
  amount > 0
    ? [
        debit('cash:trust', amount),
        credit('payable:operator', amount),
        debit('receivable:trust', amount),
        credit('cash:operating', amount),
      ]
    : [
        debit('payable:operator', -amount),
        credit('cash:trust', -amount),
        debit('cash:operating', -amount),
        credit('receivable:trust', -amount),
      ]

/**
 * The operator’s part of stays that aren't fully received: the guest owes it, or the card processor holds it. The
 * operator draws last.
 */
const waitingForGuests = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(least(owed, operators)), 0)::bigint as waiting
    from (
      select booking_id, greatest(coalesce(sum(amount_minor) filter (where account = 'receivable:guest'), 0), 0)
          + greatest(coalesce(sum(amount_minor) filter (where account <> 'receivable:guest'), 0), 0) as owed
      from ledger.current_balance
      where account in ('receivable:guest', 'processor:clearing', 'cash:received') and currency = ${currency}
        and booking_id is not null
      group by booking_id
    ) as stay cross join lateral (
      select coalesce(-sum(amount_minor), 0) as operators from ledger.line
      where line.booking_id = stay.booking_id and account = 'payable:operator' and line.currency = ${currency}
    ) as drawn
    where owed > 0 and operators > 0`.execute(db(ctx))
  return rows[0]?.waiting ?? 0
}

type Claim = Pick<TrustPosition, 'currency' | 'operatorClaim'>

/**
 * The operator's part that was received and that no owner needs: neither those with a negative balance, nor those
 * charged more than was received for them. If negative, money owed to the operator hasn't arrived yet (R46).
 */
export const operatorReceived = async (ctx: ReadCtx, { currency, operatorClaim }: Claim): Promise<number> =>
  operatorClaim - (await waitingForGuests(ctx, currency)) - (await chargedAhead(ctx, currency))

/** What the operator can take out of the trust now (R46). */
export const operatorMayTake = async (ctx: ReadCtx, position: Claim & { cash: number }): Promise<number> =>
  Math.max(0, Math.min(await operatorReceived(ctx, position), position.cash))

/** The transfer the bank should make between the trust and operating accounts, in minor units. */
export type TransferDue = { direction: 'to_operating' | 'to_trust'; amount: number }

/**
 * The transfer due between trust and operator, as far as cash is available: the operator takes out what is its own, was
 * received, and isn't needed by an owner with a negative balance (R46), or pays in what it owes (R55). Null if there is
 * nothing to move.
 */
export const transferDueFrom = async (ctx: ReadCtx, position: TrustPosition): Promise<TransferDue | null> => {
  const { currency } = position
  const due: TransferDue =
    position.operatorClaim < 0
      ? {
          direction: 'to_trust',
          amount: Math.min(-position.operatorClaim, Math.max(0, await balanceOf(ctx, 'cash:operating', { currency }))),
        }
      : { direction: 'to_operating', amount: await operatorMayTake(ctx, position) }
  return due.amount > 0 ? due : null
}

/** The same for a currency, as the books are now. */
export const transferDue = async (ctx: ReadCtx, currency: string): Promise<TransferDue | null> => {
  const [position] = await trustPositions(ctx, currency)
  return position ? transferDueFrom(ctx, position) : null
}

/**
 * Records that the bank moved money between the two accounts as instructed; the only entry that moves cash between
 * them.
 */
export const postTransfer = (
  ctx: WriteCtx,
  { direction, amount }: TransferDue,
  cause: Pick<NewEntry, 'source' | 'document' | 'currency' | 'on'>,
): Promise<Posted> =>
  post(ctx, {
    ...cause,
    purpose: 'operator-transfer',
    lines: moveLines(direction === 'to_trust' ? amount : -amount),
  })

/**
 * What the trust would still lack if the operator gave everything it has, in minor units; zero while it can cover what
 * it owes.
 */
export const operatorLacks = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const owed = await operatorOwes(ctx, currency)
  return Math.max(0, owed - Math.max(0, await balanceOf(ctx, 'cash:operating', { currency })))
}

/** What the operator owes the trust in a currency, in minor units; zero if it owes nothing (R55). */
export const operatorOwes = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const [position] = await trustPositions(ctx, currency)
  return Math.max(0, -(position?.operatorClaim ?? 0))
}

/**
 * Records the operator's own money paid into the trust from outside these books (R55): at most what it owes, because no
 * excess belongs in the trust.
 * @param source names the transfer; it counts once
 * @throws Problem 409 not_needed; 422 invalid_input
 */
export const fillTrust = async (
  ctx: WriteCtx,
  { amount: { amount, currency }, reference, source }: { amount: Money; reference: string; source: string },
): Promise<Posted> => {
  await lockSubledger(ctx, 'trust', currency)
  if (amount <= 0) throw new Problem(422, 'invalid_input', 'Enter an amount.', undefined, { required: ['amount'] })
  const owed = await operatorOwes(ctx, currency)
  if (amount > owed)
    throw new Problem(409, 'not_needed', 'This is more than the operator owes the trust.', {
      owed: { amount: owed, currency },
    })
  return await post(ctx, {
    purpose: 'capital',
    source,
    document: reference,
    currency,
    lines: [
      debit('cash:trust', amount),
      credit('payable:operator', amount),
      debit('receivable:trust', amount),
      credit('equity:operator', amount),
    ],
  })
}

/**
 * Entries after a given one that changed what the trust owes the operator in a currency, except transfers; oldest
 * first.
 */
export const operatorEntries = async (
  ctx: ReadCtx,
  { currency, after }: { currency: string; after: number },
): Promise<{ entryId: number; amount: number }[]> => {
  const { rows } = await sql<{ entryId: number; amount: number }>`
    select entry.id as "entryId", (-sum(line.amount_minor))::bigint as amount
    from ledger.line join ledger.entry on entry.id = line.entry_id
    where line.account = 'payable:operator' and line.currency = ${currency} and entry.id > ${after}
      and entry.purpose <> 'operator-transfer'
    group by entry.id having sum(line.amount_minor) <> 0
    order by entry.id`.execute(db(ctx))
  return rows
}

/** Entries after a given one that moved cash between the trust and operating accounts without a transfer. */
export const movedWithoutTransfer = async (ctx: ReadCtx, after: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger.entry
    where id > ${after} and purpose <> 'operator-transfer'
      and exists (select from ledger.line where entry_id = entry.id and account = 'cash:operating')`.execute(db(ctx))
  return rows[0]?.count ?? 0
}
