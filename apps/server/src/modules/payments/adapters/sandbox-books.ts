import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import type { DisputeNews, GatewayFigures, ReturnedRefund } from '../gateway.ts'
import { settleBanks } from './sandbox-rows.ts'

/**
 * Disputes charges with one token a day after they were made: `open` is an open dispute, `lost` is lost immediately.
 */
const reverse = async (pool: pg.Pool, clock: Clock, token: string, state: 'open' | 'lost'): Promise<void> => {
  await pool.query(
    `insert into sandbox_gateway.dispute (id, charge_id, amount_minor, state, opened_at, changed_at)
     select 'dp_' || replace(gen_random_uuid()::text, '-', ''), charge.id, charge.amount_minor - coalesce(refunded, 0),
       $3, $1, $1
     from sandbox_gateway.charge
     left join (
       select charge_id, sum(amount_minor) as refunded from sandbox_gateway.refund group by charge_id
     ) as back on back.charge_id = charge.id
     where status = 'succeeded' and token = $2 and created_at <= $1::timestamptz - interval '1 day'
       and charge.amount_minor > coalesce(refunded, 0)
     on conflict (charge_id) do nothing`,
    [clock.now(), token, state],
  )
}

type DisputeRow = {
  id: string
  key: string
  currency: string
  amount_minor: number
  state: 'open' | 'won' | 'lost'
  opened_at: Date
}

export const disputes = async (pool: pg.Pool, clock: Clock, since: Date): Promise<DisputeNews[]> => {
  // Guests with the disputing card complain; a bank simply reverses what its customer hadn't authorized.
  await reverse(pool, clock, 'sandbox_dispute', 'open')
  await reverse(pool, clock, 'tok_bank_taken_back', 'lost')
  const { rows } = await pool.query<DisputeRow>(
    `select dispute.id, charge.key, charge.currency, dispute.amount_minor, dispute.state, dispute.opened_at
     from sandbox_gateway.dispute join sandbox_gateway.charge on charge.id = dispute.charge_id
     where dispute.changed_at >= $1 order by dispute.opened_at, dispute.id`,
    [since],
  )
  return rows.map((row) => ({
    reference: row.id,
    chargeKey: row.key,
    amount: { amount: row.amount_minor, currency: row.currency },
    state: row.state,
    openedAt: row.opened_at,
  }))
}

/** One card's bank returns every refund three days after it was sent. */
const sentBack = (now: string): string =>
  `charge.token = 'sandbox_refund_returned' and refund.created_at <= ${now}::timestamptz - interval '3 days'`

export const returnedRefunds = async (pool: pg.Pool, clock: Clock, since: Date): Promise<ReturnedRefund[]> => {
  const { rows } = await pool.query<{ key: string }>(
    `select refund.key from sandbox_gateway.refund join sandbox_gateway.charge on charge.id = refund.charge_id
     where ${sentBack('$1')} and refund.created_at >= $2 order by refund.created_at, refund.key`,
    [clock.now(), since],
  )
  return rows.map(({ key }) => ({ key, message: 'The card’s bank sent the refund back.' }))
}

export const figures = async (
  pool: pg.Pool,
  clock: Clock,
  afterKey: string,
  limit: number,
): Promise<GatewayFigures[]> => {
  await settleBanks(pool, clock)
  const { rows } = await pool.query<GatewayFigures>(
    `select charge.key, charge.currency, charge.amount_minor as captured,
       coalesce((select sum(refund.amount_minor) from sandbox_gateway.refund
         where charge_id = charge.id and not (${sentBack('$3')})), 0)::bigint as refunded,
       coalesce((select amount_minor from sandbox_gateway.dispute
         where charge_id = charge.id and state <> 'won'), 0)::bigint as disputed
     from sandbox_gateway.charge
     where status = 'succeeded' and key > $1 order by key limit $2`,
    [afterKey, limit, clock.now()],
  )
  return rows
}
