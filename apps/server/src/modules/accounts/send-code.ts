import type { App } from '#kernel/app'
import { hashPassword } from './adapters/passwords.ts'
import { type NewChallenge, newCode, noteSending, startChallenge } from './challenges.ts'
import type { Account } from './queries.ts'

export type CodeOrder = Pick<NewChallenge, 'sessionId' | 'purpose' | 'channel' | 'contact'> & { account: Account }

/**
 * Makes a code, keeps its hash and hands it to whoever carries it, outside any transaction.
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
