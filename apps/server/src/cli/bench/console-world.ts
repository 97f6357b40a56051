import type pg from 'pg'
import { type Copies, copyRows } from './copy-rows.ts'

/** Homes created by the demo; the others are copies of them. */
export const homesOfDemo = 25
const homesMeasured = 500
const conversationsMeasured = 50_000

const homeTables = [
  'homes.home',
  'homes.contract',
  'homes.share',
  'homes.room',
  'homes.fact',
  'homes.setup_step',
  'homes.status_change',
  'availability.home_calendar',
  'availability.stay_rule',
  'pricing.rate_plan',
  'pricing.season',
  'pricing.fee',
  'pricing.fee_decision',
  'pricing.discount',
  'pricing.terms',
  'vendors.serving',
  'stays.guide',
  'hosts.host_home',
]

const owners = 'select account_id from homes.share'

const ownerTables = ['payees.payout_account', 'payees.tax_form']

const stayTables = [
  'accounts.account',
  'accounts.account_role',
  'bookings.booking',
  'bookings.timeline',
  'pricing.quote',
  'availability.hold',
  'payments.intent',
  'payments.installment',
  'payments.movement',
  'payments.refund',
  'payments.mandate',
  'ledger.entry',
  'ledger.line',
  'invoices.invoice',
  'works.job',
  'attribution.attribution',
  'automations.sending',
  'reviews.stay',
]

const stayIds = [
  'id',
  'booking_id',
  'guest_id',
  'account_id',
  'hold_id',
  'quote_id',
  'intent_id',
  'entry_id',
  'reverses',
  'job_id',
  'source_id',
]

/** An entry's source, `booking:5`, is copied with it. */
const sourceOfCopy = (step: number): string =>
  `case when r.source ~ '^[a-z-]+:[0-9]+$'
     then split_part(r.source, ':', 1) || ':' || split_part(r.source, ':', 2)::bigint + copy * ${step}::bigint
     else r.source || '-' || copy * ${step}::bigint end`

const guests = 'select guest_id from bookings.booking'

const homeStep = 1_000_000
const yearStep = 1_000_000_000

/** Homes with their owners and stays: the demo's, multiplied. */
const homeCopies = (from: number, to: number): Copies => ({
  tables: [...homeTables, ...ownerTables, ...stayTables],
  from,
  to,
  step: homeStep,
  ids: [...stayIds, 'home_id', 'owner_id'],
  daysBack: 0,
  below: homeStep,
  only: {
    'accounts.account': `(r.id in (${guests}) or r.id in (${owners}))`,
    'accounts.account_role': `(r.account_id in (${guests}) or r.account_id in (${owners}))`,
    'payments.intent': `r.account_id in (${guests})`,
  },
  instead: {
    'homes.home.source_ref': `r.source_ref || '-' || copy`,
    'accounts.account.email': `copy || '.' || r.email`,
    'ledger.entry.source': sourceOfCopy(homeStep),
  },
})

/** Longer than the range of the demo's stays, in whole weeks. */
const yearsBack = 7 * 90

const past = (status: string) =>
  `case when ${status} in ('confirmed', 'checked_in') then 'completed'
     when ${status} in ('requested', 'awaiting_agreement', 'awaiting_payment') then 'expired' else ${status} end`

/** The same stays in earlier years. */
const earlierStays = (from: number, to: number): Copies => ({
  tables: stayTables,
  from,
  to,
  step: yearStep,
  ids: stayIds,
  daysBack: yearsBack,
  below: yearStep,
  only: {
    'accounts.account': `r.id in (${guests})`,
    'accounts.account_role': `r.account_id in (${guests})`,
    'payments.intent': `r.account_id in (${guests})`,
    'availability.hold': 'r.booking_id is not null',
    'works.job': 'r.booking_id is not null',
  },
  instead: {
    'accounts.account.email': `'y' || copy || '.' || r.email`,
    'ledger.entry.source': sourceOfCopy(yearStep),
    'bookings.booking.status': past('r.status'),
    'works.job.state': `case when r.state in ('planned', 'under_way') then 'done' else r.state end`,
    'works.job.done_at': `coalesce(r.done_at, r.due_at, r.opens_at, r.made_at) - copy * interval '${yearsBack} days'`,
    'payments.installment.state': `case when r.state in ('scheduled', 'failed') then 'paid' else r.state end`,
  },
})

