import { quarterStatement } from '@porchlight/contract'
import { applyAllCredits, debtors, checks as dueChecks, openDues } from '#modules/dues'
import { balanceOf, invariantsOf } from '#modules/ledger'
import { checks as statementChecks } from '#modules/statements'
import { checks as workChecks } from '#modules/works'
import { faultsOf, good } from '../../modules/bookings/testing/guest.ts'
import { jobs as ledgerJobs } from '../../modules/ledger/jobs.ts'
import { chainFault, statementFaults } from '../../modules/statements/testing/sums.ts'
import { as, type Street } from './street.ts'

let readings = 0

/**
 * Promises the journal breaks (R44, R45, R46, R55). Every third time the running balances are moved forward first, so
 * that figures come from them, from lines alone, and from both.
 */
export const journalFaults = async ({ t }: Street): Promise<string[]> => {
  if (readings++ % 3 === 0) for (const { run } of ledgerJobs) await run(t.app, {})
  const findings = await t.read(invariantsOf)
  return findings.filter(({ holds }) => !holds).map(({ code, figure }) => `${code}: ${figure}`)
}

/** The same, plus stays, payments, statements, and repairs. */
export const allFaults = async ({ t }: Street): Promise<string[]> => {
  const faults = await faultsOf(t)
  for (const check of [...statementChecks, ...workChecks, ...dueChecks]) {
    const { holds, figure } = await check.run(t.app)
    if (!holds) faults.push(`${check.code}: ${figure}`)
  }
  return faults
}

/**
 * Statements that aren't as they were closed, don't continue where the quarter before ended, or don't end at what is
 * owed (R48).
 */
export const chainFaults = async ({ t, homes, closed }: Street): Promise<string[]> => {
  const faults: string[] = []
  for (const ownerId of homes.flatMap(({ owners }) => owners)) {
    const owner = await as(t, ownerId)
    const mine = closed.filter((each) => each.ownerId === ownerId).map(({ statement }) => statement)
    const now = t.clock.now()
    const open = { year: now.getUTCFullYear(), quarter: Math.ceil((now.getUTCMonth() + 1) / 3) }
    const said = async (of: { year: number; quarter: number }) =>
      (await good(owner.call(quarterStatement, { params: of }))).statement
    for (const statement of mine)
      if (JSON.stringify(await said(statement)) !== JSON.stringify(statement))
        faults.push(`owner ${ownerId}: ${statement.year}/${statement.quarter} was closed as something else`)
    const last = await said(open)
    const all = [...mine, last]
    const wrong = [
      ...all.flatMap(statementFaults),
      ...all.slice(1).flatMap((next, at) => chainFault(all[at] as typeof next, next)),
    ]
    faults.push(...wrong.map((fault) => `owner ${ownerId}: ${fault}`))
    const owed = await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId, currency: 'USD' }))
    if (last.closing.amount !== owed) faults.push(`owner ${ownerId}: told ${last.closing.amount}, owed ${owed}`)
  }
  return faults
}

/** Owners who are asked for more than they owe once what they earned was offset against it (R53). */
export const dueFaults = async ({ t }: Street): Promise<string[]> => {
  await applyAllCredits(t.app)
  return t.read(async (ctx) => {
    const faults: string[] = []
    for (const { ownerId, currency } of await debtors(ctx)) {
      const requested = (await openDues(ctx, ownerId, currency)).reduce((sum, { open }) => sum + open, 0)
      const owed = -(await balanceOf(ctx, 'payable:owner', { ownerId, currency }))
      if (requested > Math.max(0, owed)) faults.push(`owner ${ownerId}: asked for ${requested}, owes ${owed}`)
    }
    return faults
  })
}
