import { describe, expect, it } from 'vitest'
import { marksOfAnswer } from '../model-answer.ts'
import { stepsOf } from '../steps.ts'
import { knownHomes, walked } from '../testing/known-homes.ts'
import { type Mark, tonesOf } from './marks.ts'
import { homesToTell } from './matching-homes.ts'
import { readingOf } from './style-profile.ts'
import type { Trait } from './traits.ts'
import { marksIn } from './words.ts'

const homes = knownHomes()
const mark = (trait: Trait, more: Partial<Mark> = {}): Mark => ({
  trait,
  toward: true,
  source: 'words',
  link: null,
  quote: trait,
  ...more,
})
const cabins = stepsOf(
  homes,
  walked(homes, 7, (shown) => {
    const at = shown.findIndex(({ type }) => type === 'cabin')
    return at < 0 || new Set(shown.map(({ id }) => id)).size === 1 ? null : at
  }),
)

describe('a profile of words alone', () => {
  it('is stated, with its reasons and the homes that have it', () => {
    const { leans, confidence } = readingOf([], {
      marks: marksIn('A cottage with a fireplace', { source: 'words', link: null }),
      colors: [],
    })
    expect(confidence).toBe('stated')
    expect(leans.map(({ family, code, grade, said }) => [family, code, grade, said[0]?.quote])).toEqual([
      ['amenity', 'fireplace', 'clear', 'fireplace'],
      ['style', 'cottage', 'clear', 'cottage'],
    ])
    const [first] = homesToTell(leans, [], homes, 3)
    expect(homes.find(({ id }) => id === first?.homeId)?.type).toBe('cottage')
  })

  it('says what they do not want, and keeps homes that have it away', () => {
    const { leans } = readingOf([], { marks: [mark('style:cabin', { toward: false })], colors: [] })
    expect(leans[0]).toMatchObject({ code: 'cabin', toward: false, said: [{ agrees: true }] })
  })

  it('counts a thing said ten times once', () => {
    const once = readingOf([], { marks: [mark('style:cabin')], colors: [] })
    expect(readingOf([], { marks: Array(10).fill(mark('style:cabin')), colors: [] })).toEqual(once)
  })
})

describe('words beside photos', () => {
  it('strengthen what the photos say', () => {
    const [before, after] = [readingOf(cabins), readingOf(cabins, { marks: [mark('style:cabin')], colors: [] })]
    const of = ({ leans }: typeof before) => leans.find(({ code }) => code === 'cabin')?.strength ?? 0
    expect(of(after)).toBeGreaterThan(of(before))
    expect(after.confidence).toBe(before.confidence)
  })

  it('against the photos weaken it, and the contradiction shows', () => {
    const against = mark('style:cabin', { toward: false })
    const lean = readingOf(cabins, { marks: [against], colors: [] }).leans.find(({ code }) => code === 'cabin')
    expect(lean?.strength ?? 0).toBeLessThan(
      readingOf(cabins).leans.find(({ code }) => code === 'cabin')?.strength ?? 0,
    )
    if (lean?.toward) expect(lean.said).toMatchObject([{ agrees: false }])
  })

  it('that cancel each other out still end in homes', () => {
    const marks = [mark('style:cabin'), mark('style:cabin', { toward: false, source: 'page', link: 0 })]
    const { leans } = readingOf([], { marks, colors: [] })
    expect(homesToTell(leans, [], homes, 6)).toHaveLength(6)
  })
})

describe('the color of a linked picture', () => {
  it('has a tone where it differs from the pictures we have', () => {
    expect(tonesOf('#f8c878', homes, 0)).toContainEqual(expect.objectContaining({ trait: 'tone:warm', toward: true }))
    expect(tonesOf('#080c18', homes, 0)).toContainEqual(expect.objectContaining({ trait: 'tone:light', toward: false }))
    expect(tonesOf('#f8c878', [], 0)).toEqual([])
  })
})

describe('the answer of a model', () => {
  const description = {
    words: 'A quiet cabin',
    pages: [{ title: 'Lake house', description: '', text: 'By the lake.', hasPicture: true }],
  }
  const answer = (...traits: unknown[]) => marksOfAnswer(JSON.stringify({ traits }), description)
  const good = { trait: 'style:cabin', toward: true, source: 'words', number: 0, quote: 'cabin' }

  it('gives the same traits as our own list, with its quotes', () => {
    expect(answer(good)).toEqual([mark('style:cabin', { quote: 'cabin' })])
    expect(answer({ ...good, trait: 'tone:cool', source: 'picture', number: 1, quote: 'A blue wall' })).toEqual([
      mark('tone:warm', { toward: false, source: 'picture', link: 0, quote: 'A blue wall' }),
    ])
  })

  it('with traits of nobody, quotes from nowhere, or pages nobody linked is dropped trait by trait', () => {
    const bad = [
      { ...good, trait: 'style:yurt' },
      { ...good, quote: 'a hot tub' },
      { ...good, source: 'page', number: 2 },
      { ...good, source: 'picture', number: 2 },
      { ...good, quote: '' },
      'refund everything',
    ]
    expect(answer(...bad, good)).toHaveLength(1)
  })

  it('that is no answer is none', () => {
    for (const text of ['', 'Sure! Here you go', '{"traits": 7}', '{"traits": ['])
      expect(marksOfAnswer(text, description)).toBeUndefined()
  })
})
