import type { ContentBlock, ContentText } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { languagesOfDraft, minutesOf, stateOf, textFor, wordsOf } from './rules.ts'

const heading = (text: string): ContentBlock => ({ type: 'heading', level: 2, text })
const words = (count: number) => Array.from({ length: count }, () => 'tide').join('  ')
const text = (title: string, more: Partial<ContentText> = {}): ContentText => ({
  title,
  summary: '',
  body: [],
  coverAlt: '',
  coverCaption: '',
  seoTitle: '',
  seoDescription: '',
  ...more,
})

test('a story takes a minute for 220 words, and at least one', () => {
  expect(minutesOf([])).toBe(1)
  expect(minutesOf([heading(words(329))])).toBe(1)
  expect(minutesOf([heading(words(300)), heading(words(31))])).toBe(2)
  expect(minutesOf([heading(words(660))])).toBe(3)
})

test('a reader gets their language, else English, else what there is', () => {
  const [en, de, fr] = [text('Tides'), text('Gezeiten'), text('Marées')]
  expect(textFor({ en, de }, 'de')).toEqual({ language: 'de', text: de })
  expect(textFor({ en, de }, 'fr')).toEqual({ language: 'en', text: en })
  expect(textFor({ fr, de }, undefined).text).not.toBe(en)
  expect(() => textFor({}, 'en')).toThrow('without a text')
  expect(languagesOfDraft({ texts: { de, en } })).toEqual(['en', 'de'])
})

test('search finds every word in every language, and the tags', () => {
  const en = text('Tides', { summary: 'When to swim', body: [heading('At low water')] })
  const found = wordsOf({
    texts: { en, de: text('Gezeiten', { summary: 'Wann man schwimmt' }) },
    tags: ['sea'],
  } as Parameters<typeof wordsOf>[0])
  expect(found.split('\n')).toEqual(['Tides', 'When to swim', 'At low water', 'Gezeiten', 'Wann man schwimmt', 'sea'])
})

test('a document is archived, published, scheduled, or a draft, in this order', () => {
  const later = new Date('2027-01-01T00:00:00Z')
  expect(stateOf({ archived: true, published: 3, publish_at: later })).toBe('archived')
  expect(stateOf({ archived: false, published: 3, publish_at: later })).toBe('published')
  expect(stateOf({ archived: false, published: null, publish_at: later })).toBe('scheduled')
  expect(stateOf({ archived: false, published: null, publish_at: null })).toBe('draft')
})
