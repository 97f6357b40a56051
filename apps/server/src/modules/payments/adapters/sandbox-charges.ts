import type { Money } from '@porchlight/contract'
import type pg from 'pg'
import type { Clock } from '#kernel/clock'
import { type ChargeAnswer, type ChargeRequest, GatewayUnreachable, type Refusal } from '../gateway.ts'
import { type SandboxBank, sandboxBank } from './sandbox-banks.ts'
import { type SandboxCard, sandboxCard } from './sandbox-cards.ts'
import { answerOf, byKey, type ChargeRow, chargeColumns, idOf, one, settleBanks } from './sandbox-rows.ts'

/** The sandbox bank's question: whether to pay an amount or, without one, whether a card can be stored. */
export type Challenge = { id: string; amount: Money | null; method: string; open: boolean }

const unknownCard: SandboxCard = { method: '', refusal: 'unknown_token' }

export type Charged = { token: string; cardId: string | null; card: SandboxCard; stored: boolean }

export const storedCard = async (pool: pg.Pool, cardId: string): Promise<Charged> => {
  const { rows } = await pool.query<{ token: string }>('select token from sandbox_gateway.card where id = $1', [cardId])
  const token = rows[0]?.token ?? ''
  return { token, cardId: rows[0] ? cardId : null, card: sandboxCard(token) ?? unknownCard, stored: true }
}

/** A card that is stored with its first charge. */
const unsavedCard = (token: string): Charged => {
  const card = sandboxCard(token)
  return { token, cardId: card ? idOf('card') : null, card: card ?? unknownCard, stored: false }
}

export const newCard = async (pool: pg.Pool, clock: Clock, token: string): Promise<Charged> => {
  const card = sandboxCard(token)
  if (!card) return { token, cardId: null, card: unknownCard, stored: false }
  return { token, cardId: await keepToken(pool, clock, token, 'card'), card, stored: false }
}

const refusalOf = ({ card, stored }: Charged): Refusal | null =>
  card.refusal ?? (card.declinedLater && stored ? 'card_declined' : null)

/** The bank approved a stored card when it was stored, so it doesn't ask again. */
const statusOf = (charged: Charged): ChargeRow['status'] => {
  const { card, stored } = charged
  if (refusalOf(charged)) return 'refused'
  return card.challenge && !stored ? 'needs_action' : 'succeeded'
}

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** A bank account accepts a debit immediately and answers later. */
const insertDebit = async (pool: pg.Pool, clock: Clock, { key, amount }: ChargeRequest, debited: Debited) => {
  const { token, account, bank } = debited
  const now = clock.now()
  const pends = bank.refusal === undefined
  return one(
    pool,
    `insert into sandbox_gateway.charge
       (id, key, status, token, card, currency, amount_minor, refusal, settles_at, settles_as, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key) do nothing returning ${chargeColumns}`,
    [
      idOf('py'),
      key,
      pends ? 'pending' : 'refused',
      token,
      account,
      amount.currency,
      amount.amount,
      bank.refusal ?? bank.returns ?? null,
      pends ? minutesAfter(now, bank.takes ?? 0) : null,
      pends ? (bank.returns ? 'refused' : 'succeeded') : null,
      now,
    ],
  )
}

type Debited = { token: string; account: string | null; bank: SandboxBank }

const unknownBank: SandboxBank = { method: '', refusal: 'unknown_token' }

const keepToken = async (pool: pg.Pool, clock: Clock, token: string, kind: string): Promise<string> => {
  const id = idOf(kind)
  await pool.query('insert into sandbox_gateway.card (id, token, created_at) values ($1, $2, $3)', [
    id,
    token,
    clock.now(),
  ])
  return id
}

/** Stores a new account, so that it can be debited again for later payments. */
const debitedBy = async (pool: pg.Pool, clock: Clock, request: ChargeRequest): Promise<Debited> => {
  if ('card' in request) {
    const { token } = await storedCard(pool, request.card)
    const bank = sandboxBank(token)
    return { token, account: bank ? request.card : null, bank: bank ?? unknownBank }
  }
  const bank = sandboxBank(request.token)
  if (!bank) return { token: request.token, account: null, bank: unknownBank }
  return { token: request.token, account: await keepToken(pool, clock, request.token, 'bank'), bank }
}

