import { randomUUID } from 'node:crypto'
import {
  blockNights,
  closeDeadLetter,
  deadLetters,
  reportDeadLetter,
  retryDeadLetter,
  writeAnswer,
  writeSeal,
} from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce, kernelTables } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { forgetOldAnswers, writeKeyOf, writeOnce } from './idempotency.ts'

type Person = Caller & { accountId: number }
let t: TestApp
let owner: Person
let staff: Person
let homeId: number
beforeAll(async () => {
  t = await testApp()
  owner = await t.person('owner')
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})
afterAll(() => t.close())

const results = async <T>(answer: Promise<{ ok: true; results: T } | { ok: false; error: unknown }>): Promise<T> => {
  const given = await answer
  if (!given.ok) throw new Error(JSON.stringify(given.error))
  return given.results
}
const whatBecameOf = (key: string, who: Caller = owner) => results(who.call(writeAnswer, { params: { key } }))
const block = (key: string, from: string, to: string) =>
  owner.call(blockNights, {
    params: { id: homeId },
    body: { from, to, kind: 'owner_stay', reason: '' },
    idempotencyKey: key,
  })

describe('asking about the outcome of a write', () => {
  it('returns the original answer, word for word', async () => {
    const key = randomUUID()
    const given = await results(block(key, '2027-05-01', '2027-05-04'))
    expect(await whatBecameOf(key)).toMatchObject({
      userId: owner.accountId,
      state: 'answered',
      envelope: { valid: true, results: given },
    })
  })

  it('returns a rejection too', async () => {
    await results(block(randomUUID(), '2027-06-01', '2027-06-04'))
    const key = randomUUID()
    const refused = await block(key, '2027-06-02', '2027-06-03')
    expect(refused.ok).toBe(false)
    expect(await whatBecameOf(key)).toMatchObject({
      state: 'answered',
      status: 409,
      envelope: { valid: false, results: { error: { code: 'nights_taken' } } },
    })
  })

  it('finds no event from a command that was rejected after it had announced something', async () => {
    const name = `test.refused-${randomUUID()}`
    const key = { scope: 'test', key: randomUUID(), requestHash: '' }
    const refused = writeOnce(t.work, key, 200, async (ctx) => {
      await announce(ctx, { name, payload: {} })
      throw new Problem(409, 'nights_taken', 'These nights are taken.')
    })
    await expect(refused).rejects.toMatchObject({ code: 'nights_taken' })
    const announced = await t.read((ctx) =>
      kernelTables(ctx).selectFrom('kernel.event').select('id').where('name', '=', name).execute(),
    )
    expect(announced).toEqual([])
  })

  it("reveals nothing about other people's writes", async () => {
    const key = randomUUID()
    await results(block(key, '2027-07-01', '2027-07-04'))
    const other = await t.person('owner')
    expect(await whatBecameOf(key, other)).toMatchObject({ userId: other.accountId, state: 'unknown', envelope: null })
    const visit = await t.visitor().call(writeAnswer, { params: { key } })
    expect(visit.ok ? 'told' : visit.error.code).toBe('unauthenticated')
  })

  it('says how far back it remembers, by its own clock, and forgets nothing newer', async () => {
    const key = randomUUID()
    await results(block(key, '2027-08-01', '2027-08-04'))
    const first = t.clock.now()
    t.clock.advance(47 * 60)
    await t.write(forgetOldAnswers)
    const still = await whatBecameOf(key)
    expect(still.state).toBe('answered')
    expect(still.now).toBe(t.clock.now().toISOString())
    expect(new Date(still.rememberedSince).getTime()).toBeLessThan(first.getTime())
    t.clock.advance(2 * 60)
    await t.write(forgetOldAnswers)
    const gone = await whatBecameOf(key)
    expect(gone.state).toBe('unknown')
    expect(new Date(gone.rememberedSince).getTime()).toBeGreaterThan(first.getTime())
  })
})

