import type pg from 'pg'
import type { ProviderTransferRequest } from '#modules/payees'

/** A request to Stripe Connect under a key. */
export type KnownTransfer = {
  key: string
  account: string
  currency: string
  amount_minor: number
  transfer: string | null
  payout: string | null
  refused_for: string | null
}

const columns = 'key, account, currency, amount_minor, transfer, payout, refused_for'

export const knownByKey = async (pool: pg.Pool, key: string): Promise<KnownTransfer | undefined> =>
  (await pool.query<KnownTransfer>(`select ${columns} from stripe_gateway.transfer where key = $1`, [key])).rows[0]

/**
 * Records that a transfer is about to be requested; `before`: this was already recorded, so it may have been requested.
 */
export const noteTransfer = async (
  pool: pg.Pool,
  { key, account, amount }: ProviderTransferRequest,
  now: Date,
): Promise<{ known: KnownTransfer; before: boolean }> => {
  const { rowCount } = await pool.query(
    `insert into stripe_gateway.transfer (key, account, currency, amount_minor, created_at) values ($1, $2, $3, $4, $5)
     on conflict (key) do nothing`,
    [key, account, amount.currency, amount.amount, now],
  )
  const known = await knownByKey(pool, key)
  if (!known) throw new Error(`the key ${key} was written and is gone`)
  if (known.amount_minor !== amount.amount || known.currency !== amount.currency || known.account !== account)
    throw new Error(`the key ${key} was used for another payout`)
  return { known, before: rowCount === 0 }
}

export const noteId = async (pool: pg.Pool, key: string, what: 'transfer' | 'payout', id: string): Promise<void> => {
  await pool.query(`update stripe_gateway.transfer set ${what} = $2 where key = $1`, [key, id])
}

/** From now on nothing starts under this key. */
export const noteRefused = async (pool: pg.Pool, key: string, why: string): Promise<void> => {
  await pool.query('update stripe_gateway.transfer set refused_for = $2 where key = $1', [key, why])
}
