import { dateIn, type PlainDate, type payoutBankFile, type ResultsOf } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { Person } from '#http/actor'
import { companyNameOf } from '#http/site'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { noteSecurity, refuseUnconfirmed } from '#modules/accounts'
import { openNumber, payoutAccountsByIds, taxFormOf } from '#modules/payees'
import { bankZone } from './engine/banking-days.ts'
import { type BankEntry, bankName, nachaFile } from './engine/nacha.ts'
import { linesOfRuns, runById } from './runs.ts'
import { problems } from './words.ts'

type File = ResultsOf<typeof payoutBankFile>

/** One payout for a bank to make; `reference` is on the payee's bank statement. */
type BankPayment = { reference: string; payeeId: number; accountId: number; amount: number; currency: string }

/** A sent run as its bank file needs it. */
export type BankRun = { id: number; file: string; sentAt: Date; effectiveOn: PlainDate; payments: BankPayment[] }

type PayoutAccount = Awaited<ReturnType<typeof payoutAccountsByIds>> extends Map<number, infer One> ? One : never

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: bankZone })

/** ACH distinguishes people's accounts from companies'. Someone who has signed no form counts as a person. */
const isCompany = async (ctx: ReadCtx, payeeId: number): Promise<boolean> => {
  const form = await taxFormOf(ctx, payeeId)
  return form !== null && form.classification !== 'individual'
}

const bankFileOf = async (ctx: ReadCtx, app: App, run: BankRun): Promise<File> => {
  const known = await payoutAccountsByIds(ctx, [...new Set(run.payments.map(({ accountId }) => accountId))])
  const paid = run.payments.flatMap((payment) => {
    const account = known.get(payment.accountId)
    return account ? [{ payment, account }] : []
  })
  const inCountry = paid.filter(({ account }) => account.kind === 'us_bank')
  const unwritable = inCountry.filter(({ account }) => bankName(account.holder) === undefined)
  if (unwritable.length > 0)
    throw new Problem(409, 'wrong_state', problems.holdersNotLatin(unwritable.map(({ account }) => account.holder)))
  const numberOf = (account: PayoutAccount) => openNumber(app.seal, account)
  const entries: BankEntry[] = []
  for (const { payment, account } of inCountry)
    entries.push({
      id: payment.reference,
      name: account.holder,
      routing: account.routing_number ?? '',
      account: numberOf(account),
      accountType: account.account_type,
      isCompany: await isCompany(ctx, payment.payeeId),
      amount: payment.amount,
    })
  const { bank } = app.config.payouts
  const originator = {
    company: companyNameOf(app),
    companyId: bank.companyId,
    bankRouting: bank.routing,
    bankName: bank.name,
  }
  const madeOn = dateIn(bankZone, run.sentAt)
  const madeAt = clock.format(run.sentAt).replace(':', '')
  const { effectiveOn } = run
  return {
    name: run.file,
    text:
      entries.length === 0 ? '' : nachaFile({ originator, entries, madeOn, madeAt, effectiveOn, serial: run.id % 36 }),
    entries: entries.length,
    abroad: paid
      .filter(({ account }) => account.kind === 'iban')
      .map(({ payment: { reference, amount, currency }, account }) => ({
        reference,
        holder: account.holder,
        iban: numberOf(account),
        amount: { amount, currency },
      })),
  }
}

/**
 * The data the bank needs to pay a sent run, with account numbers, so the download is on the security log before anyone
 * sees them. A run's file is the same whenever it is made: a bank that gets it twice recognizes it.
 * @throws Problem 403 confirm_first; 409 wrong_state, also when the file cannot write the name of an account holder; 404
 */
export const takeBankFile = async (
  { app, actor, request }: { app: App; actor: Person; request: FastifyRequest },
  runOf: (ctx: ReadCtx) => Promise<BankRun>,
): Promise<File> => {
  refuseUnconfirmed(actor, app.clock.now())
  return await app.work.write(async (ctx) => {
    const run = await runOf(ctx)
    const file = await bankFileOf(ctx, app, run)
    const details = { runId: run.id, entries: file.entries, abroad: file.abroad.length }
    await noteSecurity(ctx, { ...actor, kind: 'bank_file_taken', address: request.ip, details })
    return file
  })
}

/**
 * A sent run's payouts that are in transit and that no other carrier handles.
 * @throws Problem 409 wrong_state, 404
 */
export const bankRunOf = async (ctx: ReadCtx, runId: number): Promise<BankRun> => {
  const run = await runById(ctx, runId)
  const lines = (await linesOfRuns(ctx, [runId]))
    .filter(({ payout_state, carrier }) => payout_state === 'sent' && carrier === null)
    .sort((a, b) => a.owner_id - b.owner_id)
  if (run.state !== 'sent' || !run.ended_at || !run.effective_on || lines.length === 0)
    throw new Problem(409, 'wrong_state', problems.run.nothing_to_send)
  return {
    id: runId,
    file: `payout-run-${runId}.ach`,
    sentAt: run.ended_at,
    effectiveOn: run.effective_on,
    payments: lines.map((line) => ({
      reference: `PAYOUT ${line.payout_id}`,
      payeeId: line.owner_id,
      accountId: line.payout_account_id,
      amount: line.amount_minor,
      currency: line.currency,
    })),
  }
}
