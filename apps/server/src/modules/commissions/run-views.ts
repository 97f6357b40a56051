import type { PartnerPayee, PartnerRun, partnerPayables, QueryOf, ResultsOf } from '@porchlight/contract'
import { dateIn } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { pendingRequest } from '#modules/approvals'
import { bankZone } from '#modules/statements'
import { invoiceCard, invoicesOfRun } from './invoices.ts'
import { type Due, partnersDue } from './payees-due.ts'
import { latestRuns, runById } from './runs.ts'
import type { InvoiceRow, RunRow } from './tables.ts'

type Accounts = Awaited<ReturnType<typeof accountsByIds>>

const nameOf = (accounts: Accounts, id: number | null): string | null => {
  const account = accounts.get(id ?? 0)
  return account ? `${account.firstName} ${account.lastName}` : null
}

const payeeView = (due: Due, accounts: Accounts): PartnerPayee => {
  const { partnerId, currency, gross, recovered, withheld, withholding, rows, dueOn, account, holds, held } = due
  const money = (amount: number) => ({ amount, currency })
  return {
    partnerId,
    name: nameOf(accounts, partnerId) ?? '',
    currency,
    gross: money(gross),
    recovered: money(recovered),
    withheld: money(withheld),
    withholding,
    net: money(gross - recovered - withheld),
    stays: rows.length,
    dueOn,
    accountEnding: account?.ending ?? null,
    holds: [...holds, ...held],
  }
}

const live = (invoices: readonly InvoiceRow[]): InvoiceRow[] => invoices.filter(({ state }) => state !== 'void')

const cardOf = (run: RunRow, invoices: readonly InvoiceRow[], accounts: Accounts) => ({
  id: run.id,
  currency: run.currency,
  state: run.state,
  note: run.note,
  total: {
    amount: live(invoices).reduce((sum, { net_minor }) => sum + net_minor, 0),
    currency: run.currency,
  },
  payees: live(invoices).length,
  preparedBy: nameOf(accounts, run.prepared_by),
  preparedAt: run.prepared_at.toISOString(),
  effectiveOn: run.effective_on,
})

const peopleOf = (ctx: ReadCtx, runs: readonly RunRow[], invoices: readonly InvoiceRow[]) =>
  accountsByIds(ctx, [
    ...new Set([
      ...runs.flatMap(({ prepared_by }) => prepared_by ?? []),
      ...invoices.map(({ partner_id }) => partner_id),
    ]),
  ])

export const payablesView = async (
  ctx: ReadCtx,
  { runsBefore }: QueryOf<typeof partnerPayables>,
): Promise<ResultsOf<typeof partnerPayables>> => {
  const due = await partnersDue(ctx)
  const payees = await accountsByIds(
    ctx,
    due.map(({ partnerId }) => partnerId),
  )
  const { runs, older } = await latestRuns(ctx, runsBefore)
  const cards = []
  for (const run of runs) {
    const invoices = await invoicesOfRun(ctx, run.id)
    cards.push(cardOf(run, invoices, await peopleOf(ctx, [run], invoices)))
  }
  return { payees: due.map((one) => payeeView(one, payees)), runs: cards, olderRuns: older }
}

export const runView = async (ctx: ReadCtx, runId: number): Promise<PartnerRun> => {
  const run = await runById(ctx, runId)
  const invoices = await invoicesOfRun(ctx, runId)
  const accounts = await peopleOf(ctx, [run], invoices)
  const pending = (await pendingRequest(ctx, 'partner_payout', `partner_run:${runId}`)) !== undefined
  const money = (amount: number) => ({ amount, currency: run.currency })
  const early = run.effective_on !== null && dateIn(bankZone, ctx.now) < run.effective_on
  return {
    ...cardOf(run, invoices, accounts),
    invoices: invoices.map((row) => ({
      ...invoiceCard(row),
      partnerId: row.partner_id,
      name: nameOf(accounts, row.partner_id) ?? '',
      recovered: money(row.recovered_minor),
      withheld: money(row.withheld_minor),
      withholding: row.withholding,
      why: row.why,
    })),
    needsSecond: pending,
    refusals: {
      send: run.state === 'approved' ? null : pending ? 'needs_second' : 'wrong_state',
      cancel: run.state === 'prepared' || run.state === 'approved' ? null : 'wrong_state',
      settle: run.state !== 'sent' ? 'wrong_state' : early ? 'too_early' : null,
    },
  }
}