describe('the key for pending writes', () => {
  it('is always the same for one account, wherever it is signed in, and different for others', async () => {
    const [first, again] = await Promise.all([results(owner.call(writeSeal)), results(owner.call(writeSeal))])
    const elsewhere = await results((await t.as(owner.accountId)).call(writeSeal))
    expect(Buffer.from(first.key, 'base64url').length).toBe(32)
    expect([again, elsewhere]).toEqual([first, first])
    expect((await results(staff.call(writeSeal))).key).not.toBe(first.key)
  })

  it('is only for people who are signed in, and is never cached', async () => {
    const visit = await t.visitor().raw({ path: 'write-seal' })
    expect([visit.status, visit.text.includes('"key"')]).toEqual([401, false])
    expect((await owner.raw({ path: 'write-seal' })).headers['cache-control']).toContain('no-store')
  })
})

describe('an abandoned write', () => {
  const report = (more: Record<string, unknown> = {}) => ({
    key: randomUUID(),
    why: 'discarded' as const,
    object: 'booking:12',
    label: 'Accept Elena’s request',
    method: 'POST' as const,
    path: '/app-portal/v1.1/bookings/12/answer',
    attempts: 3,
    status: 409,
    message: 'These nights are taken.',
    data: JSON.stringify({ accept: true, password: 'hunter22', note: 'card 4242 4242 4242 4242' }),
    ...more,
  })
  const letters = async () => (await results(staff.call(deadLetters))).items

  it('is visible to staff, without its secrets, until someone resolves it', async () => {
    const { id } = await results(owner.call(reportDeadLetter, { body: report() }))
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      id,
      queue: 'device.write',
      message: 'These nights are taken.',
      attempts: 3,
      canRetry: false,
      data: { accountId: owner.accountId, label: 'Accept Elena’s request', data: { accept: true } },
    })
    expect(JSON.stringify(letter)).not.toMatch(/hunter22|4242/)
    const retried = await staff.call(retryDeadLetter, { params: { failureId: id } })
    expect(retried.ok ? 'queued' : retried.error.code).toBe('not_found')
    await results(staff.call(closeDeadLetter, { params: { failureId: id } }))
    expect(await letters()).toEqual([])
    const twice = await staff.call(closeDeadLetter, { params: { failureId: id } })
    expect(twice.ok ? 'closed' : twice.error.code).toBe('not_found')
  })

  it('is reported once, however often its report arrives', async () => {
    const [body, idempotencyKey] = [report(), randomUUID()]
    const first = await results(owner.call(reportDeadLetter, { body, idempotencyKey }))
    expect(await results(owner.call(reportDeadLetter, { body, idempotencyKey }))).toEqual(first)
    expect((await letters()).map(({ id }) => id)).toEqual([first.id])
  })

  it('is rejected when the report is too large', async () => {
    const long = await owner.call(reportDeadLetter, { body: report({ data: 'x'.repeat(10_001) }) })
    expect(long.ok ? 'taken' : long.error.code).toBe('invalid_input')
  })

  it('is visible to staff only', async () => {
    const seen = await owner.call(deadLetters)
    expect(seen.ok ? 'seen' : seen.error.code).toBe('forbidden')
  })
})

describe('an Idempotency-Key', () => {
  const keyFor = (key: string | undefined, body: unknown = { a: 1 }, method = 'POST', url = '/api/v1/bookings') =>
    writeKeyOf('account:1', key, method, url, body)

  it('is 1 to 200 visible characters, or there is none', () => {
    expect(keyFor(undefined)).toBeNull()
    expect(keyFor('a'.repeat(200))).toMatchObject({ scope: 'account:1', key: 'a'.repeat(200) })
    for (const key of ['', 'a'.repeat(201), 'two words', 'schlüssel', 'tab\t'])
      expect(() => keyFor(key), key).toThrow('1 to 200 visible characters')
  })

  it('stands for one method, address, and body', () => {
    const hash = keyFor('k')?.requestHash
    expect(keyFor('k')?.requestHash).toBe(hash)
    expect(keyFor('k', { a: 2 })?.requestHash).not.toBe(hash)
    expect(keyFor('k', { a: 1 }, 'PUT')?.requestHash).not.toBe(hash)
    expect(keyFor('k', { a: 1 }, 'POST', '/api/v1/offers')?.requestHash).not.toBe(hash)
    expect(writeKeyOf('s', 'k', 'POST', '/x', undefined)?.requestHash).toBe(
      writeKeyOf('s', 'k', 'POST', '/x', null)?.requestHash,
    )
  })
})
