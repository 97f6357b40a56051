import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import { type Connection, createPool } from '#kernel/db'
import type { Logger } from '#kernel/log'
import type { Carrier, ConnectedAccountStatus, ProviderTransfer, ProviderTransferRequest } from '../carrier.ts'

/** How a sandbox bank account behaves, by its number. */
export const sandboxBanks = {
  '000123456789': 'takes every payout',
  '000111111116': 'sends every payout back',
} as const

export interface SandboxCarrier extends Carrier {
  knows(account: string): Promise<boolean>
  /** The person's input on the sandbox's page: their bank account number. */
  answer(account: string, number: string): Promise<void>
}

/** How long a sandbox payout is in transit. */
const wayMs = 5_000
/** The balance the sandbox holds for us: more than any demo sends, but not unlimited. */
const held = 100_000_000_00

type Row = CarriageRow | undefined
type CarriageRow = { reference: string; number: string; currency: string; amount_minor: number; made_at: Date }

const statusOf = (number: string | null | undefined): ConnectedAccountStatus =>
  number
    ? { ready: true, wants: [], bank: { id: number, ending: number.slice(-4) } }
    : { ready: false, wants: ['identity', 'bank'], bank: null }

const carriageOf = ({ reference, number, made_at }: CarriageRow, now: Date): ProviderTransfer => {
  const [transfer, payout] = [`tr_${reference}`, `po_${reference}`]
  if (now.getTime() < made_at.getTime() + wayMs)
    return { kind: 'under_way', transfer, payout, expectedOn: made_at.toISOString().slice(0, 10) }
  return number === '000111111116'
    ? { kind: 'back', transfer, payout, reason: 'no_account' }
    : { kind: 'arrived', transfer, payout }
}

const rowOf = async (pool: pg.Pool, key: string): Promise<Row> =>
  (
    await pool.query<CarriageRow>(
      'select reference, number, currency, amount_minor, made_at from sandbox_carrier.carriage where key = $1',
      [key],
    )
  ).rows[0]

const carry = async (pool: pg.Pool, now: Date, request: ProviderTransferRequest): Promise<ProviderTransfer> => {
  const { key, account, amount } = request
  await pool.query(
    `insert into sandbox_carrier.carriage (key, account, currency, amount_minor, number, reference, made_at)
     select $1, reference, $3, $4, number, $5, $6 from sandbox_carrier.account where reference = $2 and number is not null
     on conflict (key) do nothing`,
    [key, account, amount.currency, amount.amount, randomUUID().slice(0, 8), now],
  )
  const row = await rowOf(pool, key)
  return row ? carriageOf(row, now) : { kind: 'refused', reason: 'account_not_ready', blamesAccount: true }
}

const open = async (pool: pg.Pool, now: Date, key: string): Promise<string> => {
  await pool.query(
    'insert into sandbox_carrier.account (reference, key, made_at) values ($1, $2, $3) on conflict (key) do nothing',
    [`acct_${randomUUID().replaceAll('-', '')}`, key, now],
  )
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from sandbox_carrier.account where key = $1',
    [key],
  )
  return rows[0]?.reference ?? ''
}

const accountOf = async (pool: pg.Pool, account: string): Promise<{ number: string | null } | undefined> =>
  (
    await pool.query<{ number: string | null }>('select number from sandbox_carrier.account where reference = $1', [
      account,
    ])
  ).rows[0]

/**
 * The payout carrier for demos and tests, with its own page and books. The bank account number determines whether a
 * payout arrives or is returned.
 */
export const createSandboxProvider = (connection: Connection, clock: Clock, log: Logger): SandboxCarrier => {
  const pool = createPool(connection, log, 2)
  return {
    name: 'sandbox',
    open: ({ key }) => open(pool, clock.now(), key),
    onboarding: async (account, { returnTo }) =>
      `/sandbox/onboarding/${account}?return=${encodeURIComponent(new URL(returnTo).pathname + new URL(returnTo).search)}`,
    accountStatus: async (account) => statusOf((await accountOf(pool, account))?.number),
    available: async () => held,
    carry: (request) => carry(pool, clock.now(), request),
    moved: async (key) => {
      const row = await rowOf(pool, key)
      if (!row) return null
      const amount = carriageOf(row, clock.now()).kind === 'back' ? 0 : row.amount_minor
      return { amount, currency: row.currency }
    },
    knows: async (account) => (await accountOf(pool, account)) !== undefined,
    answer: async (account, number) => {
      await pool.query('update sandbox_carrier.account set number = $2 where reference = $1', [account, number])
    },
    close: () => pool.end(),
  }
}
