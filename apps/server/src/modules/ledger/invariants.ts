import { addDays, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { balances } from './balances.ts'
import type { AccountCode } from './engine/chart.ts'
import { counted, figureOf } from './engine/figures.ts'
import { db } from './tables.ts'
import { trustPositions } from './trust.ts'

/**
 * How much is checked: the whole journal, or only entries after those in the running balances, which were checked when
 * they were added.
 */
export type Depth = 'all' | 'new'

export type Invariant = {
  code: string
  text: string
  measure: (ctx: ReadCtx, depth: Depth) => Promise<Finding>
  /** Checked only when the whole journal is read. */
  readsAll?: true
}

const lookedThrough = (depth: Depth) => (depth === 'all' ? sql`0` : sql`(select entry_id from ledger.balances_through)`)

const one = async <Row>(ctx: ReadCtx, query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(db(ctx))
  return rows[0] as Row
}

const entriesBalance = async (ctx: ReadCtx, depth: Depth): Promise<Finding> => {
  const { entries, off, uneven } = await one(
    ctx,
    sql<{ entries: number; off: number; uneven: number }>`
      select
        (select count(*) from ledger.entry where id > ${lookedThrough(depth)}) as entries,
        (select count(*) from ledger.faulty_entries(${lookedThrough(depth)})) as off,
        (select count(*) from (
          select from ledger.current_total left join ledger.account on account.code = current_total.account
          group by currency, book having sum(amount_minor) <> 0 or book is null
        ) book) as uneven`,
  )
  const looked = depth === 'all' ? counted(entries, 'entry', 'entries') : counted(entries, 'new entry', 'new entries')
  return {
    holds: off === 0 && uneven === 0,
    figure: `${looked}, ${off} off; ${counted(uneven, 'book', 'books')} uneven`,
  }
}

/** Of a balance beside its account: whether it stands on the wrong side. */
const isBelow = sql`case account.normal_side when 'debit' then balance.amount_minor else -balance.amount_minor end < 0`

/** Whether the running balances are what the lines they hold add up to, and the totals what the balances do. */
const balancesAgree = async (ctx: ReadCtx): Promise<Finding> => {
  const { sums, off } = await one(
    ctx,
    sql<{ sums: number; off: number }>`
      with journal as (
        select account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority,
          sum(amount_minor) as amount
        from ledger.summed_line where entry_id <= (select entry_id from ledger.balances_through)
        group by account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority
      ), difference as (
        select from (
          select account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority, amount from journal
          union all
          select account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority, -amount_minor
          from ledger.balance
        ) both_sides
        group by account, currency, booking_id, owner_id, home_id, partner_id, vendor_id, authority
        having sum(amount) <> 0
      ), off_total as (
        select from (
          select balance.account, balance.currency, sum(balance.amount_minor) as amount,
            count(*) filter (where balance.amount_minor <> 0) as parts,
            count(*) filter (where ${isBelow}) as below
          from ledger.balance left join ledger.account on account.code = balance.account
          group by balance.account, balance.currency
        ) made full join ledger.total using (account, currency)
        where made.amount is distinct from total.amount_minor or made.parts is distinct from total.parts
          or made.below is distinct from total.parts_below
      )
      select (select count(*) from ledger.balance) as sums,
        (select count(*) from difference) + (select count(*) from off_total) as off`,
  )
  return { holds: off === 0, figure: `${counted(sums, 'balance', 'balances')}, ${off} off` }
}

const nothingYet = 'no money yet'

/** An account's balance, by currency. */
const amountsOf = async (ctx: ReadCtx, account: AccountCode, to?: PlainDate): Promise<Map<string, number>> =>
  new Map(
    (await balances(ctx, { accounts: [account], ...(to && { to }) })).map(({ currency, amount }) => [currency, amount]),
  )

const noneBelowZero = async (ctx: ReadCtx, account: AccountCode): Promise<Finding> => {
  const amounts = await amountsOf(ctx, account)
  return {
    holds: [...amounts.values()].every((amount) => amount >= 0),
    figure: [...amounts].map(([currency, amount]) => figureOf(amount, currency)).join('; ') || nothingYet,
  }
}

/** Days after which a bank should long have moved what one account owes the other. */
const daysToMakeWhole = 7

/** What the operator has owed the trust for at least a week. */
const operatorMakesWhole = async (ctx: ReadCtx): Promise<Finding> => {
  const before = addDays(ctx.today, -daysToMakeWhole)
  const then = await amountsOf(ctx, 'payable:operator', before)
  const now = await amountsOf(ctx, 'payable:operator')
  const owed = [...now].map(([currency, amount]) => ({
    currency,
    amount: Math.max(0, -Math.max(amount, then.get(currency) ?? 0)),
  }))
  return {
    holds: owed.every(({ amount }) => amount === 0),
    figure: owed.map(({ currency, amount }) => figureOf(amount, currency)).join('; ') || nothingYet,
  }
}

const trustEquation = async (ctx: ReadCtx): Promise<Finding> => {
  const positions = await trustPositions(ctx)
  return {
    holds: positions.every(({ held, owed }) => held === owed),
    figure:
      positions
        .map(({ currency, held, owed }) => `${figureOf(held, currency)} = ${figureOf(owed, currency)}`)
        .join('; ') || nothingYet,
  }
}

/** Accounts of which no part may stand below zero. */
const subledgers = [
  'liability:guest-deposit',
  'liability:security-deposit',
  'receivable:guest',
  'receivable:dispute',
  'payable:partner',
  'payable:vendor',
  'payable:tax',
  'payable:protection',
  'liability:damage-waiver',
  'payable:in-transit',
  'payable:partner-in-transit',
] as const satisfies AccountCode[]

type Subledgers = { ledgers: number; below: number }

const lookThroughSubledgers = sql<Subledgers>`
  with sums as (
    select case account.normal_side when 'debit' then sum(amount_minor) else -sum(amount_minor) end as balance
    from ledger.current_balance join ledger.account on account.code = current_balance.account
    where account.code = any (${subledgers})
    group by account.code, currency, booking_id, owner_id, partner_id, vendor_id, authority
  )
  select count(*) filter (where balance <> 0) as ledgers, count(*) filter (where balance < 0) as below from sums`

/** What was counted when the totals were made, and how those differ that have new lines: few, however many stays are open. */
const countSubledgers = sql<Subledgers>`
  with fresh as materialized (
    select * from ledger.lines_after_sums() where account = any (${subledgers})
  ), part as (
    select account, currency, booking_id, owner_id, partner_id, vendor_id, authority, amount_minor as before, amount_minor as now
    from ledger.balance
    join (select distinct account, currency, booking_id from fresh where booking_id is not null) stay
      using (account, currency, booking_id)
    union all
    select account, currency, booking_id, owner_id, partner_id, vendor_id, authority, amount_minor, amount_minor
    from ledger.balance where booking_id is null and account in (select account from fresh where booking_id is null)
    union all
    select account, currency, booking_id, owner_id, partner_id, vendor_id, authority, 0, amount_minor from fresh
  ), sums as (
    select case account.normal_side when 'debit' then sum(before) else -sum(before) end as before,
      case account.normal_side when 'debit' then sum(now) else -sum(now) end as now
    from part join ledger.account on account.code = part.account
    group by account.code, currency, booking_id, owner_id, partner_id, vendor_id, authority
  ), counted as (
    select coalesce(sum(parts), 0) as parts, coalesce(sum(parts_below), 0) as below
    from ledger.total where account = any (${subledgers})
  )
  select counted.parts + changed.parts as ledgers, counted.below + changed.below as below
  from counted cross join (
    select count(*) filter (where now <> 0) - count(*) filter (where before <> 0) as parts,
      count(*) filter (where now < 0) - count(*) filter (where before < 0) as below
    from sums
  ) changed`

const noSubledgerBelowZero = async (ctx: ReadCtx, depth: Depth): Promise<Finding> => {
  const { ledgers, below } = await one(ctx, depth === 'all' ? lookThroughSubledgers : countSubledgers)
  return {
    holds: below === 0,
    figure: `${counted(ledgers, 'ledger', 'ledgers')} with money, ${below} below zero`,
  }
}

const nobodyPaysForAnother = async (ctx: ReadCtx): Promise<Finding> => {
  const positions = await trustPositions(ctx)
  const own = await amountsOf(ctx, 'cash:operating')
  return {
    holds: positions.every(({ currency, operatorClaim }) => operatorClaim + Math.max(0, own.get(currency) ?? 0) >= 0),
    figure:
      positions
        .map(
          ({ currency, ownersBelowZero, operatorClaim }) =>
            `owners below zero ${figureOf(ownersBelowZero, currency)}, left of the operator's part ${figureOf(operatorClaim, currency)}`,
        )
        .join('; ') || nothingYet,
  }
}

const trustCashCovers = async (ctx: ReadCtx): Promise<Finding> => {
  const positions = await trustPositions(ctx)
  return {
    holds: positions.every(({ cash }) => cash >= 0),
    figure: positions.map(({ currency, cash }) => figureOf(cash, currency)).join('; ') || nothingYet,
  }
}

const payoutsWithinEarned = async (ctx: ReadCtx, depth: Depth): Promise<Finding> => {
  const { payouts, over } = await one(
    ctx,
    sql<{ payouts: number; over: number }>`
      with paid as (
        select distinct line.owner_id, line.currency
        from ${depth === 'all' ? sql`ledger.line` : sql`ledger.lines_after_sums()`} line
        join ledger.entry on entry.id = line.entry_id
        where entry.purpose = 'payout' and line.account = 'payable:owner'
      ), moves as (
        select entry.id, entry.purpose, line.owner_id, line.currency, -sum(line.amount_minor) as amount
        from paid join ledger.line using (owner_id, currency) join ledger.entry on entry.id = line.entry_id
        where line.account = 'payable:owner'
        group by entry.id, entry.purpose, line.owner_id, line.currency
      ), running as (
        select id, purpose, sum(amount) over (partition by owner_id, currency order by id) as balance from moves
      )
      select count(*) as payouts, count(*) filter (where balance < 0) as over
      from running where purpose = 'payout' and id > ${lookedThrough(depth)}`,
  )
  const looked = depth === 'all' ? counted(payouts, 'payout', 'payouts') : counted(payouts, 'new payout', 'new payouts')
  return { holds: over === 0, figure: `${looked}, ${over} over` }
}

const sourcesUnique = async (ctx: ReadCtx): Promise<Finding> => {
  const { twice } = await one(
    ctx,
    sql<{ twice: number }>`
      select count(*) as twice
      from (select from ledger.entry group by source, purpose having count(*) > 1) as doubled`,
  )
  return { holds: twice === 0, figure: `${twice} posted twice` }
}

/** The database rejects a second one as long as its unique key exists. */
const sourcesGuarded = async (ctx: ReadCtx): Promise<Finding> => {
  const { keys } = await one(
    ctx,
    sql<{ keys: number }>`
      select count(*) as keys from pg_constraint join pg_index on pg_index.indexrelid = conindid
      where conrelid = 'ledger.entry'::regclass and conname = 'entry_source_purpose' and contype = 'u' and indisvalid`,
  )
  return { holds: keys === 1, figure: counted(keys, 'unique key', 'unique keys') }
}

/** A later month can hide it, so every month's end counts: below zero, more was reversed than was ever earned. */
const incomeNeverNegative = async (ctx: ReadCtx): Promise<Finding> => {
  const { months, below } = await one(
    ctx,
    sql<{ months: number; below: number }>`
      with earned as (
        select line.account, line.currency, date_trunc('month', entry.dated) as month, -sum(line.amount_minor) as amount
        from ledger.line join ledger.entry on entry.id = line.entry_id
        where line.account like 'income:%'
        group by line.account, line.currency, month
      ), running as (
        select sum(amount) over (partition by account, currency order by month) as balance from earned
      )
      select count(*) as months, count(*) filter (where balance < 0) as below from running`,
  )
  return { holds: below === 0, figure: `${counted(months, 'month', 'months')} of income, ${below} below zero` }
}

const operatorBooksAgree = async (ctx: ReadCtx): Promise<Finding> => {
  const positions = await trustPositions(ctx)
  return {
    holds: positions.every(({ payableOperator, receivableTrust }) => payableOperator === receivableTrust),
    figure:
      positions
        .map(
          ({ currency, payableOperator, receivableTrust }) =>
            `${figureOf(payableOperator, currency)} = ${figureOf(receivableTrust, currency)}`,
        )
        .join('; ') || nothingYet,
  }
}

const guards = [
  'closed_books_never_truncated',
  'closed_books_stays',
  'closed_period_never_truncated',
  'closed_period_stays',
  'entry_balances',
  'entry_in_open_books',
  'entry_never_truncated',
  'entry_stays',
  'line_balances',
  'line_in_open_period',
  'line_never_truncated',
  'line_stays',
]

const journalGuarded = async (ctx: ReadCtx): Promise<Finding> => {
  const { enabled } = await one(
    ctx,
    sql<{ enabled: number }>`
      select count(*) as enabled
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'ledger'::regnamespace and tgname = any (${guards}) and tgenabled in ('O', 'A')`,
  )
  return { holds: enabled === guards.length, figure: `${enabled} of ${guards.length} guards enabled` }
}

/** What must always be true of the journal (R44-R46, R55). */
export const invariants: readonly Invariant[] = [
  { code: 'entries_balance', text: 'Every entry balances, per currency and in each book.', measure: entriesBalance },
  {
    code: 'balances_agree',
    text: 'The running balances equal the journal.',
    measure: balancesAgree,
    readsAll: true,
  },
  {
    code: 'trust_equation',
    text: 'Trust cash, clearing, and receivables equal guest deposits, security deposits, and payables.',
    measure: trustEquation,
  },
  {
    code: 'no_subledger_below_zero',
    text: 'No guest, dispute, partner, vendor, provider, tax authority, or payout in transit has a negative balance.',
    measure: noSubledgerBelowZero,
  },
  {
    code: 'nobody_pays_for_another',
    text: 'Negative owner balances are covered by the operator’s money, never by other owners or guests.',
    measure: nobodyPaysForAnother,
  },
  {
    code: 'trust_cash_covers',
    text: 'The trust account covers payouts in transit and is never overdrawn.',
    measure: trustCashCovers,
  },
  {
    code: 'operating_cash',
    text: 'The operating account is never overdrawn.',
    measure: (ctx) => noneBelowZero(ctx, 'cash:operating'),
  },
  {
    code: 'clearing_not_negative',
    text: 'The card clearing account is never negative.',
    measure: (ctx) => noneBelowZero(ctx, 'processor:clearing'),
  },
  {
    code: 'received_not_negative',
    text: 'No more reached the bank by check or in cash than guests paid.',
    measure: (ctx) => noneBelowZero(ctx, 'cash:received'),
  },
  {
    code: 'operator_makes_whole',
    text: 'The operator pays what it owes the trust within a week.',
    measure: operatorMakesWhole,
  },
  {
    code: 'payouts_within_earned',
    text: 'No payout exceeded the owner’s earnings.',
    measure: payoutsWithinEarned,
  },
  {
    code: 'sources_unique',
    text: 'Nothing is posted twice for the same source and purpose.',
    measure: (ctx, depth) => (depth === 'all' ? sourcesUnique(ctx) : sourcesGuarded(ctx)),
  },
  {
    code: 'income_not_negative',
    text: 'At the end of every month, no more income was reversed than had been earned.',
    measure: incomeNeverNegative,
    readsAll: true,
  },
  {
    code: 'operator_books_agree',
    text: 'The trust’s debt to the operator matches the operator’s books.',
    measure: operatorBooksAgree,
  },
  { code: 'journal_guarded', text: 'The triggers that protect the journal are in place.', measure: journalGuarded },
]

export type InvariantFinding = { code: string; text: string } & Finding

export const invariantsOf = async (ctx: ReadCtx, depth: Depth = 'all'): Promise<InvariantFinding[]> => {
  const findings: InvariantFinding[] = []
  for (const { code, text, measure } of invariants.filter(({ readsAll }) => depth === 'all' || !readsAll))
    findings.push({ code, text, ...(await measure(ctx, depth)) })
  return findings
}
