import type { Money } from '@porchlight/contract'
import { type Said, textIn } from '@porchlight/wording'
import { expect, it } from 'vitest'
import { plainWords } from '#testing/plain-words'
import { securityMessages } from '../modules/accounts/security-messages.ts'
import { guestOfferEmail, protectionEmail, teamOfferEmail, teamOfferText } from '../modules/bookings/messages.ts'
import { emails as concierge } from '../modules/concierge/messages.ts'
import { emails as deposits } from '../modules/deposits/messages.ts'
import { emails as documents } from '../modules/documents/messages.ts'
import { invoiceEmail } from '../modules/dues/messages.ts'
import { emails as identity } from '../modules/identity/messages.ts'
import { testEmail } from '../modules/launch/messages.ts'
import { emails as maintenance } from '../modules/maintenance/messages.ts'
import { codeWords } from '../modules/notifications/code-messages.ts'
import { payeeMessages } from '../modules/payees/messages.ts'
import { emails as questions } from '../modules/questions/messages.ts'
import { emails as splits } from '../modules/splits/messages.ts'
import { emails as stays } from '../modules/stays/messages.ts'
import { emails as vendors } from '../modules/vendors/messages.ts'
import { costEmail, emails as works } from '../modules/works/messages.ts'

/** The emails modules send to an address directly, beside the notifications people choose. */

const until = new Date('2027-06-20T20:00:00Z')
const zone = 'America/New_York'
const amount: Money = { amount: 120_000, currency: 'USD' }
const about = {
  firstName: 'Elena',
  name: 'Elena',
  home: 'Marram House',
  number: 'PL-20007',
  title: 'W-9',
  place: 'Saltgrass',
}
const stay = { ...about, path: '/stay', action: { code: 'label.open_stay' } as const }
const hold = { amount, method: 'Visa •••• 4242' } as Parameters<typeof deposits.held>[1]
const share = {
  booking: {
    arrive: '2027-06-01',
    depart: '2027-06-08',
    currency: 'USD',
    status: 'awaiting_payment',
    confirmedAt: null,
    quote: { document: { place: { timeZone: zone } } },
  },
  home: 'Marram House',
  host: 'Elena',
  name: 'Tove',
  amount: 5000,
} as unknown as Parameters<typeof splits.requested>[0]
const order = { firstName: 'Elena', service: 'Chef', on: '2027-06-02', home: 'Marram House' }
const nights = { firstName: 'Elena', arrive: '2027-06-01', depart: '2027-06-08' }
const home = {
  name: 'Marram House',
  slug: 'marram',
  address: 'Lane',
  townName: 'Saltgrass',
  checkInTime: '16:00',
  checkOutTime: '10:00',
  timeZone: zone,
}
const work = {
  kind: 'turnover',
  title: '',
  note: '',
  home: 'Marram House',
  address: 'Lane',
  timeZone: zone,
  day: '2027-06-08',
  opensAt: until,
  dueAt: until,
  sameDay: true,
} as const
const offer = {
  firstName: 'Elena',
  agent: 'Tove',
  home: 'Marram House',
  town: 'Saltgrass',
  dates: { from: '2027-06-01', to: '2027-06-08' },
  party: { code: 'party.adults', params: { count: 2 } } as const,
  total: amount,
  until: { instant: until.toISOString(), zone },
  message: 'Lane',
  path: '/offer',
}
const invoice = { number: 'OI-1', year: 2027, quarter: 2, currency: 'USD', total_minor: 100, due_on: '2027-07-30' }

