import type { Clock } from '#kernel/clock'
import { type Connection, createPool } from '#kernel/db'
import type { Logger } from '#kernel/log'
import type { ChargeAnswer, Gateway } from '../gateway.ts'
import { disputes, figures, returnedRefunds } from './sandbox-books.ts'
import { answerChallenge, type Challenge, cancel, challenge, charge } from './sandbox-charges.ts'
import { capture, hold, release } from './sandbox-holds.ts'
import { refund } from './sandbox-refunds.ts'
import { answerOf, byKey, settleBanks } from './sandbox-rows.ts'
import { answerCardChallenge, cardChallenge, saveCard, savedCard } from './sandbox-saved-cards.ts'

/** The gateway for demos and tests. It keeps its own books and has a bank page for the guest. */
export interface SandboxGateway extends Gateway {
  challenge(id: string): Promise<Challenge | null>
  /** The guest's answer at their bank; a second answer changes nothing. */
  answerChallenge(id: string, approve: boolean): Promise<void>
}

const noCard = { kind: 'refused', method: '', code: 'card_declined' } as const satisfies ChargeAnswer

/**
 * Opens the sandbox on its own connections, so that its books survive whatever happens to our transactions.
 * `takesCards`: false where the public could book a home with a card that charges no one.
 */
export const createSandboxGateway = (
  connection: Connection,
  clock: Clock,
  log: Logger,
  { takesCards = true } = {},
): SandboxGateway => {
  const pool = createPool(connection, log, 4)
  return {
    status: async () => 'answers',
    charge: async (request) => (takesCards ? charge(pool, clock, request) : noCard),
    chargeByKey: async (key) => {
      await settleBanks(pool, clock)
      const row = await byKey(pool, key)
      return row ? answerOf(row) : null
    },
    cancel: (key) => cancel(pool, clock, key),
    keep: async (request) => (takesCards ? saveCard(pool, clock, request) : noCard),
    savedCard: (reference) => savedCard(pool, reference),
    hold: async (request) => (takesCards ? hold(pool, clock, request) : noCard),
    capture: (key, amount) => capture(pool, clock, key, amount),
    release: (key) => release(pool, clock, key),
    refund: (request) => refund(pool, clock, request),
    returnedRefunds: (since) => returnedRefunds(pool, clock, since),
    disputes: (since) => disputes(pool, clock, since),
    figures: (afterKey, limit) => figures(pool, clock, afterKey, limit),
    challenge: async (id) => (await challenge(pool, id)) ?? (await cardChallenge(pool, id)),
    answerChallenge: async (id, approve) => {
      await answerChallenge(pool, clock, id, approve)
      await answerCardChallenge(pool, id, approve)
    },
    close: () => pool.end(),
  }
}
