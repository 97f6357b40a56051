import { randomUUID } from 'node:crypto'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { CodeNotSent } from './adapters/codes.ts'
import { hashPassword } from './adapters/passwords.ts'
import { type NewChallenge, newCode, noteSending, startChallenge } from './challenges.ts'
import type { Account } from './queries.ts'

/** Minutes for which a temporary password allows choosing a new one. */
const temporaryMinutes = 24 * 60

export type CodeOrder = Pick<NewChallenge, 'sessionId' | 'purpose' | 'channel' | 'contact'> & { account: Account }

/**
 * Creates a code, stores its hash, and hands it to the carrier, outside any transaction.
 * @throws CodeNotSent; the code is void then
 */
export const sendCode = async (
  app: App,
  { account, sessionId, purpose, channel, contact }: CodeOrder,
): Promise<{ id: number; expiresAt: Date }> => {
  const code = newCode()
  const minutes = app.config.codeMinutes
  const codeHash = await hashPassword(code)
  const challenge = await app.work.write((ctx) =>
    startChallenge(ctx, { accountId: account.id, sessionId, purpose, channel, contact, codeHash, minutes }),
  )
  const note = (wasSent: boolean) => app.work.write((ctx) => noteSending(ctx, challenge.id, wasSent))
  try {
    await app.adapters.codes.send({
      challengeId: challenge.id,
      account,
      purpose,
      channel,
      to: contact,
      code,
      minutes,
    })
  } catch (error) {
    await note(false)
    throw error
  }
  await note(true)
  return challenge
}

/**
 * Sends a temporary password to the account's own mailbox.
 * @throws Problem 503 code_not_sent; the old password is already replaced by then, and “Forgot password” helps
 */
export const sendTemporaryPassword = async (app: App, account: Account, password: string): Promise<void> => {
  const message = { account, purpose: 'temporary', channel: 'email', to: account.email, code: password } as const
  try {
    await app.adapters.codes.send({ ...message, challengeId: `temporary-${randomUUID()}`, minutes: temporaryMinutes })
  } catch (error) {
    if (!(error instanceof CodeNotSent)) throw error
    throw new Problem(503, 'code_not_sent', 'The email could not be sent. They can use “Forgot password”.')
  }
}
