import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testApp } from '#testing/harness'
import { fill, moneyActs } from './money-acts.ts'
import { allFaults, chainFaults, dueFaults, journalFaults } from './promises.ts'
import { stayActs, type TurnInput } from './stay-acts.ts'
import { openStreet } from './street.ts'

const acts = { ...stayActs, ...moneyActs }
type Step = TurnInput & { act: keyof typeof acts }

const homesPerStreet = 8
/** Homes whose lives are told; each stands in a street of eight. */
const lives = Number(process.env.HOME_LIVES ?? 16)
/** Each takes well under a second, and the machine may have much else to do. */
const timeout = Math.max(300_000, lives * 2_000)

/** In `npm test` the stories are the same each time; in full they are others, and the seed of a red one is told. */
const reported = process.env.HOME_LIVES === undefined ? { seed: 2027 } : {}

/** What a bank or a refund costs the operator may be more than it has; everything else it may only do with what it has. */
const happensToIt = ['wait', 'linger', 'decideDispute', 'cancel']
const often: readonly (keyof typeof acts)[] = [
  'book',
  'book',
  'book',
  'wait',
  'wait',
  'wait',
  'linger',
  'payOut',
  'close',
]
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...often, ...(Object.keys(acts) as (keyof typeof acts)[])),
  which: fc.nat(999),
  when: fc.nat(999),
  size: fc.nat(999_999),
  yes: fc.boolean(),
})

it(`R44 R46 R48 R51 R53 ${lives} homes live as they like, under one trust: after every step the journal holds, and every statement comes to the cent`, {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 60 }), async (steps) => {
      const t = await testApp()
      try {
        const street = await openStreet(t, homesPerStreet)
        for (const { act, ...turn } of steps) {
          await acts[act](street, turn)
          const filled = await fill(street)
          expect(await journalFaults(street), act).toEqual([])
          if (filled) expect(happensToIt).toContain(act)
        }
        // What the bank said last is heard before the end is looked at.
        await stayActs.wait(street, { which: 0, when: 0, size: 0, yes: true })
        await fill(street)
        const faults = [await allFaults(street), await chainFaults(street), await dueFaults(street)]
        expect(faults.flat()).toEqual([])
      } finally {
        await t.close()
      }
    }),
    { numRuns: Math.ceil(lives / homesPerStreet), endOnFailure: true, ...reported },
  )
})