/** Stores a new card as well, so that it can be charged again for later payments. */
const insertCharge = (pool: pg.Pool, clock: Clock, { key, amount }: ChargeRequest, charged: Charged) =>
  one(
    pool,
    `with card as (
       insert into sandbox_gateway.card (id, token, created_at) select $5, $4, $9 where $5::text is not null and not $10)
     insert into sandbox_gateway.charge (id, key, status, token, card, currency, amount_minor, refusal, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing returning ${chargeColumns}`,
    [
      idOf('ch'),
      key,
      statusOf(charged),
      charged.token,
      charged.cardId,
      amount.currency,
      amount.amount,
      refusalOf(charged),
      clock.now(),
      charged.stored,
    ],
  )

const sameAmount = (row: ChargeRow, { key, amount }: ChargeRequest): ChargeRow => {
  if (row.amount_minor !== null && (row.amount_minor !== amount.amount || row.currency !== amount.currency))
    throw new Error(`the key ${key} was used for another amount`)
  return row
}

const debit = async (pool: pg.Pool, clock: Clock, request: ChargeRequest): Promise<ChargeAnswer> => {
  const made = await insertDebit(pool, clock, request, await debitedBy(pool, clock, request))
  const row = made ?? (await byKey(pool, request.key))
  if (!row) throw new Error(`the sandbox lost the key ${request.key}`)
  return answerOf(sameAmount(row, request))
}

export const charge = async (pool: pg.Pool, clock: Clock, request: ChargeRequest): Promise<ChargeAnswer> => {
  const before = await byKey(pool, request.key)
  if (before?.status === 'pending') await settleBanks(pool, clock)
  const now = before?.status === 'pending' ? await byKey(pool, request.key) : before
  if (now) return answerOf(sameAmount(now, request))
  if (request.by === 'bank') return await debit(pool, clock, request)
  const charged = 'card' in request ? await storedCard(pool, request.card) : unsavedCard(request.token)
  const made = await insertCharge(pool, clock, request, charged)
  if (made && charged.card.losesAnswer) throw new GatewayUnreachable()
  const row = made ?? (await byKey(pool, request.key))
  if (!row) throw new Error(`the sandbox lost the key ${request.key}`)
  return answerOf(sameAmount(row, request))
}

export const cancel = async (pool: pg.Pool, clock: Clock, key: string): Promise<ChargeAnswer> => {
  await settleBanks(pool, clock)
  const row = await one(
    pool,
    `insert into sandbox_gateway.charge (id, key, status, created_at, answered_at) values ($1, $2, 'canceled', $3, $3)
     on conflict (key) do update set
       status = case when charge.status = 'needs_action' then 'canceled' else charge.status end
     returning ${chargeColumns}`,
    [idOf('ch'), key, clock.now()],
  )
  return row ? answerOf(row) : { kind: 'canceled' }
}

export const challenge = async (pool: pg.Pool, id: string): Promise<Challenge | null> => {
  const row = await one(pool, `select ${chargeColumns} from sandbox_gateway.charge where id = $1`, [id])
  if (!row || !sandboxCard(row.token ?? '')?.challenge) return null
  return {
    id: row.id,
    amount: { amount: row.amount_minor ?? 0, currency: row.currency ?? 'USD' },
    method: sandboxCard(row.token ?? '')?.method ?? '',
    open: row.status === 'needs_action',
  }
}

export const answerChallenge = async (pool: pg.Pool, clock: Clock, id: string, approve: boolean): Promise<void> => {
  await pool.query(
    `update sandbox_gateway.charge set status = $2, refusal = $3, answered_at = $4 where id = $1 and status = 'needs_action'`,
    [id, approve ? 'succeeded' : 'refused', approve ? null : 'card_declined', clock.now()],
  )
}
