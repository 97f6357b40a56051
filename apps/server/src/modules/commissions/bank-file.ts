import { dateIn, type partnerBankFile, type ResultsOf } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { openNumber, payoutAccountsByIds, taxFormOf } from '#modules/payees'
import { type BankEntry, bankZone, nachaFile, type Originator } from '#modules/statements'
import { invoicesOfRun } from './invoices.ts'
import { problems } from './messages.ts'
import { runById } from './runs.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: bankZone })

/**
 * The bank file for paying a sent run: the same file whenever it is downloaded.
 * @throws Problem 409 wrong_state, 404
 */
export const bankFileOf = async (
  ctx: ReadCtx,
  seal: Seal,
  runId: number,
  originator: Originator,
): Promise<ResultsOf<typeof partnerBankFile>> => {
  const run = await runById(ctx, runId)
  const invoices = (await invoicesOfRun(ctx, runId)).filter(({ state }) => state === 'sent')
  if (run.state !== 'sent' || !run.ended_at || !run.effective_on || invoices.length === 0)
    throw new Problem(409, 'wrong_state', problems.empty)
  const accounts = await payoutAccountsByIds(
    ctx,
    invoices.map(({ payout_account_id }) => payout_account_id),
  )
  const entries: BankEntry[] = []
  const abroad = []
  for (const { number, payout_account_id, partner_id, net_minor, currency } of invoices) {
    const account = accounts.get(payout_account_id)
    if (!account) continue
    if (account.kind === 'us_bank') {
      const form = await taxFormOf(ctx, partner_id)
      entries.push({
        id: number,
        name: account.holder,
        routing: account.routing_number ?? '',
        account: openNumber(seal, account),
        accountType: account.account_type,
        isCompany: form !== null && form.classification !== 'individual',
        amount: net_minor,
      })
    } else
      abroad.push({
        reference: number,
        holder: account.holder,
        iban: openNumber(seal, account),
        amount: { amount: net_minor, currency },
      })
  }
  const file = {
    originator,
    entries,
    madeOn: dateIn(bankZone, run.ended_at),
    madeAt: clock.format(run.ended_at).replace(':', ''),
    effectiveOn: run.effective_on,
    serial: runId % 36,
  }
  return {
    name: `partner-run-${runId}.ach`,
    text: entries.length === 0 ? '' : nachaFile(file),
    entries: entries.length,
    abroad,
  }
}
