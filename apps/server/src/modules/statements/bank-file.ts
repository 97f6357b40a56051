import { dateIn, type payoutBankFile, type ResultsOf } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import type { ReadCtx } from '#kernel/work'
import { openNumber, payoutAccountsByIds, taxFormOf } from '#modules/payees'
import { bankZone } from './engine/banking-days.ts'
import { type BankEntry, bankName, nachaFile, type Originator } from './engine/nacha.ts'
import { type LineRow, linesOfRuns, runById } from './runs.ts'
import { problems } from './words.ts'

type File = ResultsOf<typeof payoutBankFile>
type Accounts = Awaited<ReturnType<typeof payoutAccountsByIds>>

const referenceOf = ({ payout_id }: LineRow): string => `PAYOUT ${payout_id}`

/** ACH distinguishes people's accounts from companies'. Someone who has signed no form counts as a person. */
const isCompany = async (ctx: ReadCtx, ownerId: number): Promise<boolean> => {
  const form = await taxFormOf(ctx, ownerId)
  return form !== null && form.classification !== 'individual'
}

const entryOf = async (ctx: ReadCtx, seal: Seal, line: LineRow, accounts: Accounts): Promise<BankEntry[]> => {
  const account = accounts.get(line.payout_account_id)
  if (account?.kind !== 'us_bank') return []
  return [
    {
      id: referenceOf(line),
      name: account.holder,
      routing: account.routing_number ?? '',
      account: openNumber(seal, account),
      accountType: account.account_type,
      isCompany: await isCompany(ctx, line.owner_id),
      amount: line.amount_minor,
    },
  ]
}

const abroadOf = (seal: Seal, line: LineRow, accounts: Accounts): File['abroad'] => {
  const account = accounts.get(line.payout_account_id)
  if (account?.kind !== 'iban') return []
  const amount = { amount: line.amount_minor, currency: line.currency }
  return [{ reference: referenceOf(line), holder: account.holder, iban: openNumber(seal, account), amount }]
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: bankZone })

/**
 * The data the bank needs to pay a sent run, with account numbers: only payouts that are in transit and that no other
 * carrier handles. A run's file is the same whenever it is made, so that a bank that gets it twice recognizes it.
 * @throws Problem 409 wrong_state, also when the file cannot write the name of an account holder; 404
 */
export const bankFileOf = async (ctx: ReadCtx, seal: Seal, runId: number, originator: Originator): Promise<File> => {
  const run = await runById(ctx, runId)
  const lines = (await linesOfRuns(ctx, [runId]))
    .filter(({ payout_state, carrier }) => payout_state === 'sent' && carrier === null)
    .sort((a, b) => a.owner_id - b.owner_id)
  const { ended_at: sentAt, effective_on: effectiveOn } = run
  if (run.state !== 'sent' || !sentAt || !effectiveOn || lines.length === 0)
    throw new Problem(409, 'wrong_state', problems.run.nothing_to_send)
  const accounts = await payoutAccountsByIds(ctx, [...new Set(lines.map((line) => line.payout_account_id))])
  const unwritable = lines
    .map((line) => accounts.get(line.payout_account_id))
    .filter((account) => account?.kind === 'us_bank' && bankName(account.holder) === undefined)
  if (unwritable.length > 0)
    throw new Problem(409, 'wrong_state', problems.holdersNotLatin(unwritable.map((account) => account?.holder ?? '')))
  const entries: BankEntry[] = []
  for (const line of lines) entries.push(...(await entryOf(ctx, seal, line, accounts)))
  const madeOn = dateIn(bankZone, sentAt)
  const madeAt = clock.format(sentAt).replace(':', '')
  return {
    name: `payout-run-${runId}.ach`,
    text:
      entries.length === 0 ? '' : nachaFile({ originator, entries, madeOn, madeAt, effectiveOn, serial: runId % 36 }),
    entries: entries.length,
    abroad: lines.flatMap((line) => abroadOf(seal, line, accounts)),
  }
}
