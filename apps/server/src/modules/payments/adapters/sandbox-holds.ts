import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import { GatewayUnreachable, type HoldAnswer, type HoldRequest } from '../gateway.ts'
import { sandboxCard } from './sandbox-cards.ts'
import { newCard, storedCard } from './sandbox-charges.ts'
import { idOf } from './sandbox-rows.ts'

/** How many hours Visa keeps a hold made while the guest was away: four days and eighteen hours (R31). */
const holdHours = 114

type HoldRow = {
  status: 'held' | 'refused' | 'released' | 'captured'
  token: string | null
  card: string | null
  currency: string | null
  amount_minor: number | null
  captured_minor: number | null
  refusal: string | null
  capture_before: Date | null
}

const columns = 'status, token, card, currency, amount_minor, captured_minor, refusal, capture_before'

type Requested = Pick<pg.Pool, 'query'>

const one = async (pool: Requested, text: string, values: unknown[]): Promise<HoldRow | undefined> =>
  (await pool.query<HoldRow>(text, values)).rows[0]

/** The bank releases whatever wasn't captured in time, whether or not anyone looks. */
const answerOf = (row: HoldRow, now: Date): HoldAnswer => {
  const method = sandboxCard(row.token ?? '')?.method ?? ''
  const card = row.card ?? ''
  switch (row.status) {
    case 'held':
      if (!row.capture_before || row.capture_before <= now) return { kind: 'released' }
      return { kind: 'held', method, card, captureBefore: row.capture_before }
    case 'captured':
      return { kind: 'captured', method, card, captured: row.captured_minor ?? 0 }
    case 'refused':
      return { kind: 'refused', method, code: (row.refusal ?? 'card_declined') as 'card_declined' }
    case 'released':
      return { kind: 'released' }
  }
}

const byKey = (pool: Requested, key: string) =>
  one(pool, `select ${columns} from sandbox_gateway.hold where key = $1`, [key])

/** A bank that would ask a guest about a new card declines, since the guest isn't redirected to it. */
const refusalOf = ({ card, stored }: Awaited<ReturnType<typeof newCard>>): string | null => {
  if (card.refusal) return card.refusal
  if (card.holdsNothing) return 'insufficient_funds'
  return card.challenge && !stored ? 'authentication_required' : null
}

export const hold = async (pool: pg.Pool, clock: Clock, request: HoldRequest): Promise<HoldAnswer> => {
  const { key, amount } = request
  const now = clock.now()
  const before = await byKey(pool, key)
  if (before) return answerOf(before, now)
  const requested = 'card' in request ? await storedCard(pool, request.card) : await newCard(pool, clock, request.token)
  const refusal = refusalOf(requested)
  const made = await one(
    pool,
    `insert into sandbox_gateway.hold
       (key, status, token, card, currency, amount_minor, refusal, capture_before, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning ${columns}`,
    [
      key,
      refusal ? 'refused' : 'held',
      requested.token,
      requested.cardId,
      amount.currency,
      amount.amount,
      refusal,
      refusal ? null : new Date(now.getTime() + holdHours * 3_600_000),
      now,
    ],
  )
  if (made && requested.card.losesAnswer) throw new GatewayUnreachable()
  const row = made ?? (await byKey(pool, key))
  if (!row) throw new Error(`the sandbox lost the hold ${key}`)
  return answerOf(row, now)
}

const take = async (client: pg.PoolClient, key: string, row: HoldRow, amount: number, now: Date): Promise<void> => {
  await client.query(`update sandbox_gateway.hold set status = 'captured', captured_minor = $2 where key = $1`, [
    key,
    amount,
  ])
  await client.query(
    `insert into sandbox_gateway.charge (id, key, status, token, card, currency, amount_minor, created_at)
     values ($1, $2, 'succeeded', $3, $4, $5, $6, $7)`,
    [idOf('ch'), key, row.token, row.card, row.currency, amount, now],
  )
}

/** A capture is stored among the charges under the same key, so that it is refunded and disputed like any other. */
const captureInside = async (client: pg.PoolClient, now: Date, key: string, amount: number): Promise<HoldAnswer> => {
  const row = await one(client, `select ${columns} from sandbox_gateway.hold where key = $1 for update`, [key])
  if (!row) return { kind: 'released' }
  const answer = answerOf(row, now)
  if (answer.kind !== 'held') return answer
  if (amount > (row.amount_minor ?? 0)) throw new Error(`${amount} is more than is held under ${key}`)
  await take(client, key, row, amount, now)
  return { kind: 'captured', method: answer.method, card: answer.card, captured: amount }
}

export const capture = async (pool: pg.Pool, clock: Clock, key: string, amount: number): Promise<HoldAnswer> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const answer = await captureInside(client, clock.now(), key, amount)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

export const release = async (pool: pg.Pool, clock: Clock, key: string): Promise<HoldAnswer> => {
  const row = await one(
    pool,
    `insert into sandbox_gateway.hold (key, status, created_at) values ($1, 'released', $2)
     on conflict (key) do update set
       status = case when hold.status = 'held' then 'released' else hold.status end
     returning ${columns}`,
    [key, clock.now()],
  )
  return row ? answerOf(row, clock.now()) : { kind: 'released' }
}
