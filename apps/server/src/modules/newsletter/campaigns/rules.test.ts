import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookedAfter, paragraphsOf, textFor } from './rules.ts'

const day = 86_400_000
const clicked = new Date('2026-12-01T12:00:00Z')
const later = (ms: number): Date => new Date(clicked.getTime() + ms)

describe('a booking after a campaign', () => {
  it.each([
    ['the moment the link was followed', 0, true],
    ['thirty days later', 30 * day, true],
    ['a moment after that', 30 * day + 1, false],
    ['before the link was followed', -1, false],
  ])('made %s counts: %s', (_, ms, counts) => {
    expect(bookedAfter(clicked, [later(ms)])).toBe(counts)
  })

  it('counts if any of several does, and never without one', () => {
    expect(bookedAfter(clicked, [later(-day), later(day)])).toBe(true)
    expect(bookedAfter(clicked, [])).toBe(false)
  })
})

const english = { subject: 'Autumn', text: 'Come.', action: 'See homes' }
const german = { subject: 'Herbst', text: 'Komm.', action: 'Häuser ansehen' }

it('readers get the text in their language, otherwise the English one, otherwise any other', () => {
  expect(textFor({ en: english, de: german }, 'de')).toBe(german)
  expect(textFor({ en: english, de: german }, 'fr')).toBe(english)
  expect(textFor({ de: german }, 'fr')).toBe(german)
  expect(textFor({}, 'en')).toBeUndefined()
})

it('paragraphs are separated by empty lines, and no text is lost', () => {
  expect(paragraphsOf('One\nline.\n\n  Two. \n \n\n')).toEqual(['One\nline.', 'Two.'])
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }), (words) => {
      expect(paragraphsOf(words.join('\n\n'))).toEqual(words)
    }),
  )
})
