import { type CommissionFigure, instantAt, type PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** Months from the first day of one up to, but not including, another. */
export type Months = { from: PlainDate; to: PlainDate }

const instantsOf = (ctx: ReadCtx, { from, to }: Months) => ({
  since: instantAt(ctx.companyZone, from, '00:00'),
  until: instantAt(ctx.companyZone, to, '00:00'),
})

/** How much each change moved the partner's earnings and payments, for commissions that changed in these months. */
const movesIn = (ctx: ReadCtx, months: Months) => {
  const { since, until } = instantsOf(ctx, months)
  return sql`
    select * from (
      select commission_id, at,
        earned - lag(earned, 1, 0::bigint) over (partition by commission_id order by id) as earned,
        settled_minor - lag(settled_minor, 1, 0::bigint) over (partition by commission_id order by id) as paid
      from (
        select id, commission_id, at, settled_minor,
          case when to_state in ('earned', 'approved', 'scheduled', 'paid') then amount_minor else 0 end as earned
        from commissions.change
        where commission_id in (select commission_id from commissions.change where at >= ${since} and at < ${until})
      ) as changed
    ) as moved
    where at >= ${since} and at < ${until}`
}

type Earned = { partnerId: number; currency: string; month: PlainDate; earned: number; paid: number }

/** What partners earned and were paid, by month; reversals and recoveries are deducted in the month they occur. */
export const earnedByMonth = async (ctx: ReadCtx, months: Months): Promise<Earned[]> => {
  const { rows } = await sql<Earned>`
    select partner_id as "partnerId", currency, date_trunc('month', at at time zone ${ctx.companyZone})::date as month,
      sum(earned)::bigint as earned, sum(paid)::bigint as paid
    from (${movesIn(ctx, months)}) as moves
    join commissions.commission on commission.id = commission_id
    group by 1, 2, 3`.execute(db(ctx))
  return rows.map((row) => ({ ...row, earned: Number(row.earned), paid: Number(row.paid) }))
}

type Booked = { partnerId: number; currency: string; month: PlainDate; bookingId: number }

/** Bookings that partners brought, or whose home they referred, by the month they were made; without any lost since. */
export const bookedByMonth = async (ctx: ReadCtx, months: Months): Promise<Booked[]> => {
  const { since, until } = instantsOf(ctx, months)
  const { rows } = await sql<Booked>`
    select distinct partner_id as "partnerId", currency, booking_id as "bookingId",
      date_trunc('month', made_at at time zone ${ctx.companyZone})::date as month
    from commissions.commission
    where booking_id is not null and state not in ('tracked', 'reversed') and made_at >= ${since} and made_at < ${until}`.execute(
    db(ctx),
  )
  return rows
}

/** The commissions behind a figure for these months. */
export const commissionsBehind = async (ctx: ReadCtx, figure: CommissionFigure, months: Months): Promise<number[]> => {
  const { since, until } = instantsOf(ctx, months)
  const { rows } =
    figure === 'booked'
      ? await sql<{ id: number }>`
          select id from commissions.commission
          where booking_id is not null and state not in ('tracked', 'reversed')
            and made_at >= ${since} and made_at < ${until}`.execute(db(ctx))
      : await sql<{ id: number }>`
          select distinct commission_id as id from (${movesIn(ctx, months)}) as moves
          where ${sql.ref(figure)} <> 0`.execute(db(ctx))
  return rows.map(({ id }) => Number(id))
}
