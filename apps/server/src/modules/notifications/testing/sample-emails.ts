import type { Site } from '@porchlight/contract'
import type { Spoken } from '@porchlight/wording'
import { compose, composeDigest, type Notification } from '../compose.ts'
import type { ComposedEmail, Sender } from '../email.ts'
import type { MatchedHome, PlainOccasion, RecipientDetails, StayDetails, StayOccasion } from '../occasions.ts'

export const sampleStay: StayDetails = {
  brandId: null,
  number: 'PL-20007',
  home: 'Marram House',
  town: 'Saltgrass',
  guest: 'Elena Marchetti',
  firstName: 'Elena',
  arrive: 'Fri, Jul 2, 2027',
  arriveTime: '4:00 PM EDT',
  depart: 'Fri, Jul 9, 2027',
  departTime: '10:00 AM EDT',
  nights: '7 nights',
  party: '6 adults, 2 children',
  total: '$8,532.63',
  paid: '$4,266.32',
  href: 'https://stay.example/travelers/bookings/7',
}
const owner: RecipientDetails = { firstName: 'Ann', href: 'https://stay.example/owners/accounting/statements/2027/1' }

export const sampleSender = (theme: Site['theme'] = 'porchlight'): Sender => ({
  name: 'Porchlight',
  theme,
  legalName: 'Porchlight Stays',
  postalAddress: '18 Lantern Street, Saltgrass, NY 11990',
  contactEmail: 'stay@porchlight.test',
  contactPhone: '+1 555 014 2260',
})

const sampleMatch: MatchedHome = {
  name: 'Marram House',
  town: 'Saltgrass',
  href: 'https://stay.example/properties/marram-home?arrive=2027-07-02&depart=2027-07-09',
  dates: { from: '2027-07-02', to: '2027-07-09' },
  price: { amount: 320_400, currency: 'USD' },
  before: { amount: 360_000, currency: 'USD' },
}

