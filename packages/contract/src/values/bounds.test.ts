import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { basisPoints, hash, id, idText, percentInWords, slug } from './ids.ts'
import { collectionOf, pageQuery } from './page.ts'
import { money } from './shapes.ts'
import { datesInOrder, partyIn, stayIn, stayRequestShape } from './stay-request.ts'

const takes = (shape: z.ZodType, ...values: unknown[]) => values.map((value) => shape.safeParse(value).success)

describe('record identifiers', () => {
  test("an id is a positive integer; as text, within JavaScript's safe range", () => {
    expect(takes(id, 1, 0, -1, 1.5, '1')).toEqual([true, false, false, false, false])
    expect(takes(idText, '1', '0', '-1', '1.5', '9007199254740991', '9007199254740992')).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ])
  })

  test('a slug has words of lowercase letters and digits, 120 characters at most', () => {
    expect(takes(slug, 'us-open-2027', 'Us-open', 'us--open', '-us', 'us-', '')).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(takes(slug, 'a'.repeat(120), 'a'.repeat(121))).toEqual([true, false])
  })

  test('a hash has 8 to 128 URL characters', () => {
    const lengths = [7, 8, 128, 129]
    expect(takes(hash, ...lengths.map((length) => 'a'.repeat(length)))).toEqual([false, true, true, false])
    expect(takes(hash, 'with space')).toEqual([false])
  })
})

describe('shares and amounts', () => {
  test('a share is between zero and all, in ten-thousandths', () => {
    expect(takes(basisPoints, -1, 0, 10_000, 10_001, 0.5)).toEqual([false, true, true, false, false])
    expect([percentInWords(1_250), percentInWords(10_000), percentInWords(1)]).toEqual(['12.5%', '100%', '0.01%'])
  })

  test('money is a whole number of minor units and a currency of three letters', () => {
    const of = (amount: number, currency: string) => ({ amount, currency })
    expect(takes(money, of(1, 'USD'), of(-1, 'USD'), of(0.5, 'USD'), of(1, 'usd'), of(1, 'USDX'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('lists', () => {
  test('have up to 10,000 pages of 1 to 100 items, 24 by default', () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, perPage: 24 })
    const page = (value: string) => ({ page: value })
    expect(takes(pageQuery, page('0'), page('1'), page('10000'), page('10001'))).toEqual([false, true, true, false])
    const perPage = (value: string) => ({ perPage: value })
    expect(takes(pageQuery, perPage('0'), perPage('1'), perPage('100'), perPage('101'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(takes(collectionOf(z.int()), { data: [1] })).toEqual([false])
  })
})

describe('a requested stay', () => {
  const stay = z.object(stayRequestShape)

  test('is for up to 50 adults and 50 children, 20 infants and 10 pets', () => {
    const edges = [
      ['adults', 50],
      ['children', 50],
      ['infants', 20],
      ['pets', 10],
    ] as const
    for (const [kind, most] of edges)
      expect(takes(stay, { [kind]: 0 }, { [kind]: most }, { [kind]: most + 1 }, { [kind]: -1 }), kind).toEqual([
        true,
        true,
        false,
        false,
      ])
    expect(stay.parse({})).toEqual({ adults: 0, children: 0, infants: 0, pets: 0 })
  })

  test('has both dates in order, or none', () => {
    const [first, second] = ['2027-07-02', '2027-07-03']
    expect(
      [
        {},
        { arrive: first },
        { depart: second },
        { arrive: first, depart: second },
        { arrive: first, depart: first },
        { arrive: second, depart: first },
      ].map(datesInOrder),
    ).toEqual([true, false, false, true, false, false])
    expect([stayIn({ arrive: first, depart: second }), stayIn({ arrive: first }), stayIn({ depart: second })]).toEqual([
      { arrive: first, depart: second },
      null,
      null,
    ])
  })

  test('defaults to one adult', () => {
    const none = { adults: 0, children: 0, infants: 0, pets: 0 }
    expect(partyIn(none)).toEqual({ ...none, adults: 2 })
    expect(partyIn({ ...none, adults: 3, pets: 2 })).toEqual({ ...none, adults: 3, pets: 2 })
  })
})
