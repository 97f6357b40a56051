import type { PlainDate } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balanceOf, lockSubledger } from '#modules/ledger'
import { openDues } from './invoices.ts'
import { appliedTo, debtOf, gained, type InvoicePart } from './rules.ts'
import { db } from './tables.ts'

/** What an owner currently owes, in minor units. */
export const owedBy = async (ctx: ReadCtx, ownerId: number, currency: string): Promise<number> =>
  debtOf(await balanceOf(ctx, 'payable:owner', { ownerId, currency }))

/** How an invoice is paid: from account earnings, or from received money. */
export type By =
  | { kind: 'earned' }
  | { kind: 'received'; receivedOn: PlainDate; reference: string; notedBy: number | null; entryId: number }

export const credit = async (ctx: WriteCtx, parts: readonly InvoicePart[], by: By): Promise<void> => {
  const money = by.kind === 'received' ? by : undefined
  for (const { id, amount } of parts)
    await db(ctx)
      .insertInto('dues.credit')
      .values({
        invoice_id: id,
        kind: by.kind,
        amount_minor: amount,
        received_on: money?.receivedOn ?? null,
        reference: money?.reference ?? null,
        noted_by: money?.notedBy ?? null,
        entry_id: money?.entryId ?? null,
        at: ctx.now,
      })
      .execute()
}

/**
 * Applies what the account has earned since to the oldest invoices, so that together they ask for what is owed and no
 * more. Idempotent. Takes the owner's lock.
 */
export const setOff = async (ctx: WriteCtx, ownerId: number, currency: string): Promise<void> => {
  await lockSubledger(ctx, 'owner', ownerId)
  const open = await openDues(ctx, ownerId, currency)
  const more = gained(open, await owedBy(ctx, ownerId, currency))
  await credit(ctx, appliedTo(more, open), { kind: 'earned' })
}
