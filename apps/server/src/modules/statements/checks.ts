import { addDays, type StatementData } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { shareSetsOf } from '#modules/homes'
import { balanceOf, balances, counted, entriesOf } from '#modules/ledger'
import { hashOf } from './commands.ts'
import type { FiledDocument } from './filed-tax-forms.ts'
import { payoutTransfersAfter } from './payout-transfers.ts'
import { datesOf } from './rules.ts'
import { db } from './tables.ts'
import { rentsOf } from './tax-rents.ts'
import { grossOfYear } from './tax-views.ts'

const page = 200

type Row = Awaited<ReturnType<typeof rowsAfter>>[number]

const rowsAfter = (ctx: ReadCtx, offset: number) =>
  db(ctx)
    .selectFrom('statements.closed')
    .selectAll()
    .orderBy('owner_id')
    .orderBy('year')
    .orderBy('quarter')
    .orderBy('currency')
    .limit(page)
    .offset(offset)
    .execute()

const overAll = async (ctx: ReadCtx, isSound: (row: Row) => boolean | Promise<boolean>): Promise<Finding> => {
  let [seen, off] = [0, 0]
  for (let rows = await rowsAfter(ctx, 0); rows.length > 0; rows = await rowsAfter(ctx, seen)) {
    for (const row of rows) if (!(await isSound(row))) off += 1
    seen += rows.length
  }
  return { holds: off === 0, figure: `${counted(seen, 'statement', 'statements')}, ${off} off` }
}

const isUnchanged = (row: Row): boolean => {
  if (hashOf(row.document) !== row.hash) return false
  const { earned, payouts, closing } = JSON.parse(row.document) as StatementData
  return (
    earned.amount === row.earned_minor && payouts.amount === row.payouts_minor && closing.amount === row.closing_minor
  )
}

/** What was on the statement must still match the journal and follow from the quarter before. */
const agreesWithLedger = async (ctx: ReadCtx, row: Row): Promise<boolean> => {
  const { opening, earned, adjustments, expenses, payouts, closing, from } = JSON.parse(row.document) as StatementData
  const sum = opening.amount + earned.amount + adjustments.amount - expenses.amount - payouts.amount
  const balanceAt = (to: string) =>
    balanceOf(ctx, 'payable:owner', { ownerId: row.owner_id, currency: row.currency, to })
  return (
    sum === closing.amount &&
    (await balanceAt(datesOf(row).to)) === closing.amount &&
    (await balanceAt(addDays(from, -1))) === opening.amount
  )
}

/** What left by the carrier's books must match what left by ours; payouts being checked are still in transit. */
const carrierAgrees = async (app: App): Promise<Finding> => {
  const { carrier } = app.adapters
  let [seen, off, open, last] = [0, 0, 0, 0]
  for (;;) {
    const rows = await app.work.read((ctx) => payoutTransfersAfter(ctx, last, page))
    if (rows.length === 0) break
    for (const row of rows) {
      const moved = carrier?.name === row.carrier ? await carrier.moved(row.key) : null
      const ours = row.payout_state === 'returned' ? 0 : row.amount_minor
      const agrees = (moved?.amount ?? 0) === ours && (moved?.currency ?? row.currency) === row.currency
      if (!agrees && ['recorded', 'under_way'].includes(row.state)) open += 1
      else if (!agrees) off += 1
    }
    seen += rows.length
    last = rows.at(-1)?.payout_id ?? last
  }
  return { holds: off === 0, figure: `${counted(seen, 'payout', 'payouts')} carried, ${off} off, ${open} under way` }
}

