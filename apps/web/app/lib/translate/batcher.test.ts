import { type AnsweredTerms, type LanguagePair, mostToTranslate } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchDelayMs, createBatcher } from './batcher.ts'

type Sent = Partial<Record<LanguagePair, string[]>>

/** A batcher with a clock controlled by the test, and a server that returns everything in capitals. */
const scene = (answer: (terms: Sent) => Partial<Record<string, AnsweredTerms>> | null = capitals) => {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const sent: { at: number; terms: Sent }[] = []
  const ask = createBatcher({
    send: async (terms) => {
      sent.push({ at: now, terms })
      return answer(terms)
    },
    later: (run, milliseconds) => timers.push({ at: now + milliseconds, run }),
  })
  const turn = async (milliseconds: number) => {
    now += milliseconds
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { run } of due) run()
    for (let tick = 0; tick < 20; tick++) await Promise.resolve()
  }
  return { ask, sent, turn }
}

const capitals = (terms: Sent): Partial<Record<string, AnsweredTerms>> =>
  Object.fromEntries(
    Object.entries(terms).map(([pair, list = []]) => [
      pair,
      {
        terms: list,
        translations: list.map((term) => `${pair}:${term.toUpperCase()}`),
        translated: list.map(() => true),
      },
    ]),
  )

describe('translation requests', () => {
  it('C455 C533 wait half a second for others and then are sent as one call', async () => {
    const { ask, sent, turn } = scene()
    const first = ask('en-es', 'sea')
    await turn(batchDelayMs - 1)
    const second = ask('en-es', 'sand')
    const third = ask('en-fr', 'sea')
    expect(sent).toEqual([])
    await turn(1)
    expect(sent).toEqual([{ at: 500, terms: { 'en-es': ['sea', 'sand'], 'en-fr': ['sea'] } }])
    expect(await Promise.all([first, second, third])).toEqual(['en-es:SEA', 'en-es:SAND', 'en-fr:SEA'])
  })

  it('start collecting again after a call', async () => {
    const { ask, sent, turn } = scene()
    void ask('en-es', 'sea')
    await turn(batchDelayMs)
    void ask('en-es', 'sand')
    await turn(batchDelayMs)
    expect(sent.map(({ at }) => at)).toEqual([500, 1000])
  })

  it('are sent once for a term, however many want it and whenever', async () => {
    const { ask, sent, turn } = scene()
    const early = [ask('en-es', 'sea'), ask('en-es', 'sea')]
    await turn(batchDelayMs)
    const late = ask('en-es', 'sea')
    await turn(batchDelayMs)
    expect(await Promise.all([...early, late])).toEqual(['en-es:SEA', 'en-es:SEA', 'en-es:SEA'])
    expect(sent).toHaveLength(1)
  })

  it('report a missing translation, and retry it the next time', async () => {
    let works = false
    const { ask, sent, turn } = scene((terms) => (works ? capitals(terms) : null))
    const failed = ask('en-es', 'sea')
    await turn(batchDelayMs)
    expect(await failed).toBeNull()
    works = true
    const again = ask('en-es', 'sea')
    await turn(batchDelayMs)
    expect(await again).toBe('en-es:SEA')
    expect(sent).toHaveLength(2)
  })

  it.each<[string, (terms: Sent) => Partial<Record<string, AnsweredTerms>> | null]>([
    ['the pair is missing', () => ({})],
    ['other terms come back', () => ({ 'en-es': { terms: ['sand'], translations: ['arena'], translated: [true] } })],
    ['it is not a translation', () => ({ 'en-es': { terms: ['sea'], translations: ['sea'], translated: [false] } })],
    [
      'the call breaks off',
      () => {
        throw new Error('gone')
      },
    ],
  ])('return no wrong text when %s', async (_, answer) => {
    const { ask, turn } = scene(answer)
    const translated = ask('en-es', 'sea')
    await turn(batchDelayMs)
    expect(await translated).toBeNull()
  })

  it('give every caller its own translation, in calls no larger than the server accepts', async () => {
    const pair = fc.constantFrom<LanguagePair>('en-es', 'en-fr', 'de-en')
    const term = fc.oneof(
      fc.string(),
      fc.integer({ min: 1, max: 20_000 }).map((length) => 'x'.repeat(length)),
    )
    const asking = fc.record({ pair, term, wait: fc.constantFrom(0, 0, 0, 100, 500) })
    await fc.assert(
      fc.asyncProperty(fc.array(asking, { maxLength: 60 }), async (all) => {
        const { ask, sent, turn } = scene()
        const answers = []
        for (const { pair: of, term: text, wait } of all) {
          answers.push(ask(of, text))
          await turn(wait)
        }
        await turn(batchDelayMs)
        expect(await Promise.all(answers)).toEqual(all.map((one) => `${one.pair}:${one.term.toUpperCase()}`))
        const terms = sent.flatMap((call) =>
          Object.entries(call.terms).flatMap(([of, list]) => list.map((text) => `${of} ${text}`)),
        )
        expect(new Set(terms).size).toBe(terms.length)
        for (const call of sent) {
          const list = Object.values(call.terms).flat()
          expect(list.length).toBeLessThanOrEqual(mostToTranslate.terms)
          expect(list.join('').length).toBeLessThanOrEqual(mostToTranslate.characters)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are split when one call cannot take them all', async () => {
    const { ask, sent, turn } = scene()
    for (let at = 0; at < 900; at++) void ask('en-es', `term ${at}`)
    await turn(batchDelayMs)
    expect(sent.map(({ terms }) => terms['en-es']?.length)).toEqual([400, 400, 100])
  })
})
