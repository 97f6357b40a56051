import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import type { BankRun } from '#modules/statements'
import { invoicesOfRun } from './invoices.ts'
import { problems } from './messages.ts'
import { runById } from './runs.ts'

/**
 * A sent run's invoices that the bank has to pay.
 * @throws Problem 409 wrong_state, 404
 */
export const bankRunOf = async (ctx: ReadCtx, runId: number): Promise<BankRun> => {
  const run = await runById(ctx, runId)
  const invoices = (await invoicesOfRun(ctx, runId)).filter(({ state }) => state === 'sent')
  if (run.state !== 'sent' || !run.ended_at || !run.effective_on || invoices.length === 0)
    throw new Problem(409, 'wrong_state', problems.empty)
  return {
    id: runId,
    file: `partner-run-${runId}.ach`,
    sentAt: run.ended_at,
    effectiveOn: run.effective_on,
    payments: invoices.map((invoice) => ({
      reference: invoice.number,
      payeeId: invoice.partner_id,
      accountId: invoice.payout_account_id,
      amount: invoice.net_minor,
      currency: invoice.currency,
    })),
  }
}
