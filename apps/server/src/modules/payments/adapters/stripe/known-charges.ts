import type pg from 'pg'
import type { HoldRequest } from '../../gateway.ts'

/** A request to Stripe under a key. */
export type KnownCharge = {
  key: string
  currency: string | null
  amount_minor: number | null
  payment_intent: string | null
  canceled: boolean
}

const columns = 'key, currency, amount_minor, payment_intent, canceled'

const one = async (pool: pg.Pool, text: string, values: unknown[]): Promise<KnownCharge | undefined> =>
  (await pool.query<KnownCharge>(text, values)).rows[0]

export const knownByKey = (pool: pg.Pool, key: string) =>
  one(pool, `select ${columns} from stripe_gateway.charge where key = $1`, [key])

export const knownByIntent = (pool: pg.Pool, paymentIntent: string) =>
  one(pool, `select ${columns} from stripe_gateway.charge where payment_intent = $1`, [paymentIntent])

/** Records that a charge is about to be requested; returns the existing row if there is one. */
export const noteCharge = async (pool: pg.Pool, { key, amount }: HoldRequest, now: Date): Promise<KnownCharge> => {
  const made = await one(
    pool,
    `insert into stripe_gateway.charge (key, currency, amount_minor, created_at) values ($1, $2, $3, $4)
     on conflict (key) do nothing returning ${columns}`,
    [key, amount.currency, amount.amount, now],
  )
  const known = made ?? (await knownByKey(pool, key))
  if (!known) throw new Error(`the key ${key} was written and is gone`)
  if (known.amount_minor !== null && (known.amount_minor !== amount.amount || known.currency !== amount.currency))
    throw new Error(`the key ${key} was used for another amount`)
  return known
}

/** False if the key was canceled meanwhile: then nothing can be confirmed. */
export const noteIntent = async (pool: pg.Pool, key: string, paymentIntent: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'update stripe_gateway.charge set payment_intent = $2 where key = $1 and not canceled',
    [key, paymentIntent],
  )
  return rowCount === 1
}

/** From now on nothing starts under this key; anything started is refunded. */
export const noteCanceled = async (pool: pg.Pool, key: string, now: Date): Promise<KnownCharge> => {
  const row = await one(
    pool,
    `insert into stripe_gateway.charge (key, canceled, created_at) values ($1, true, $2)
     on conflict (key) do update set canceled = charge.payment_intent is null
     returning ${columns}`,
    [key, now],
  )
  if (!row) throw new Error(`the key ${key} could not be canceled`)
  return row
}

/** Charges that reached Stripe, by key. */
export const knownAfter = async (pool: pg.Pool, key: string, limit: number): Promise<KnownCharge[]> => {
  const { rows } = await pool.query<KnownCharge>(
    `select ${columns} from stripe_gateway.charge
     where key > $1 and payment_intent is not null order by key limit $2`,
    [key, limit],
  )
  return rows
}
