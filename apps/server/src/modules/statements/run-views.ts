import type { Money, PayoutRun, PayoutRunCard, PayoutRunLine } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { payoutAccountsByIds } from '#modules/payees'
import { runLimits } from './run-commands.ts'
import { type FirstLimits, limitsIn, needsSecond, refusalOf } from './run-rules.ts'
import { type LineRow, linesOfRuns, payoutsOf, type RunRow, runById, runsPage, sentAloneWithin } from './runs.ts'
import { settleRefusal } from './settle-payouts.ts'

const sumOf = (lines: readonly LineRow[]): number => lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0)

const onTheWay = (lines: readonly LineRow[]): LineRow[] => lines.filter(({ payout_state }) => payout_state === 'sent')

type Names = ReadonlyMap<number, { firstName: string; lastName: string }>

const nameOf = (names: Names, id: number): string => {
  const person = names.get(id)
  return person ? `${person.firstName} ${person.lastName}` : ''
}

const stateOf = ({ state }: RunRow, live: readonly LineRow[]): PayoutRunCard['state'] => {
  if (state !== 'sent' || onTheWay(live).length > 0) return state
  return live.every(({ payout_state }) => payout_state === 'returned') ? 'returned' : 'settled'
}

const cardView = (row: RunRow, lines: readonly LineRow[], names: Names): PayoutRunCard => {
  const live = lines.filter(({ dropped_for }) => dropped_for === null)
  const person = (id: number | null) => (id === null ? null : { id, name: nameOf(names, id) })
  return {
    id: row.id,
    currency: row.currency,
    state: stateOf(row, live),
    note: row.note,
    total: { amount: sumOf(live), currency: row.currency },
    payees: live.length,
    dropped: lines.length - live.length,
    returned: lines.filter(({ payout_state }) => payout_state === 'returned').length,
    preparedBy: person(row.prepared_by),
    preparedAt: row.prepared_at.toISOString(),
    approvedBy: person(row.approved_by),
    approvedAt: row.approved_at?.toISOString() ?? null,
    endedBy: person(row.ended_by),
    endedAt: row.ended_at?.toISOString() ?? null,
    effectiveOn: row.effective_on,
  }
}

const namesOf = async (ctx: ReadCtx, rows: readonly RunRow[], lines: readonly LineRow[]): Promise<Names> => {
  const team = rows.flatMap(({ prepared_by, approved_by, ended_by }) => [prepared_by, approved_by, ended_by])
  const ids = [...team.filter((id) => id !== null), ...lines.map(({ owner_id }) => owner_id)]
  return await accountsByIds(ctx, [...new Set(ids)])
}

/** One page of runs, latest first. */
export const runCards = async (ctx: ReadCtx, page: { page: number; perPage: number }) => {
  const { rows, total } = await runsPage(ctx, page)
  const lines = Map.groupBy(
    await linesOfRuns(
      ctx,
      rows.map(({ id }) => id),
    ),
    ({ run_id }) => run_id,
  )
  const names = await namesOf(ctx, rows, [])
  return { total, cards: rows.map((row) => cardView(row, lines.get(row.id) ?? [], names)) }
}

const lineState = ({ dropped_for, payout_state }: LineRow): PayoutRunLine['state'] =>
  dropped_for === null ? (payout_state ?? 'waiting') : 'dropped'

const carriageView = ({ carrier, transfer, carrier_payout, expected_on }: LineRow): PayoutRunLine['carriage'] =>
  carrier === null ? null : { transfer, payout: carrier_payout, expectedOn: expected_on }

/** Why there is nothing to put in a bank file. */
const fileRefusal = ({ state }: RunRow, byHand: number, advanced: number): PayoutRun['refusals']['bankFile'] => {
  if (state !== 'sent') return 'wrong_state'
  if (byHand > 0) return null
  return advanced > 0 ? 'handled_by_stripe' : 'nothing_to_send'
}

/** A run with its lines, and why this person can't act on it now. */
export const runView = async (ctx: ReadCtx, runId: number, by: number, limits: FirstLimits): Promise<PayoutRun> => {
  const row = await runById(ctx, runId)
  const lines = await linesOfRuns(ctx, [runId])
  const names = await namesOf(ctx, [row], lines)
  const accounts = await payoutAccountsByIds(ctx, [...new Set(lines.map((line) => line.payout_account_id))])
  const { currency } = row
  const byHand = onTheWay(lines).filter(({ carrier }) => carrier === null).length
  const advanced = onTheWay(lines).length - byHand
  const money = (amount: number): Money => ({ amount, currency })
  const own = limitsIn(currency, await runLimits(ctx, limits, row.prepared_by), ctx.companyCurrency)
  const second = needsSecond(payoutsOf(lines), await sentAloneWithin(ctx, currency), own)
  const status = { state: row.state, preparedBy: row.prepared_by, needsSecond: second }
  return {
    ...cardView(row, lines, names),
    needsSecond: second,
    limits: { run: money(own.run), single: money(own.single) },
    refusals: {
      approve: refusalOf('approve', status, by) ?? null,
      send: refusalOf('send', status, by) ?? null,
      cancel: refusalOf('cancel', status, by) ?? null,
      settle: settleRefusal(row, byHand, advanced, ctx.now) ?? null,
      bankFile: fileRefusal(row, byHand, advanced),
    },
    lines: lines.map((line) => {
      const account = accounts.get(line.payout_account_id)
      return {
        ownerId: line.owner_id,
        name: nameOf(names, line.owner_id),
        amount: money(line.amount_minor),
        account: account ? { kind: account.kind, ending: account.ending } : null,
        state: lineState(line),
        droppedFor: line.dropped_for,
        payoutId: line.payout_id,
        returnedFor: line.returned_for,
        carriage: carriageView(line),
      }
    }),
  }
}
