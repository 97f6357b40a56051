import { askingIntentStates, unfinishedIntentStates } from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { balances, counted, figureOf } from '#modules/ledger'
import type { GatewayFigures } from './gateway.ts'
import { unsettledTotals } from './settlement.ts'
import { db } from './tables.ts'

type Ours = { gateway_key: string; moved: number; captured: boolean; under_way: boolean }
type Tally = { charges: number; captured: number; differing: number; underWay: number }

const page = 1000

const oursOf = async (ctx: ReadCtx, keys: readonly string[]): Promise<Map<string, Ours>> => {
  const { rows } = await sql<Ours>`
    select intent.gateway_key, intent.state = 'succeeded' as captured,
      coalesce((select sum(amount_minor) from payments.movement where intent_id = intent.id), 0)::bigint as moved,
      intent.state in (${sql.join(unfinishedIntentStates)})
        or exists (select from payments.refund where intent_id = intent.id and state = 'recorded') as under_way
    from payments.intent where gateway_key = any (${keys})`.execute(db(ctx))
  return new Map(rows.map((row) => [row.gateway_key, row]))
}

/** Under way: we haven't recorded its outcome, or heard of its dispute, yet. */
const verdictOn = (theirs: GatewayFigures, ours: Ours | undefined): 'agrees' | 'under_way' | 'differs' => {
  const before = theirs.captured - theirs.refunded
  if (ours?.moved === before - theirs.disputed) return 'agrees'
  return ours?.under_way || (theirs.disputed > 0 && ours?.moved === before) ? 'under_way' : 'differs'
}

const compare = (theirs: readonly GatewayFigures[], ours: ReadonlyMap<string, Ours>, tally: Tally): void => {
  for (const figures of theirs) {
    const known = ours.get(figures.key)
    const verdict = verdictOn(figures, known)
    tally.charges += 1
    if (known?.captured) tally.captured += 1
    if (verdict === 'differs') tally.differing += 1
    if (verdict === 'under_way') tally.underWay += 1
  }
}

const capturesOfOurs = async (ctx: ReadCtx): Promise<number> => {
  const { rows } = await sql<{ captures: number }>`
    select count(*) as captures from payments.movement where kind = 'capture'`.execute(db(ctx))
  return rows[0]?.captures ?? 0
}

const gatewayAgrees = async (app: App): Promise<Finding> => {
  const tally: Tally = { charges: 0, captured: 0, differing: 0, underWay: 0 }
  for (let after = ''; ; ) {
    const theirs = await app.adapters.gateway.figures(after, page)
    if (theirs.length === 0) break
    after = theirs.at(-1)?.key ?? ''
    const keys = theirs.map(({ key }) => key)
    compare(theirs, await app.work.read((ctx) => oursOf(ctx, keys)), tally)
  }
  const invented = (await app.work.read(capturesOfOurs)) - tally.captured
  const { charges, differing, underWay } = tally
  return {
    holds: differing === 0 && invented === 0,
    figure: `${counted(charges, 'charge', 'charges')}, ${differing} differ, ${underWay} under way, ${invented} unknown to the gateway`,
  }
}

const clearingAgrees = async (ctx: ReadCtx): Promise<Finding> => {
  const ledger = await balances(ctx, { accounts: ['processor:clearing'] })
  const moved = await unsettledTotals(ctx)
  const inLedger = (currency: string) => ledger.find((row) => row.currency === currency)?.amount ?? 0
  const inMovements = (currency: string) => moved.find((row) => row.currency === currency)?.amount ?? 0
  const currencies = [...new Set([...ledger, ...moved].map(({ currency }) => currency))].sort()
  return {
    holds: currencies.every((currency) => inLedger(currency) === inMovements(currency)),
    figure:
      currencies
        .map((currency) => `${figureOf(inLedger(currency), currency)} = ${figureOf(inMovements(currency), currency)}`)
        .join('; ') || 'no money yet',
  }
}

