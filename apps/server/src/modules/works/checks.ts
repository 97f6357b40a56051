import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'works.charged',
    text: 'Every charged bill is in the journal at its amount, and no repair was charged above its approved amount.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ off: number }>`
          select count(*)::int as off from works.bill
          where state = 'charged' and (
            charge_minor <> (select coalesce(sum(amount_minor), 0) from ledger.line
              where entry_id = bill.entry_id and account = 'payable:owner')
            or charge_minor > (select total_minor from works.bid where job_id = bill.job_id and state = 'accepted'))`.execute(
          db(ctx),
        ),
      )
      const off = rows[0]?.off ?? 0
      return { holds: off === 0, figure: `${off} off` }
    },
  },
  {
    code: 'works.paid',
    text: 'Every vendor bill was paid at most once at its amount, and unpaid bills are still payable.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ off: number }>`
          select count(*)::int as off from works.bill_payment as payment join works.bill on bill.id = payment.bill_id
          where bill.state <> 'charged'
            or bill.cost_minor <> (select coalesce(sum(amount_minor), 0) from ledger.line
              where entry_id = payment.entry_id and account = 'payable:vendor')
            or (payment.withdrawn_at is not null) <> exists (
              select from ledger.entry where reverses = payment.entry_id)`.execute(db(ctx)),
      )
      const off = rows[0]?.off ?? 0
      return { holds: off === 0, figure: `${off} off` }
    },
  },
  {
    code: 'works.approved',
    text: 'Every repair above a home’s limit was approved by the owner at its amount.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ off: number }>`
          select count(*)::int as off from works.bid where state = 'accepted' and not exists (
            select from works.word where bid_id = bid.id and what in ('approved', 'ordered')
              and amount_minor = bid.total_minor)`.execute(db(ctx)),
      )
      const off = rows[0]?.off ?? 0
      return { holds: off === 0, figure: `${off} off` }
    },
  },
  {
    code: 'works.same_day',
    text: 'A turnover has priority exactly when the next guests check in on the same day (R73).',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ off: number }>`
          select count(*)::int as off from works.job
          join homes.home on home.id = job.home_id
          where job.kind = 'turnover' and job.state in ('planned', 'under_way')
            and job.same_day <> coalesce((job.due_at at time zone home.time_zone)::date = job.day, false)`.execute(
          db(ctx),
        ),
      )
      const off = rows[0]?.off ?? 0
      return { holds: off === 0, figure: `${off} off` }
    },
  },
]
