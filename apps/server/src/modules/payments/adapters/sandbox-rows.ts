import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { ChargeAnswer } from '../gateway.ts'
import { sandboxCard } from './sandbox-cards.ts'

export type ChargeRow = {
  id: string
  status: 'succeeded' | 'needs_action' | 'refused' | 'cancelled'
  token: string | null
  card: string | null
  currency: string | null
  amount_minor: number | null
  refusal: string | null
}

export const idOf = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`

export const answerOf = (row: ChargeRow): ChargeAnswer => {
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

export const chargeColumns = 'id, status, token, card, currency, amount_minor, refusal'

export const one = async (pool: pg.Pool, text: string, values: unknown[]): Promise<ChargeRow | undefined> =>
  (await pool.query<ChargeRow>(text, values)).rows[0]

export const byKey = (pool: pg.Pool, key: string) =>
  one(pool, `select ${chargeColumns} from sandbox_gateway.charge where key = $1`, [key])
