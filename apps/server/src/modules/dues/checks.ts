import { sql } from 'kysely'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { counted, entriesOf } from '#modules/ledger'
import { owedBy } from './credit-invoice.ts'
import { debtors, openDues } from './invoices.ts'
import { openSum } from './rules.ts'
import { db } from './tables.ts'

/** Account earnings are applied to invoices every ten minutes. */
const settledWithinMinutes = 60

const movedLately = async (ctx: ReadCtx, ownerId: number): Promise<boolean> => {
  const since = new Date(ctx.now.getTime() - settledWithinMinutes * 60_000)
  return (await entriesOf(ctx, { ownerId })).some(({ postedAt }) => postedAt > since)
}

const withinDebt = async (ctx: ReadCtx): Promise<Finding> => {
  const all = await debtors(ctx)
  let over = 0
  for (const { ownerId, currency } of all) {
    const requested = openSum(await openDues(ctx, ownerId, currency))
    if (requested > (await owedBy(ctx, ownerId, currency)) && !(await movedLately(ctx, ownerId))) over += 1
  }
  return { holds: over === 0, figure: `${counted(all.length, 'owner', 'owners')} asked, ${over} for too much` }
}

const summed = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ documents: number; wrong: number; highest: number }>`
    select count(*)::int as documents, coalesce(max(serial), 0) as highest,
      count(*) filter (where total_minor <> (
          select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(document->'lines') line)
        or total_minor < (
          select coalesce(sum(amount_minor), 0) from dues.credit where invoice_id = invoice.id))::int as wrong
    from dues.invoice`.execute(db(ctx))
  const { documents = 0, wrong = 0, highest = 0 } = rows[0] ?? {}
  return {
    holds: wrong === 0 && highest === documents,
    figure: `${counted(documents, 'invoice', 'invoices')} of ${highest}, ${wrong} off`,
  }
}

export const checks: readonly Check[] = [
  {
    code: 'dues.within_debt',
    text: 'No owner is invoiced for more than their negative balance.',
    run: (app) => app.work.read(withinDebt),
  },
  {
    code: 'dues.summed',
    text: 'Owner invoices are the sum of their lines, are paid at most once, and are numbered without gaps.',
    run: (app) => app.work.read(summed),
  },
]