const nothingLost = async (ctx: ReadCtx): Promise<Finding> => {
  const old = new Date(ctx.now.getTime() - 60 * 60_000)
  const { rows } = await sql<{ lost: number }>`
    select (select count(*) from payments.intent where state in (${sql.join(askingIntentStates)}) and created_at < ${old})
      + (select count(*) from payments.refund where state = 'recorded' and created_at < ${old})
      + (select count(*) from payments.left_card where state in (${sql.join(askingIntentStates)}) and created_at < ${old})
      + (select count(*) from payments.card_hold
          where state in ('recorded', 'releasing', 'capturing') and coalesce(ended_at, created_at) < ${old}
            and not exists (select from payments.intent
              where card_hold_id = card_hold.id and created_at >= ${old})) as lost`.execute(db(ctx))
  const lost = rows[0]?.lost ?? 0
  return { holds: lost === 0, figure: `${lost} without an outcome for an hour` }
}

/** Days after which a processor should long have paid out what it held. */
const daysInClearing = 7

const clearingMoves = async (ctx: ReadCtx): Promise<Finding> => {
  const before = new Date(ctx.now.getTime() - daysInClearing * 86_400_000)
  const { rows } = await sql<{ old: number }>`
    select count(*)::int as old from payments.movement
    where settlement_id is null and moved_at < ${before}`.execute(db(ctx))
  const old = rows[0]?.old ?? 0
  return { holds: old === 0, figure: `${old} in clearing for more than ${daysInClearing} days` }
}

/** A transfer from the processor that isn't what its charges and refunds come to. */
const settlementsAgree = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ settlements: number; off: number }>`
    select count(*)::int as settlements,
      count(*) filter (where amount_minor <> moved or movements <> parts)::int as off
    from payments.settlement cross join lateral (
      select coalesce(sum(movement.amount_minor), 0) as moved, count(*) as parts
      from payments.movement where settlement_id = settlement.id
    ) part`.execute(db(ctx))
  const { settlements = 0, off = 0 } = rows[0] ?? {}
  return { holds: off === 0, figure: `${counted(settlements, 'transfer', 'transfers')}, ${off} off` }
}

/** Refunds of more than was charged, and refunds that moved another amount than they say. */
const refundsWithinCharges = async (ctx: ReadCtx): Promise<Finding> => {
  const { rows } = await sql<{ refunds: number; over: number; unmoved: number }>`
    select (select count(*) from payments.refund where state = 'succeeded')::int as refunds,
      (select count(*) from (
        select from payments.refund join payments.intent on intent.id = refund.intent_id
        where refund.state <> 'failed'
        group by intent.id, intent.amount_minor having sum(refund.amount_minor) > intent.amount_minor
      ) charge)::int as over,
      (select count(*) from payments.refund where state = 'succeeded' and not exists (
        select from payments.movement
        where kind = 'refund' and source_id = refund.id and amount_minor = -refund.amount_minor
      ))::int as unmoved`.execute(db(ctx))
  const { refunds = 0, over = 0, unmoved = 0 } = rows[0] ?? {}
  return {
    holds: over === 0 && unmoved === 0,
    figure: `${counted(refunds, 'refund', 'refunds')}, ${counted(over, 'charge', 'charges')} refunded beyond their amount, ${unmoved} moved otherwise`,
  }
}

export const checks: readonly Check[] = [
  {
    code: 'payments.gateway_agrees',
    text: 'The card gateway’s books and ours agree to the cent, charge by charge.',
    run: gatewayAgrees,
  },
  {
    code: 'payments.clearing_agrees',
    text: 'The clearing account equals what the card processor still holds.',
    run: (app) => app.work.read(clearingAgrees),
  },
  {
    code: 'payments.clearing_moves',
    text: `Nothing that the card processor moved waits more than ${daysInClearing} days to reach the trust.`,
    run: (app) => app.work.read(clearingMoves),
  },
  {
    code: 'payments.settlements_agree',
    text: 'Every transfer from the card processor is the sum of its charges and refunds.',
    run: (app) => app.work.read(settlementsAgree),
  },
  {
    code: 'payments.refunds_within_charges',
    text: 'No charge is refunded beyond its amount, and every refund moved the amount it says.',
    run: (app) => app.work.read(refundsWithinCharges),
  },
  {
    code: 'payments.nothing_lost',
    text: 'Every requested charge, refund, hold, and saved card has an outcome.',
    run: (app) => app.work.read(nothingLost),
  },
]