const emails = {
  held: deposits.held(stay, hold, until, zone),
  'held without an end': deposits.held(stay, hold, null, zone),
  released: deposits.released(stay, hold),
  charged: deposits.charged(stay, hold, amount),
  'share requested': splits.requested(share, until, '/share'),
  'share of a booked stay': splits.requested(share, null, '/share'),
  'share paid': splits.thanks(share),
  'share refunded': splits.returned(share),
  'refund of a share rejected': splits.refused(share),
  'share refunded otherwise': splits.otherwise(share, 'W-9'),
  'share arrived': splits.arrived({ ...share, missing: 3 }, '/split'),
  'all shares arrived': splits.arrived({ ...share, missing: 0 }, '/split'),
  'ID requested': identity.requested(about, '/id'),
  'ID reminded': identity.reminded(about, '/id'),
  'ID accepted': identity.accepted(about, '/id'),
  'ID refused': identity.refused(about, '/id', 'Lane'),
  'ID to review': identity.sent(about),
  ordered: concierge.ordered(order),
  'order canceled': concierge.canceled({ ...order, retained: 1, back: 2, currency: 'USD' }),
  'free order canceled': concierge.canceled({ ...order, retained: 0, back: 0, currency: 'USD' }),
  'stay of another site': stays.expected({ ...nights, home }),
  'unknown stay': stays.unknown(nights),
  protection: protectionEmail({
    ...about,
    amount,
    provider: 'Saltgrass',
    until: { instant: until.toISOString(), zone },
  }),
  'offer with nights': guestOfferEmail({ ...offer, held: true }),
  offer: guestOfferEmail({ ...offer, held: false }),
  'offer of the team': teamOfferEmail({ ...offer, held: true }),
  'offer of the team by text message': teamOfferText({ ...offer, held: true, link: '' }),
  'question requested': questions.requested(about, ['Lane']),
  'question answered': questions.answered(about),
  'issue reported': maintenance.reported(about, {
    name: 'Tove',
    as: 'guest',
    lines: ['Lane'],
    photos: 2,
    what: 'promised',
    by: { instant: '2027-07-02T20:00:00.000Z', zone: 'America/New_York' },
  }),
  'issue solved': maintenance.answered(about, '/stay', true),
  'report of an owner answered': maintenance.answered({ ...about, number: null }, '/stay', false),
  'document requested': documents.requested({ ...about, kind: 'management' }, '/sign', true),
  'document signed': documents.signed(about, '/sign'),
  'document to countersign': documents.forTeam(about, '/sign'),
  'document expiring': documents.expiring(about, '2027-06-01', '/documents'),
  'vendor expiring': vendors.documentsExpiring('Elena', 'Saltgrass', '2027-06-01'),
  'job sent': works.sent('Elena', work),
  'job moved': works.moved('Elena', work),
  'job uninsured': works.uninsured('Elena', work, '2027-06-01'),
  'job canceled': works.calledOff('Elena', work),
  'repair ordered': costEmail(stay, 'ordered', amount),
  'estimate countered': costEmail(stay, 'countered', amount),
  'repair charged': costEmail(stay, 'charged', amount),
  'owner invoice': invoiceEmail('Elena', invoice as unknown as Parameters<typeof invoiceEmail>[1]),
  'mail server': testEmail('Elena'),
  ...Object.fromEntries(
    Object.entries(securityMessages).map(([event, say]) => [
      event,
      say({ at: '', name: 'Saltgrass', what: 'email', left: 3 } as never, 'Elena'),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(payeeMessages).map(([event, say]) => {
      const form = event === 'payee.foreign_status_expires' ? 'w8ben' : 'W-9'
      const facts = { ending: '6789', inForceAt: until.toISOString(), form, expiresOn: '2027-12-31' }
      return [event, say(facts as never, { firstName: 'Elena', zone: 'America/New_York' })]
    }),
  ),
}

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'code' in value

/** Every text of an email in one language, in the order of its parts. */
const textsIn = (language: 'en-XA' | 'de', part: unknown): string[] => {
  if (isSaid(part)) return [textIn(language, part)]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap((one) => textsIn(language, one)) : []
}

it.each(Object.entries(emails))('%s contains no English', (_, email) => {
  const texts = textsIn('en-XA', email)
  expect(texts.length).toBeGreaterThan(1)
  expect(plainWords(texts.join(' '), [about, offer, order, home, hold, share, work, invoice, 'W-9', 'W-8BEN'])).toEqual(
    [],
  )
})

it.each(['reset', 'device', 'phone', 'email', 'temporary', 'signup'] as const)(
  'a code to %s contains no English',
  (purpose) => {
    const words = codeWords('en-XA')
    const texts = [
      words.subject(purpose),
      words.heading(purpose),
      words.label(purpose),
      ...words.paragraphs(purpose, 'Elena', 10),
      words.text('123456', 10),
      words.spoken('Saltgrass', '123456'),
    ]
    expect(plainWords(texts.join(' '), about)).toEqual([])
  },
)