const stays: StayOccasion[] = [
  { kind: 'held', until: '3:02 PM EDT', dueNow: '$4,266.32' },
  { kind: 'requested', until: 'Sat, Nov 21, 2026, 12:00 PM EST' },
  { kind: 'accepted', until: 'Sat, Nov 21, 2026, 12:00 PM EST', dueNow: '$4,266.32' },
  { kind: 'declined', note: 'The roof is being repaired.' },
  { kind: 'confirmed', address: '14 Marram Path, Saltgrass', next: { on: 'Wed, Jun 2, 2027', amount: '$4,266.31' } },
  { kind: 'paid', amount: '$4,266.31', next: null },
  { kind: 'payment_ahead', amount: '$4,266.31', on: 'Wed, Jun 2, 2027', from: 'Visa •••• 4242' },
  { kind: 'payment_failed', amount: '$4,266.31', until: 'Sat, Jun 5, 2027, 12:00 AM EDT' },
  { kind: 'payment_failed', amount: '$4,266.31', until: null },
  { kind: 'bank_pending', amount: '$4,266.32', until: 'Sat, Nov 28, 2026, 12:00 AM EST', nights: true },
  { kind: 'bank_returned', amount: '$4,266.31', until: 'Sat, Nov 28, 2026, 12:00 PM EST', nights: false },
  { kind: 'payment_reversed', amount: '$4,266.31', why: 'returned', until: 'Sat, Nov 28, 2026, 12:00 PM EST' },
  { kind: 'canceled', by: 'guest', refund: '$894.83', retained: '$3,371.49', rule: 'After 2 Jun the rent is kept.' },
  { kind: 'missed', refund: null, retained: '$4,266.31' },
  {
    kind: 'changed',
    was: 'Fri, Jul 2, 2027 to Wed, Jul 7, 2027, 2 adults',
    refund: null,
    dueNow: '$1,136.40',
    next: null,
  },
  { kind: 'friend_joined', friend: 'Tove Lindqvist' },
  { kind: 'resold', amount: '$2,400.00' },
  { kind: 'refunded', amount: '$894.83', otherwise: null },
  { kind: 'refund_refused', amount: '$894.83' },
  { kind: 'expired', requested: true, returned: false, onItsWay: false },
  { kind: 'week_ahead' },
  { kind: 'arriving' },
  { kind: 'leaving' },
  { kind: 'review_ending', until: 'Fri, Jul 23, 2027, 10:00 AM EDT' },
  { kind: 'stay_ended', until: 'Fri, Jul 23, 2027, 10:00 AM EDT' },
  { kind: 'review_asked', until: 'Fri, Jul 23, 2027, 10:00 AM EDT' },
  { kind: 'review_published', ofGuest: true, ofOwner: true },

  { kind: 'review_answered' },
  { kind: 'review_hidden', reason: 'It names a neighbor.' },
  { kind: 'review_put_back' },
  { kind: 'claim_raised', amount: '$500.00', until: 'Sat, Jul 10, 2027, 10:00 AM EDT' },
  { kind: 'claim_answered', amount: '$120.00', until: 'Sun, Jul 11, 2027, 10:00 AM EDT' },
  { kind: 'claim_extended', until: 'Sun, Jul 11, 2027, 10:00 AM EDT', yours: true },
  { kind: 'claim_escalated' },
  { kind: 'claim_ended', waived: '$100.00', charged: '$50.00', due: '$20.00', words: 'Half of it was wear.' },
  { kind: 'payment_asked', amount: '$120.00', reason: 'Late check-out' },
  {
    kind: 'change_asked',
    is: 'Fri, Jul 2, 2027 to Sun, Jul 11, 2027, 8 adults',
    more: '$2,186.36',
    until: 'Sat, Jan 16, 2027, 12:00 PM EST',
    note: 'As you asked on the phone.',
  },
  {
    kind: 'order_declined',
    service: 'A chef for an evening',
    on: 'Sun, Jul 4, 2027',
    words: 'The chef is booked that day.',
  },
  { kind: 'card_missing', amount: '$1,000.00', from: 'Thu, Jul 1, 2027, 4:00 PM EDT' },
  { kind: 'deposit_refused', amount: '$1,000.00', card: 'Visa •••• 4242' },
  { kind: 'team_claim', amount: '$500.00' },
  { kind: 'team_change_answered', is: 'Fri, Jul 2, 2027 to Sun, Jul 11, 2027, 8 adults', answer: 'declined' },
  { kind: 'team_order', service: 'A chef for an evening', on: 'Sun, Jul 4, 2027', people: 6 },
  { kind: 'team_card_missing', amount: '$1,000.00' },
  { kind: 'team_deposit_refused', amount: '$1,000.00', failure: 'insufficient_funds' },
  {
    kind: 'owner_requested',
    until: 'Sat, Nov 21, 2026, 12:00 PM EST',
    yours: '$5,385.00',
    message: 'Our fourth summer.',
  },
  { kind: 'owner_withdrawn' },
  { kind: 'owner_lapsed' },
  { kind: 'owner_confirmed', yours: '$5,385.00', contact: 'Elena Marchetti, elena@marchetti.example' },
  { kind: 'owner_canceled', by: 'guest', yours: '$2,528.00' },
  { kind: 'owner_missed', yours: '$2,528.00' },
  { kind: 'owner_changed', was: 'Fri, Jul 2, 2027 to Wed, Jul 7, 2027, 2 adults', yours: '$5,385.00' },
  {
    kind: 'owner_moved',
    was: 'Driftwood House, Fri, Jul 2, 2027 to Wed, Jul 7, 2027, 2 adults',
    reason: 'The air conditioning failed.',
  },
  { kind: 'owner_arrived' },
  { kind: 'owner_stay_ended', until: 'Fri, Jul 23, 2027, 10:00 AM EDT' },
  { kind: 'owner_review_asked', until: 'Fri, Jul 23, 2027, 10:00 AM EDT' },
  { kind: 'owner_review_published' },
]
const others: PlainOccasion[] = [
  { kind: 'owner_statement', quarter: 1, year: 2027 },
  { kind: 'owner_tax_form', year: 2026, corrected: false },
  { kind: 'owner_tax_form', year: 2026, corrected: true },
  { kind: 'team_wrote', home: 'Marram House', lines: ['The pool is heated from May.'], files: 1, subject: null },
  {
    kind: 'person_wrote',
    home: null,
    person: 'Elena Marchetti',
    lines: ['May we come at noon?', 'We bring two dogs & a cat.'],
    files: 1,
  },
  { kind: 'owner_paid', amount: '$12,904.10' },
  { kind: 'payout_account_added', ending: '3000' },
  { kind: 'co_owner_paid_elsewhere', person: 'Edith Whitcombe' },
  {
    kind: 'team_vendor_removed',
    home: 'Marram House',
    vendor: 'Shipshape',
    day: 'Sat, Mar 6, 2027',
    until: 'Fri, Mar 5, 2027',
  },
  { kind: 'team_payout_account', person: 'Edith Whitcombe', ending: '3000' },
  { kind: 'team_payout_account_stopped', person: 'Edith Whitcombe', ending: '3000' },
  { kind: 'payout_returned', amount: '$12,904.10', reason: 'R03 no account' },
  {
    kind: 'calendar_clash',
    home: 'Marram House',
    calendar: 'Seaside Rentals',
    nights: ['Fri, Jul 2, 2027 to Mon, Jul 5, 2027', 'Wed, Jul 7, 2027 to Fri, Jul 9, 2027'],
  },
  { kind: 'home_moved', home: 'Marram House', to: 'draft', note: 'Which of the two baths has the tub?' },
  { kind: 'feed_stale', home: 'Marram House', calendar: 'Seaside Rentals' },
  {
    kind: 'feed_unclear',
    home: 'Marram House',
    calendar: 'Seaside Rentals',
    notes: [{ event: 'Choir, Fri, Sep 3, 2027', text: 'It repeats more often than daily; every day is blocked.' }],
    count: 3,
  },
  {
    kind: 'search_matched',
    search: 'Saltgrass with a pool',
    homes: [sampleMatch, { ...sampleMatch, name: 'Otter Bank', before: null }],
    count: 5,
  },
  ...(['approval_requested', 'approval_given', 'approval_declined', 'approval_affects'] as const).map((kind) => ({
    kind,
    act: 'correction' as const,
    amount: { amount: 90_000, currency: 'USD' },
    facts: { owner: 'Edith Whitcombe', home: 'Marram House', note: 'Linen fee', direction: 'to_owner' },
    reason: 'The linen fee was charged twice.',
    by: 'Theo Quill',
    approver: kind === 'approval_requested' ? null : 'Marisol Vance',
    decision: kind === 'approval_declined' ? 'The invoice shows it once.' : null,
  })),
  { kind: 'partner_decided', state: 'rejected', note: 'The license number is not in the state’s register.' },
  { kind: 'partner_renewal', changed: true, on: { day: '2027-08-02' } },
  { kind: 'partner_license', region: 'NY', on: { day: '2027-08-02' }, days: 30 },
  { kind: 'partner_accreditation', on: { day: '2027-08-02' }, days: 30 },
  { kind: 'commission_earned', number: 'PL-20268', amount: { amount: 192_38, currency: 'USD' } },
  { kind: 'commission_reversed', number: 'PL-20268', staff: false },
  { kind: 'commission_claim_decided', number: 'PL-20268', credited: true },
  { kind: 'commission_answered', number: 'PL-20268', upheld: true, answer: 'The guest named you on the phone.' },
  { kind: 'partner_tax_form', year: 2026, corrected: false },
  { kind: 'partner_tax_form', year: 2026, corrected: true },
  { kind: 'partner_paid', invoice: 'AHL-111', amount: { amount: 814_85, currency: 'USD' } },
  { kind: 'partner_returned', invoice: 'AHL-111', reason: 'R03 no account' },
  { kind: 'team_partner_applied', person: 'Rafael Alvarez' },
  { kind: 'team_attribution_conflict', number: 'PL-20268' },
  { kind: 'team_home_referred', person: 'Rafael Alvarez' },
  { kind: 'partner_home_moved', state: 'declined', note: 'The owner signed with another manager.' },
  { kind: 'partner_joined', person: 'Iris Marlowe', on: { day: '2028-08-02' } },
  { kind: 'agency_invited', person: 'Iris Marlowe', agency: 'Marlowe & Finch Travel' },
  { kind: 'agency_lead_changed', person: 'Iris Marlowe', agency: 'Marlowe & Finch Travel', own: false },
  { kind: 'team_dispute_due', person: 'Rafael Alvarez', on: { day: '2027-07-20' } },
  { kind: 'team_dispute_overdue', person: 'Rafael Alvarez', on: { day: '2027-07-20' } },
  {
    kind: 'team_commission_disputed',
    person: 'Rafael Alvarez',
    reason: 'The rent was higher.',
    on: { day: '2027-07-20' },
  },
  { kind: 'mail_stopped', address: 'ann@marchetti.example' },
]

