import { describe, expect, test } from 'vitest'
import { hashPassword, passwordFits } from './adapters/passwords.ts'
import { startChallenge } from './challenges.ts'
import { codeTriesPerHour } from './rules.ts'
import { accountsScene } from './testing/scene.ts'
import { claimCode } from './throttle.ts'

const { t, join, outbox, securityLog } = accountsScene()

/** Ten thousand in a full run. */
const guesses = Number(process.env.CODE_GUESSES ?? 1_000)

describe('guesses at a code', () => {
  test('at one account, ten per second, with a new code whenever one is used up: no more are checked than the hourly limit allows', async () => {
    const { user, email } = await join({ isTraveler: true })
    // Within the guessed range: only the limits keep it from being hit.
    const code = '004242'
    const codeHash = await hashPassword(code)
    const fresh = () =>
      t.write((ctx) =>
        startChallenge(ctx, {
          accountId: user.id,
          sessionId: null,
          purpose: 'reset',
          channel: 'email',
          contact: email,
          codeHash,
          minutes: 15,
        }),
      )
    const begun = t.clock.now().getTime()
    let weighed = 0
    let hits = 0
    let reported = 0
    await fresh()
    for (let guess = 0; guess < guesses; guess++) {
      t.clock.set(new Date(begun + guess * 100))
      const { wait, claimed } = await claimCode(t.app, email, '203.0.113.9', { resetOf: email })
      if (wait !== undefined) reported += 1
      else if (!claimed) await fresh()
      else {
        weighed += 1
        if (await passwordFits(String(guess).padStart(6, '0'), claimed.code_hash)) hits += 1
      }
    }
    expect(hits).toBe(0)
    expect(weighed).toBeLessThanOrEqual(codeTriesPerHour)
    expect(reported).toBeGreaterThan(guesses - 100)
    await t.drain()
    const emails = (await outbox()).filter(
      ({ to, subject }) => to === email && subject.includes('Failed verification codes'),
    )
    expect(emails).toHaveLength(1)
    expect(await securityLog(user.id)).toContain('codes_throttled')
  })
})