/** Every payout took its amount from what its owner is owed. */
const payoutsAgree = async (ctx: ReadCtx): Promise<Finding> => {
  const payouts = await db(ctx)
    .selectFrom('statements.payout')
    .select(['id', 'owner_id', 'currency', 'amount_minor'])
    .execute()
  const posted = new Map((await entriesOf(ctx, { purposes: ['payout'] })).map((entry) => [entry.source, entry.lines]))
  const off = payouts.filter(({ id, owner_id, currency, amount_minor }) => {
    const lines = posted.get(`payout:${id}`)?.filter(({ account }) => account === 'payable:owner') ?? []
    const isOwners = lines.every((line) => line.ownerId === owner_id && line.currency === currency)
    return !isOwners || lines.reduce((sum, { signed }) => sum + signed, 0) !== amount_minor
  }).length
  return { holds: off === 0, figure: `${counted(payouts.length, 'payout', 'payouts')}, ${off} off` }
}

/** Money owed for a home is owed to someone who owns it, or owned it: an amount with anyone else was misposted. */
const owedToOwners = async (ctx: ReadCtx): Promise<Finding> => {
  const owed = (await balances(ctx, { accounts: ['payable:owner'] }, ['homeId', 'ownerId'])).filter(
    ({ amount }) => amount !== 0,
  )
  const sets = await shareSetsOf(
    ctx,
    owed.flatMap(({ homeId }) => homeId ?? []),
  )
  const off = owed.filter(
    ({ homeId, ownerId }) =>
      !sets.get(homeId ?? 0)?.some(({ shares }) => shares.some(({ accountId }) => accountId === ownerId)),
  ).length
  return { holds: off === 0, figure: `${counted(owed.length, 'balance', 'balances')}, ${off} without a share` }
}

/** What was filed must be as it was, and what the books said when it was filed. */
const taxFormsHold = async (ctx: ReadCtx): Promise<Finding> => {
  let [seen, off] = [0, 0]
  const rows = await db(ctx)
    .selectFrom('statements.tax_form as form')
    .innerJoin('statements.tax_filing as filing', 'filing.id', 'form.filing_id')
    .selectAll('form')
    .select('filing.filed_at')
    .orderBy('form.owner_id')
    .orderBy('form.year')
    .orderBy('form.version')
    .execute()
  for (const row of rows) {
    const { rents, withhold, before } = JSON.parse(row.document) as FiledDocument
    const booked = grossOfYear(await rentsOf(ctx, row.owner_id, row.filed_at), row.year)
    const last = rows[seen - 1]
    const follows =
      row.version === 1 ? before === null : last?.version === row.version - 1 && last.rents_minor === before?.amount
    const isSame = rents.amount === row.rents_minor && withhold.amount === row.withheld_minor
    if (hashOf(row.document) !== row.hash || !isSame || !follows || booked !== row.rents_minor) off += 1
    seen += 1
  }
  return { holds: off === 0, figure: `${counted(seen, 'form', 'forms')} filed, ${off} off` }
}

export const checks: readonly Check[] = [
  {
    code: 'statements.unchanged',
    text: 'Closed statements are unchanged since they were closed.',
    run: (app) => app.work.read((ctx) => overAll(ctx, isUnchanged)),
  },
  {
    code: 'statements.agree',
    text: 'Closed statements agree with the journal: opening, closing, and the sum between them.',
    run: (app) => app.work.read((ctx) => overAll(ctx, (row) => agreesWithLedger(ctx, row))),
  },
  {
    code: 'statements.payouts_agree',
    text: 'Every payout is in the journal at its amount, for its owner.',
    run: (app) => app.work.read(payoutsAgree),
  },
  {
    code: 'statements.owed_to_owners',
    text: 'What is owed for a home is owed to people with a share in it, now or earlier.',
    run: (app) => app.work.read(owedToOwners),
  },
  {
    code: 'statements.carried',
    text: 'Stripe payouts match the journal.',
    run: carrierAgrees,
  },
  {
    code: 'statements.tax_forms',
    text: 'Filed 1099s are unchanged, follow each other, and say what the journal said when they were filed.',
    run: (app) => app.work.read(taxFormsHold),
  },
]