/** One sample notification of every kind. */
export const sampleNews: readonly Notification[] = [
  ...stays.map((occasion) => ({ about: sampleStay, occasion })),
  ...others.map((occasion) => ({ about: owner, occasion })),
]

export const sampleLinks = {
  language: 'en' as Spoken,
  settingsHref: 'https://stay.example/travelers/profile/notifications',
  stopHref: (what: string) => `https://stay.example/unsubscribe/17-${what}.${'m4rk'.repeat(10)}abc`,
}

/** All notification emails in a language, by name. */
export const sampleEmailsIn = (language: Spoken): readonly (readonly [name: string, email: ComposedEmail])[] => [
  ...sampleNews.map((notified) => [notified.occasion.kind, compose(notified, { ...sampleLinks, language })] as const),
  [
    'digest',
    composeDigest(
      { firstName: 'Ann', href: 'https://stay.example/me/notifications' },
      [
        {
          subject: 'Elena Marchetti is at Marram House',
          content: '6 adults, until Fri, Jul 9, 2027.',
          href: owner.href,
        },
        { subject: 'The request of Jo Hart has lapsed', content: 'The nights are open again.', href: owner.href },
      ],
      { ...sampleLinks, language },
    ),
  ],
]
export const sampleEmails = sampleEmailsIn('en')
