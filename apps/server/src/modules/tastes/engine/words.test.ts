import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayable } from './marks.ts'
import { wordList } from './word-list.ts'
import { marksIn } from './words.ts'

const from = { source: 'words', link: null } as const
const said = (text: string) => marksIn(text, from).map(({ trait, toward }) => `${toward ? '+' : '-'}${trait}`)

describe('words about what someone likes', () => {
  it.each([
    [
      'A cozy cabin by the lake with a fireplace.',
      ['+tone:warm', '+style:cabin', '+setting:lake', '+amenity:fireplace'],
    ],
    [
      'Una cabaña junto al lago, con chimenea y sin piscina',
      ['+style:cabin', '+setting:lake', '+amenity:fireplace', '-amenity:pool'],
    ],
    [
      'Une maison de campagne lumineuse, près des vignes, avec cheminée',
      ['+style:farmhouse', '+tone:light', '+setting:vineyard', '+amenity:fireplace'],
    ],
    [
      'Ein helles Bauernhaus am See mit Kamin, aber ohne Pool',
      ['+tone:light', '+style:farmhouse', '+setting:lake', '+amenity:fireplace', '-amenity:pool'],
    ],
  ])('%s', (text, traits) => {
    expect(said(text)).toEqual(traits)
  })

  it('an outdoor kitchen is no kitchen, and dark is the other end of light', () => {
    expect(said('an outdoor kitchen')).toEqual(['+amenity:outdoor_kitchen'])
    expect(said('dark rooms')).toEqual(['-tone:light'])
    expect(said('no dark rooms')).toEqual(['+tone:light'])
  })

  it('a negation reaches to the end of its clause and not beyond', () => {
    expect(said('no pool, a garden')).toEqual(['-amenity:pool', '+amenity:garden'])
    expect(said('We don’t want a pool')).toEqual(['-amenity:pool'])
    expect(said('not far from the beach')).toEqual(['+setting:dunes'])
    expect(said('not only a pool')).toEqual(['+amenity:pool'])
  })

  it('reasons are quoted as written there', () => {
    const [first, second] = marksIn('Please: NO  Swimming Pool! A Long Table.', from)
    expect([first?.quote, second?.quote]).toEqual(['NO Swimming Pool', 'Long Table'])
  })

  it('whatever someone writes, every quote is in it and every trait is one of ours', () => {
    const anyPart = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('no', 'cabin', 'piscine', 'ohne', 'Küche', '—'),
    )
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 40 }), (parts) => {
        const text = parts.join(' ')
        for (const { quote, trait } of marksIn(text, from)) {
          expect(text.replace(/\s+/g, ' ')).toContain(quote)
          expect(sayable).toContain(trait)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('the list names only our traits, spelled as texts are compared', () => {
    for (const [trait, phrases] of Object.entries(wordList)) {
      expect(sayable).toContain(trait)
      for (const phrase of phrases) expect(phrase).toMatch(/^[a-z]+( [a-z]+)*\*?$/)
    }
  })
})
