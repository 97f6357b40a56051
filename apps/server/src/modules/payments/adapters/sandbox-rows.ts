import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import type { ChargeAnswer, Refusal } from '../gateway.ts'
import { sandboxBank } from './sandbox-banks.ts'
import { sandboxCard } from './sandbox-cards.ts'

export type ChargeRow = {
  id: string
  status: 'succeeded' | 'needs_action' | 'pending' | 'refused' | 'canceled'
  token: string | null
  card: string | null
  currency: string | null
  amount_minor: number | null
  refusal: string | null
}

export const idOf = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`

export const methodOf = (token: string): string => (sandboxCard(token) ?? sandboxBank(token))?.method ?? ''

export const answerOf = (row: ChargeRow): ChargeAnswer => {
  const method = methodOf(row.token ?? '')
  switch (row.status) {
    case 'succeeded':
      return { kind: 'succeeded', method, card: row.card ?? '', authenticated: row.token === 'sandbox_challenge' }
    case 'needs_action':
      return { kind: 'needs_action', method, challengeUrl: `/sandbox/challenge/${row.id}` }
    case 'pending':
      return { kind: 'pending', method }
    case 'refused':
      return { kind: 'refused', method, code: (row.refusal ?? 'card_declined') as Refusal }
    case 'canceled':
      return { kind: 'canceled' }
  }
}

export const chargeColumns = 'id, status, token, card, currency, amount_minor, refusal'

export const one = async (pool: pg.Pool, text: string, values: unknown[]): Promise<ChargeRow | undefined> =>
  (await pool.query<ChargeRow>(text, values)).rows[0]

/** Lets banks that are due answer before anyone looks. */
export const settleBanks = async (pool: pg.Pool, clock: Clock): Promise<void> => {
  await pool.query(
    `update sandbox_gateway.charge set status = settles_as, answered_at = settles_at
     where status = 'pending' and settles_at <= $1`,
    [clock.now()],
  )
}

export const byKey = (pool: pg.Pool, key: string) =>
  one(pool, `select ${chargeColumns} from sandbox_gateway.charge where key = $1`, [key])
