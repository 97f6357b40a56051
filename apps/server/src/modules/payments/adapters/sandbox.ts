import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import { type Connection, createPool } from '#kernel/db'
import type { Logger } from '#kernel/log'
import {
  type ChargeAnswer,
  type ChargeRequest,
  type DisputeNews,
  type Gateway,
  type GatewayFigures,
  GatewayUnreachable,
  type RefundAnswer,
} from '../gateway.ts'
import { type SandboxCard, sandboxCard } from './sandbox-cards.ts'

type ChargeRow = {
  id: string
  status: 'succeeded' | 'needs_action' | 'refused' | 'cancelled'
  token: string | null
  card: string | null
  currency: string | null
  amount_minor: number | null
  refusal: string | null
}

export type Challenge = { id: string; amount: number; currency: string; method: string; open: boolean }

/** The gateway of demos and tests. It keeps its own books and has a bank's page for the guest. */
export interface SandboxGateway extends Gateway {
  challenge(id: string): Promise<Challenge | null>
  /** The guest's answer at his bank; a second answer changes nothing. */
  answerChallenge(id: string, approve: boolean): Promise<void>
}

const idOf = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`

const unknownCard: SandboxCard = { method: '', refusal: 'unknown_token' }

const answerOf = (row: ChargeRow): ChargeAnswer => {
  const method = sandboxCard(row.token ?? '')?.method ?? ''
  switch (row.status) {
    case 'succeeded':
      return { kind: 'succeeded', method, card: row.card ?? '', authenticated: row.token === 'sandbox_challenge' }
    case 'needs_action':
      return { kind: 'needs_action', method, challengeUrl: `/sandbox/challenge/${row.id}` }
    case 'refused':
      return { kind: 'refused', method, code: (row.refusal ?? 'card_declined') as 'card_declined' }
    case 'cancelled':
      return { kind: 'cancelled' }
  }
}

const chargeColumns = 'id, status, token, card, currency, amount_minor, refusal'

const one = async (pool: pg.Pool, text: string, values: unknown[]): Promise<ChargeRow | undefined> =>
  (await pool.query<ChargeRow>(text, values)).rows[0]

const byKey = (pool: pg.Pool, key: string) =>
  one(pool, `select ${chargeColumns} from sandbox_gateway.charge where key = $1`, [key])

type Charged = { token: string; cardId: string | null; card: SandboxCard; stored: boolean }

const storedCard = async (pool: pg.Pool, cardId: string): Promise<Charged> => {
  const { rows } = await pool.query<{ token: string }>('select token from sandbox_gateway.card where id = $1', [cardId])
  const token = rows[0]?.token ?? ''
  return { token, cardId: rows[0] ? cardId : null, card: sandboxCard(token) ?? unknownCard, stored: true }
}

const newCard = async (pool: pg.Pool, clock: Clock, token: string): Promise<Charged> => {
  const card = sandboxCard(token)
  if (!card) return { token, cardId: null, card: unknownCard, stored: false }
  const cardId = idOf('card')
  await pool.query('insert into sandbox_gateway.card (id, token, created_at) values ($1, $2, $3)', [
    cardId,
    token,
    clock.now(),
  ])
  return { token, cardId, card, stored: false }
}

/** A stored card was approved by its bank when it was stored, so the bank does not ask again. */
const statusOf = ({ card, stored }: Charged): ChargeRow['status'] => {
  if (card.refusal) return 'refused'
  return card.challenge && !stored ? 'needs_action' : 'succeeded'
}

const insertCharge = (pool: pg.Pool, clock: Clock, { key, amount }: ChargeRequest, charged: Charged) =>
  one(
    pool,
    `insert into sandbox_gateway.charge (id, key, status, token, card, currency, amount_minor, refusal, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning ${chargeColumns}`,
    [
      idOf('ch'),
      key,
      statusOf(charged),
      charged.token,
      charged.cardId,
      amount.currency,
      amount.amount,
      charged.card.refusal ?? null,
      clock.now(),
    ],
  )

const sameAmount = (row: ChargeRow, { key, amount }: ChargeRequest): ChargeRow => {
  if (row.amount_minor !== null && (row.amount_minor !== amount.amount || row.currency !== amount.currency))
    throw new Error(`the key ${key} was used for another amount`)
  return row
}

const charge = async (pool: pg.Pool, clock: Clock, request: ChargeRequest): Promise<ChargeAnswer> => {
  const before = await byKey(pool, request.key)
  if (before) return answerOf(sameAmount(before, request))
  const charged = 'card' in request ? await storedCard(pool, request.card) : await newCard(pool, clock, request.token)
  const made = await insertCharge(pool, clock, request, charged)
  if (made && charged.card.losesAnswer) throw new GatewayUnreachable()
  const row = made ?? (await byKey(pool, request.key))
  if (!row) throw new Error(`the sandbox lost the key ${request.key}`)
  return answerOf(sameAmount(row, request))
}

const cancel = async (pool: pg.Pool, clock: Clock, key: string): Promise<ChargeAnswer> => {
  const row = await one(
    pool,
    `insert into sandbox_gateway.charge (id, key, status, created_at, answered_at) values ($1, $2, 'cancelled', $3, $3)
     on conflict (key) do update set
       status = case when charge.status = 'needs_action' then 'cancelled' else charge.status end
     returning ${chargeColumns}`,
    [idOf('ch'), key, clock.now()],
  )
  return row ? answerOf(row) : { kind: 'cancelled' }
}

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

const refund = async (pool: pg.Pool, clock: Clock, request: RefundRequest): Promise<RefundAnswer> => {
  const client = await pool.connect()
  try {
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

/** Guests with the disputing card complain a day after they were charged. */
const openDisputes = async (pool: pg.Pool, clock: Clock): Promise<void> => {
  await pool.query(
    `insert into sandbox_gateway.dispute (id, charge_id, amount_minor, opened_at, changed_at)
     select 'dp_' || replace(gen_random_uuid()::text, '-', ''), charge.id, charge.amount_minor - coalesce(refunded, 0), $1, $1
     from sandbox_gateway.charge
     left join (
       select charge_id, sum(amount_minor) as refunded from sandbox_gateway.refund group by charge_id
     ) as back on back.charge_id = charge.id
     where status = 'succeeded' and token = 'sandbox_dispute' and created_at <= $1::timestamptz - interval '1 day'
       and charge.amount_minor > coalesce(refunded, 0)
     on conflict (charge_id) do nothing`,
    [clock.now()],
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

const disputes = async (pool: pg.Pool, clock: Clock, since: Date): Promise<DisputeNews[]> => {
  await openDisputes(pool, clock)
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

const figures = async (pool: pg.Pool, afterKey: string, limit: number): Promise<GatewayFigures[]> => {
  const { rows } = await pool.query<GatewayFigures>(
    `select charge.key, charge.currency, charge.amount_minor as captured,
       coalesce((select sum(amount_minor) from sandbox_gateway.refund where charge_id = charge.id), 0)::bigint as refunded,
       coalesce((select amount_minor from sandbox_gateway.dispute
         where charge_id = charge.id and state <> 'won'), 0)::bigint as disputed
     from sandbox_gateway.charge
     where status = 'succeeded' and key > $1 order by key limit $2`,
    [afterKey, limit],
  )
  return rows
}

const challenge = async (pool: pg.Pool, id: string): Promise<Challenge | null> => {
  const row = await one(pool, `select ${chargeColumns} from sandbox_gateway.charge where id = $1`, [id])
  if (!row || !sandboxCard(row.token ?? '')?.challenge) return null
  return {
    id: row.id,
    amount: row.amount_minor ?? 0,
    currency: row.currency ?? 'USD',
    method: sandboxCard(row.token ?? '')?.method ?? '',
    open: row.status === 'needs_action',
  }
}

const answerChallenge = async (pool: pg.Pool, clock: Clock, id: string, approve: boolean): Promise<void> => {
  await pool.query(
    `update sandbox_gateway.charge set status = $2, refusal = $3, answered_at = $4 where id = $1 and status = 'needs_action'`,
    [id, approve ? 'succeeded' : 'refused', approve ? null : 'card_declined', clock.now()],
  )
}

/** Opens the sandbox on connections of its own, so that its books survive whatever happens to our transactions. */
export const createSandboxGateway = (connection: Connection, clock: Clock, log: Logger): SandboxGateway => {
  const pool = createPool(connection, log, 4)
  return {
    charge: (request) => charge(pool, clock, request),
    chargeByKey: async (key) => {
      const row = await byKey(pool, key)
      return row ? answerOf(row) : null
    },
    cancel: (key) => cancel(pool, clock, key),
    refund: (request) => refund(pool, clock, request),
    disputes: (since) => disputes(pool, clock, since),
    figures: (afterKey, limit) => figures(pool, afterKey, limit),
    challenge: (id) => challenge(pool, id),
    answerChallenge: (id, approve) => answerChallenge(pool, clock, id, approve),
    close: () => pool.end(),
  }
}
