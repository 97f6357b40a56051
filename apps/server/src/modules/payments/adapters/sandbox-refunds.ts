import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import type { Gateway, RefundAnswer } from '../gateway.ts'
import { sandboxCard } from './sandbox-cards.ts'
import { type ChargeRow, chargeColumns, idOf, settleBanks } from './sandbox-rows.ts'

const refusedRefund = (message: string): RefundAnswer => ({ kind: 'refused', code: 'refund_refused', message })

type RefundRequest = Parameters<Gateway['refund']>[0]

const refundInside = async (client: pg.PoolClient, clock: Clock, request: RefundRequest): Promise<RefundAnswer> => {
  const { rows: charges } = await client.query<ChargeRow>(
    `select ${chargeColumns} from sandbox_gateway.charge where key = $1 for update`,
    [request.chargeKey],
  )
  const [charged] = charges
  if (charged?.status !== 'succeeded' || charged.currency !== request.amount.currency)
    return refusedRefund('There is no such charge to refund.')
  if (sandboxCard(charged.token ?? '')?.refundsNothing) return refusedRefund('The card does not take refunds.')
  const { rows: known } = await client.query('select from sandbox_gateway.refund where key = $1', [request.key])
  if (known.length > 0) return { kind: 'succeeded' }
  const { rows: sums } = await client.query<{ taken: number }>(
    `select coalesce(sum(amount_minor), 0)::bigint as taken from (
       select amount_minor from sandbox_gateway.refund where charge_id = $1
       union all select amount_minor from sandbox_gateway.dispute where charge_id = $1 and state <> 'won'
     ) as gone`,
    [charged.id],
  )
  if ((sums[0]?.taken ?? 0) + request.amount.amount > (charged.amount_minor ?? 0))
    return refusedRefund('The refund is more than what is left of the charge.')
  await client.query(
    'insert into sandbox_gateway.refund (id, key, charge_id, amount_minor, created_at) values ($1, $2, $3, $4, $5)',
    [idOf('re'), request.key, charged.id, request.amount.amount, clock.now()],
  )
  return { kind: 'succeeded' }
}

export const refund = async (pool: pg.Pool, clock: Clock, request: RefundRequest): Promise<RefundAnswer> => {
  const client = await pool.connect()
  try {
    await settleBanks(pool, clock)
    await client.query('begin')
    const answer = await refundInside(client, clock, request)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
