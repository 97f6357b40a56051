import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { balances } from '#modules/ledger'
import { db } from './tables.ts'

type Sum = { partner_id: number; currency: string; open: number }

const openByPartner = async (ctx: ReadCtx): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    select partner_id, currency, sum(posted_minor - settled_minor)::bigint as open
    from commissions.commission group by partner_id, currency`.execute(db(ctx))
  return rows
}

/** Partners whose commissions don't add up to what the journal owes them. */
const offFromJournal = async (ctx: ReadCtx): Promise<{ partners: number; off: number }> => {
  const keyOf = (partner: number | null, currency: string): string => `${partner} ${currency}`
  const states = new Map(
    (await openByPartner(ctx)).map((row) => [keyOf(row.partner_id, row.currency), Number(row.open)]),
  )
  const journal = new Map(
    (await balances(ctx, { accounts: ['payable:partner'] }, ['partnerId'])).map((row) => [
      keyOf(row.partnerId, row.currency),
      row.amount,
    ]),
  )
  const keys = new Set([...states.keys(), ...journal.keys()])
  const off = [...keys].filter((key) => (states.get(key) ?? 0) !== (journal.get(key) ?? 0)).length
  return { partners: keys.size, off }
}

const paidTwice = async (ctx: ReadCtx): Promise<number> => {
  const { rows } = await sql<{ twice: number }>`
    select count(*)::int as twice from (
      select line.commission_id
      from commissions.invoice_line as line
      join commissions.invoice as invoice on invoice.id = line.invoice_id
      join commissions.commission as commission on commission.id = line.commission_id
      where invoice.state in ('sent', 'paid') and not line.recovers
      group by line.commission_id, commission.settled_minor
      having sum(line.amount_minor) < commission.settled_minor
    ) as off`.execute(db(ctx))
  return rows[0]?.twice ?? 0
}

export const checks: readonly Check[] = [
  {
    code: 'commissions.journal',
    text: 'What partners’ commissions come to by their states is what the journal owes each partner.',
    async run({ work }) {
      const { partners, off } = await work.snapshot(offFromJournal)
      return { holds: off === 0, figure: `${partners} ${partners === 1 ? 'partner' : 'partners'}, ${off} off` }
    },
  },
  {
    code: 'commissions.paid_once',
    text: 'No commission was paid more than its invoices say.',
    async run({ work }) {
      const twice = await work.read(paidTwice)
      return { holds: twice === 0, figure: `${twice} off` }
    },
  },
]
