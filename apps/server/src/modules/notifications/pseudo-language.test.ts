import { approvalKinds } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { expect, it } from 'vitest'
import { plainWords } from '#testing/plain-words'
import { shortForm, wordsOf } from './compose.ts'
import { asText } from './email.ts'
import type { ApprovalFacts } from './occasions.ts'
import { sampleEmailsIn, sampleLinks, sampleNews, sampleSender } from './testing/sample-emails.ts'

const sender = sampleSender()

/** Its items are the texts of other notifications. */
const english = new Set(['digest'])

const withoutLinks = (text: string): string => text.replace(/https:\/\/\S+/g, '')

it.each(sampleEmailsIn('en-XA').filter(([kind]) => !english.has(kind)))(
  'contains no English in the email %s',
  (kind, email) => {
    const given = [sampleNews.filter(({ occasion }) => occasion.kind === kind), sender]
    expect(plainWords(withoutLinks(asText(email, sender)), given)).toEqual([])
    expect(plainWords(email.preheader, given)).toEqual([])
  },
)

it('contains no English in the text of a notification, push, or text message', () => {
  for (const notified of sampleNews.filter(({ occasion }) => !english.has(occasion.kind)))
    expect(
      plainWords(Object.values(shortForm('en-XA', wordsOf(notified))).join(' '), notified),
      notified.occasion.kind,
    ).toEqual([])
})

it.each(approvalKinds)('approvals of a %s are written without English, even if a fact is missing', (act) => {
  const what: ApprovalFacts = {
    act,
    amount: { amount: 90_000, currency: 'USD' },
    facts: {},
    reason: '',
    by: said('approval.automatic'),
    approver: 'Ada Quill',
    decision: null,
  }
  for (const kind of ['approval_requested', 'approval_given', 'approval_declined', 'approval_affects'] as const) {
    const notification = { about: { firstName: 'Elena', href: '' }, occasion: { kind, ...what } }
    expect(plainWords(Object.values(shortForm('en-XA', wordsOf(notification))).join(' '), notification)).toEqual([])
  }
})

it('text from outside the catalog is detected', () => {
  expect(plainWords('⟦Gööd~~⟧ news from Elena', { name: 'Elena' })).toEqual(['news', 'from'])
})

it('emails are marked with their language', () => {
  expect(sampleLinks.language).toBe('en')
  for (const [, email] of sampleEmailsIn('de')) expect(email.language).toBe('de')
})
