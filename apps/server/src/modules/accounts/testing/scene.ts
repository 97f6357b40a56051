import { randomUUID } from 'node:crypto'
import { type ChallengeChannel, login, requestChallenge, signup, type User } from '@porchlight/contract'
import type { TestOptions } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { signupCodeFor } from '#testing/signup-code'
import { type Browser, browserOf } from './browser.ts'

export const password = 'a lamp on the porch 7'

type Email = { channel: ChallengeChannel; to: string; subject: string; text: string; code?: string }

/** Test setup for login: browsers with cookies, accounts with passwords, and the outbox for reading codes. */
export const accountsScene = (options?: TestOptions) => {
  const t = sceneApp(options)
  const browser = (setup: { address?: string; userAgent?: string } = {}): Browser =>
    browserOf({ server: t.server, ...setup })

  const outbox = async (): Promise<Email[]> => (await t.server.inject({ url: '/dev/outbox.json' })).json()
  /** The last code sent to a contact. */
  const codeFor = async (to: string): Promise<string> => {
    const message = (await outbox()).find((each) => each.to === to && each.code !== undefined)
    if (!message?.code) throw new Error(`no code was sent to ${to}`)
    return message.code
  }

  const newEmail = (): string => `ines-${randomUUID()}@demo.porchlight.test`

  /** Signs up in a browser, which the account knows from then on. */
  const join = async (more: Record<string, unknown> = {}) => {
    const at = browser()
    await at.pull()
    const email = newEmail()
    const body = { firstName: 'Ines', lastName: 'Okafor', email, phone: '+1 631 555 0101', password }
    const answer = await at.call(signup, {
      body: { ...body, confirmPassword: password, quickSignup: true, code: await signupCodeFor(t, email), ...more },
    })
    if (!answer.ok) throw new Error(answer.error.message)
    return { at, email, user: answer.results.user as User }
  }

  /** Logs in from a browser, a new one by default; returns the answer. */
  const enter = async (email: string, at = browser(), secret = password) => {
    await at.pull()
    return { at, answer: await at.call(login, { body: { email, password: secret } }) }
  }

  /** Requests a code by email; returns its challenge and the code. */
  const requestedCode = async (at: Browser, email: string) => {
    const requested = await at.call(requestChallenge, { body: { type: 'email' } })
    if (!requested.ok) throw new Error(requested.error.message)
    return { challengeId: requested.results.challenge.id, code: await codeFor(email) }
  }

  const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')

  /** The events in the account's log, oldest first. */
  const securityLog = async (accountId: number): Promise<string[]> => {
    const { securityEventsOf } = await import('../audit.ts')
    return (await t.read((ctx) => securityEventsOf(ctx, accountId))).map(({ kind }) => kind).reverse()
  }

  return { t, browser, outbox, codeFor, newEmail, join, enter, requestedCode, wrongFor, securityLog }
}
