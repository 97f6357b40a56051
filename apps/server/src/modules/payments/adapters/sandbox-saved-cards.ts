import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import { GatewayUnreachable, type Refusal, type SaveCardRequest, type SaveCardResult } from '../gateway.ts'
import { type SandboxCard, sandboxCard } from './sandbox-cards.ts'
import { idOf, methodOf } from './sandbox-rows.ts'

type CardRow = { id: string; token: string; status: 'kept' | 'needs_action' | 'refused' }

const answerOf = ({ id, token, status }: CardRow): SaveCardResult => {
  const method = methodOf(token)
  switch (status) {
    case 'kept':
      return { kind: 'kept', method, card: id }
    case 'needs_action':
      return { kind: 'needs_action', method, reference: id, challengeUrl: `/sandbox/challenge/${id}` }
    case 'refused':
      return { kind: 'refused', method, code: 'card_declined' }
  }
}

const one = async (pool: pg.Pool, column: 'id' | 'key', value: string): Promise<CardRow | undefined> => {
  const { rows } = await pool.query<CardRow>(
    `select id, token, status from sandbox_gateway.card where ${column} = $1`,
    [value],
  )
  return rows[0]
}

/**
 * Why a bank doesn't allow storing a card. A bank that would ask the guest declines if they can't be redirected to it.
 */
const refusalOf = (card: SandboxCard | undefined, isLed: boolean): Refusal | undefined => {
  if (!card) return 'unknown_token'
  return card.refusal ?? (card.challenge && !isLed ? 'authentication_required' : undefined)
}

/** Stores a card, once per key. Its bank may still reject holds on it later. */
export const saveCard = async (
  pool: pg.Pool,
  clock: Clock,
  { key, token, returnTo }: SaveCardRequest,
): Promise<SaveCardResult> => {
  const before = await one(pool, 'key', key)
  if (before) return answerOf(before)
  const card = sandboxCard(token)
  const code = refusalOf(card, returnTo !== undefined)
  if (code) return { kind: 'refused', method: methodOf(token), code }
  await pool.query(
    `insert into sandbox_gateway.card (id, token, key, status, created_at) values ($1, $2, $3, $4, $5)
     on conflict (key) do nothing`,
    [idOf('card'), token, key, card?.challenge ? 'needs_action' : 'kept', clock.now()],
  )
  if (card?.losesAnswer) throw new GatewayUnreachable()
  const row = await one(pool, 'key', key)
  if (!row) throw new Error(`the sandbox lost the card ${key}`)
  return answerOf(row)
}

export const savedCard = async (pool: pg.Pool, id: string): Promise<SaveCardResult> => {
  const row = await one(pool, 'id', id)
  return row ? answerOf(row) : { kind: 'refused', method: '', code: 'unknown_token' }
}

/** The bank's question about a card to be stored. */
export const cardChallenge = async (pool: pg.Pool, id: string) => {
  const row = await one(pool, 'id', id)
  if (!row || !sandboxCard(row.token)?.challenge) return null
  return { id, amount: null, method: methodOf(row.token), open: row.status === 'needs_action' }
}

export const answerCardChallenge = async (pool: pg.Pool, id: string, approve: boolean): Promise<void> => {
  await pool.query(`update sandbox_gateway.card set status = $2 where id = $1 and status = 'needs_action'`, [
    id,
    approve ? 'kept' : 'refused',
  ])
}
