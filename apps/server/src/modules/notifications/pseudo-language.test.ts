import { expect, it } from 'vitest'
import { plainWords } from '#testing/plain-words'
import { shortForm, wordsOf } from './compose.ts'
import { asText } from './email.ts'
import { sampleEmailsIn, sampleLinks, sampleNews, sampleSender } from './testing/sample-emails.ts'

const sender = sampleSender()

/** Their words are put together in English by writers of their own. */
const english = new Set([
  'approval_requested',
  'approval_given',
  'approval_declined',
  'approval_affects',
  'search_matched',
  // Its items are the texts of other notifications.
  'digest',
])

const withoutLinks = (text: string): string => text.replace(/https:\/\/\S+/g, '')

it.each(sampleEmailsIn('en-XA').filter(([kind]) => !english.has(kind)))(
  'the email %s holds no English',
  (kind, email) => {
    const given = [sampleNews.filter(({ occasion }) => occasion.kind === kind), sender]
    expect(plainWords(withoutLinks(asText(email, sender)), given)).toEqual([])
    expect(plainWords(email.preheader, given)).toEqual([])
  },
)

it('the text of a notification, push, and text message holds none either', () => {
  for (const notified of sampleNews.filter(({ occasion }) => !english.has(occasion.kind)))
    expect(
      plainWords(Object.values(shortForm('en-XA', wordsOf(notified))).join(' '), notified),
      notified.occasion.kind,
    ).toEqual([])
})

it('words that are not from the catalog are found', () => {
  expect(plainWords('⟦Gööd~~⟧ news from Elena', { name: 'Elena' })).toEqual(['news', 'from'])
})

it('emails are marked with their language', () => {
  expect(sampleLinks.language).toBe('en')
  for (const [, email] of sampleEmailsIn('de')) expect(email.language).toBe('de')
})
