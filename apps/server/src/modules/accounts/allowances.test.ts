import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { takeUses } from './allowances.ts'
import { consumeCodeTry } from './challenges.ts'
import { type Allowance, allowances, emissionMs } from './rules.ts'

const t = sceneApp()
const start = new Date('2027-01-15T12:00:00Z').getTime()
let keys = 0

/** Whether a use was allowed at each of these moments (milliseconds). */
const taken = async (allowance: Allowance, moments: readonly number[]): Promise<boolean[]> => {
  const of = `key-${keys++}`
  const answers: boolean[] = []
  for (const moment of moments) {
    const work = t.at(new Date(start + moment))
    answers.push((await work.write((ctx) => takeUses(ctx, [{ what: 'test', of, allowance }]))) === undefined)
  }
  return answers
}

describe('allowances', () => {
  const five: Allowance = { atOnce: 5, perMinutes: 10 }

  test('allow five at once, then one every two minutes', async () => {
    expect(await taken(five, [0, 0, 0, 0, 0, 0, 119_999, 120_000, 120_000, 600_000])).toEqual([
      ...[true, true, true, true, true, false],
      ...[false, true, false, true],
    ])
  })

  test('show people who have to wait how long, to the second', async () => {
    const use = { what: 'test', of: 'waits', allowance: five }
    const at = (ms: number) => t.at(new Date(start + ms)).write((ctx) => takeUses(ctx, [use]))
    for (let count = 0; count < 5; count++) expect(await at(0)).toBeUndefined()
    expect(await at(0)).toBe(120)
    expect(await at(60_500)).toBe(60)
    expect(await at(120_000)).toBeUndefined()
  })

  test('never allow more than the burst plus what has been refilled since, in any order of moments', async () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(gaps, async (steps) => {
        const moments: number[] = []
        for (const step of steps) moments.push((moments.at(-1) ?? 0) + step)
        const answers = await taken(five, moments)
        const had = moments.filter((_, at) => answers[at])
        for (const [from, first] of had.entries())
          for (const [to, last] of had.entries())
            if (to >= from) expect(to - from + 1).toBeLessThanOrEqual(5 + (last - first) / emissionMs(five) + 1e-9)
      }),
      { numRuns: 15 },
    )
  })

  test('lock no one out and grant nothing twice after a clock that was a year ahead is set back', async () => {
    const year = 365 * 86_400_000
    expect(await taken(five, [year, year, year, year, year, 0, 0, 0, 0, 0, 0, 120_000])).toEqual([
      ...[true, true, true, true, true],
      ...[true, true, true, true, true, false],
      true,
    ])
  })

  test('grant only one use when two servers’ clocks are seconds apart', async () => {
    expect(await taken(five, [30_000, 30_000, 30_000, 30_000, 30_000, 0, 30_000, 10_000])).toEqual([
      ...[true, true, true, true, true],
      ...[false, false, false],
    ])
  })

  test('allow as many of a hundred simultaneous uses as are available', async () => {
    const use = { what: 'test', of: 'race', allowance: five }
    const work = t.at(new Date(start))
    const answers = await Promise.all(Array.from({ length: 100 }, () => work.write((ctx) => takeUses(ctx, [use]))))
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(5)
  })
})

describe('codes typed', () => {
  test('are limited to ten in any hour, however they are spaced', async () => {
    const at = (minutes: number) => t.at(new Date(start + minutes * 60_000))
    const take = (minutes: number) => at(minutes).write((ctx) => consumeCodeTry(ctx, 'mailbox'))
    for (let minute = 0; minute < 50; minute += 5) expect(await take(minute)).toBeUndefined()
    expect(await take(50)).toBe(600)
    expect(await take(60)).toBeUndefined()
    expect(await take(61)).toBe(240)
  })

  test('lock no mailbox out after a clock is set back', async () => {
    const at = (minutes: number) => t.at(new Date(start + minutes * 60_000))
    const take = (minutes: number) => at(minutes).write((ctx) => consumeCodeTry(ctx, 'set-back'))
    for (let count = 0; count < 10; count++) expect(await take(60 * 24 * 365)).toBeUndefined()
    expect(await take(0)).toBeUndefined()
  })

  test('are limited to ten when a hundred arrive at the same moment', async () => {
    const work = t.at(new Date(start))
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => work.write((ctx) => consumeCodeTry(ctx, 'many'))),
    )
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(10)
  })
})

describe('a thousand logins per minute', () => {
  const every60ms = Array.from({ length: 1_000 }, (_, at) => at * 60)

  test('against one account: ten at once, then one every minute and a half', async () => {
    const had = (await taken(allowances.passwords, every60ms)).filter(Boolean)
    expect(had).toHaveLength(10)
  })

  test('from one network across a thousand accounts: sixty at once, then one every five seconds', async () => {
    const had = (await taken(allowances.entries, every60ms)).filter(Boolean)
    expect(had.length).toBeGreaterThanOrEqual(60)
    expect(had.length).toBeLessThanOrEqual(72)
  })
})