const countOf = async (client: pg.ClientBase, table: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

/** Above the numbers of copies, below those that come after them. */
const settlingEntries = 80_000_000_000

/** The money of stays long over has come in and was paid out: none of their accounts is open. */
const settleEarlierStays = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set session_replication_role = replica')
  await client.query(
    `with open as (
       select booking_id, account, currency, sum(amount_minor) as amount, max(entry_id) as last_entry
         from ledger.line
        where booking_id >= ${yearStep}
          and account in ('processor:clearing', 'cash:received', 'receivable:guest', 'receivable:dispute',
            'liability:guest-deposit', 'liability:security-deposit')
        group by booking_id, account, currency having sum(amount_minor) <> 0
     ), numbered as materialized (select *, ${settlingEntries} + row_number() over () as id from open
     ), entry as (
       insert into ledger.entry (id, home_id, booking_id, purpose, source, document, occurred_on, dated, posted_at, line_count)
       overriding system value
       select numbered.id, last.home_id, last.booking_id, 'settled', 'settled:' || numbered.id, last.document, last.dated,
              last.dated, last.posted_at, 2
         from numbered join ledger.entry last on last.id = last_entry
     )
     insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, booking_id)
     select id, 1, account, currency, -amount, booking_id from numbered
     union all
     select id, 2, 'cash:trust', currency, amount, booking_id from numbered`,
  )
  await client.query('set session_replication_role = default')
}

/** No trigger or job saw the copies: advances the id sequences past them, and adds up the accounts. */
const settleCopies = async (client: pg.ClientBase): Promise<void> => {
  for (const table of [
    ...homeTables,
    ...ownerTables,
    ...stayTables,
    'conversations.conversation',
    'conversations.message',
  ])
    await client.query(
      `select setval(seq, 90000000000) from pg_get_serial_sequence($1, 'id') seq
        where seq is not null and exists (select from pg_attribute where attrelid = $1::regclass and attname = 'id')`,
      [table],
    )
  // Copies have numbers below those already added up.
  await client.query('truncate ledger.balance')
  await client.query('update ledger.balances_through set entry_id = 0, next_entry_id = null')
  await client.query('select ledger.add_up()')
}

const talk = (fromTeam: boolean) =>
  fromTeam
    ? 'Check-in is from 4:00 PM. Your door code comes by email the day before.'
    : 'Hello! From when can we check in, and is there parking for two cars?'

/** Conversations about the latest stays, four messages each; three in every thousand are waiting for an answer. */
const addConversations = async (client: pg.ClientBase, number: number): Promise<void> => {
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `insert into conversations.conversation (id, person_id, booking_id, opened_at, last_message_id, waiting_since)
     overriding system value
     select 1000000 + turn, guest_id, id, opened, (1000000 + turn) * 10 + 4,
            case when turn % 1000 < 3 then now() - turn % 300 * interval '1 minute' end
       from (select b.id, b.guest_id, least(b.created_at, now()) as opened, row_number() over (order by b.created_at) as turn
               from bookings.booking b order by b.created_at limit $1) stays`,
    [number],
  )
  for (const turn of [1, 2, 3, 4])
    await client.query(
      `insert into conversations.message (id, conversation_id, from_team, author_id, text, at) overriding system value
       select c.id * 10 + $1, c.id, $2, case when $2 then null else c.person_id end, $3,
              coalesce(c.waiting_since, c.opened_at) - (4 - $1) * interval '2 hours'
         from conversations.conversation c where c.id > 1000000`,
      [turn, turn % 2 === 0 && turn < 4, talk(turn === 2)],
    )
  await client.query(`set session_replication_role = default`)
}

export type ConsoleWorld = { homes: number; bookings: number; conversations: number }

const countAll = async (client: pg.ClientBase): Promise<ConsoleWorld> => ({
  homes: await countOf(client, 'homes.home'),
  bookings: await countOf(client, 'bookings.booking'),
  conversations: await countOf(client, 'conversations.conversation'),
})

/** Fills up to this many homes in total, with owners and the stays of one demo each; `before` exist already. */
export const fillHomes = async (
  client: pg.ClientBase,
  homes: number = homesMeasured,
  before: number = homesOfDemo,
): Promise<ConsoleWorld> => {
  await copyRows(client, homeCopies(Math.ceil(before / homesOfDemo), Math.ceil(homes / homesOfDemo) - 1))
  await settleCopies(client)
  await client.query('vacuum analyze')
  return countAll(client)
}

/** Closes the books of earlier years, as they normally would be. */
const closeEarlierYears = async (client: pg.ClientBase, before: string): Promise<void> => {
  await client.query(
    `insert into statements.closing (year, quarter, owners, looked_at, closed_at)
     select extract(year from day), extract(quarter from day), 0, '[]', now()
       from generate_series((select min(dated) from ledger.entry), $1::date - 100, interval '1 day') day
     group by 1, 2
     on conflict do nothing`,
    [before],
  )
}

/** Fills up to this many bookings in total, with the added ones in the past, and conversations about half of them. */
export const fillYears = async (client: pg.ClientBase, bookings: number): Promise<ConsoleWorld> => {
  const before = await countOf(client, 'bookings.booking')
  const { rows } = await client.query<{ day: string }>('select min(dated)::text as day from ledger.entry')
  await copyRows(client, earlierStays(1, Math.max(1, Math.ceil(bookings / before) - 1)))
  await settleEarlierStays(client)
  await closeEarlierYears(client, String(rows[0]?.day))
  await addConversations(client, conversationsMeasured)
  await settleCopies(client)
  await client.query('vacuum analyze')
  return countAll(client)
}
