import { randomUUID } from 'node:crypto'
import { type AnyEndpoint, leastPixels } from '@porchlight/contract'
import sharp from 'sharp'
import { sheetHashes } from '#modules/homes'
import type { AccessWorld } from './world.ts'

export const nameOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string => `${method} ${path}`

/** The key a friend's device holds. */
export const friendKey = 'F'.repeat(43)

/** Large enough for every use of a photo. */
export const aPicture = await sharp({
  create: { width: leastPixels.homePhoto.long, height: leastPixels.homePhoto.short, channels: 3, background: 'white' },
})
  .png()
  .toBuffer()

export const aService = {
  name: 'Groceries before you arrive',
  description: 'From your list, in the fridge when you come.',
  pricing: 'order',
  currency: 'USD',
  price: 9_500,
  leadDays: 1,
  freeDays: 2,
  retainedPercent: 50,
  offered: true,
} as const

const someAddress = {
  line1: '4 Lantern Lane',
  line2: '',
  city: 'Averil Harbor',
  state: 'NY',
  zip: '11963',
  country: 'US',
}

const aDraft = {
  slug: 'a-walk-to-the-light',
  facts: { kind: 'story' },
  texts: { en: { title: 'A walk to the light' } },
} as const

const someTexts = { en: 'Hello {guest_first_name}', es: '', fr: '', de: '' } as const

const aScheduledRule = {
  name: 'First morning',
  event: 'check_in',
  days: 1,
  time: '10:00',
  late: 'skip',
  conditions: {
    minNights: 3,
    maxNights: null,
    homeIds: [],
    languages: [],
    guestTag: null,
    brandId: null,
    season: null,
  },
  texts: someTexts,
  paused: true,
} as const

const aVendor = {
  name: 'Tidewater Plumbing',
  category: 'general',
  trade: 'Plumber',
  insuredUntil: null,
  contractUntil: null,
  homes: [],
} as const

const someDetails = {
  name: 'Marram House',
  headline: '',
  description: '',
  typeCode: 'no-such-type',
  address: '',
  lat: 40.15,
  lng: -71.45,
  sleeps: 2,
  bedrooms: 1,
  bathrooms: 1,
  maxPets: 0,
  minGuestAge: 0,
  instant: true,
  checkInTime: '16:00',
  checkOutTime: '10:00',
  amenities: [],
  honestNotes: [],
  houseRules: [],
  registration: null,
}

const someTerms = {
  commissionBasisPoints: 2_000,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
} as const
const said = (en: string) => ({ en, es: '', fr: '', de: '' })
const someCancellation = {
  name: 'Relaxed',
  tiers: [{ daysBefore: 3, refund: 100 }],
  unusedNights: 0,
  grace: null,
  feesUntilArrival: true,
  retainedFor: 'owner_and_manager',
} as const
const aSignature = { textHash: 'A'.repeat(43), signedName: 'Ada Quill', accepted: true } as const
const aTemplate = { title: 'Pool rules', body: '<p>Be kind.</p>' } as const
const signingRules = { everyOwner: true, countersigned: false, required: false, validMonths: null } as const
const aRange = { from: '2027-09-06', to: '2027-09-08', share: 500 }

/** A picture of a passport, with its holder. */
const aDocument = (): FormData => {
  const form = new FormData()
  form.append('legalName', 'Ada Quill')
  form.append('birthDate', '1980-04-01')
  form.append('file', new File([new Uint8Array(aPicture)], 'passport.png', { type: 'image/png' }))
  return form
}

/**
 * Bodies that reach the ownership check, and change as little as possible. Calls not listed here are sent an empty
 * body.
 */
const bodies = (world: AccessWorld): Record<string, object> => ({
  'PATCH account/devices/{deviceId}': { name: 'Phone' },
  'PUT profile/photo': { uploadId: 999_999 },
  // Without a license, no one becomes a broker.
  'POST profile/partner-programs': { program: 'broker' },
  'POST tastes/descriptions': { words: 'A cabin', secret: 'D'.repeat(43) },
  'POST tastes': { choices: '1_999999.1-999999.2', secret: 'T'.repeat(43) },
  'PUT tastes/{id}/owner': { secret: 'T'.repeat(43) },
  'PUT tastes/{id}/share': { share: 'S'.repeat(43), secret: null },
  'POST tastes/{id}/unsharing': { secret: null },
  'POST tastes/{id}/removal': { secret: null },
  'POST saved-searches': { query: 'adults=2', name: 'Two of us' },
  'POST account/payout-accounts': { kind: 'iban', holder: '', iban: '' },
  'POST account/payout-accounts/stripe': { portal: 'owners' },
  'POST account/foreign-status': { kind: 'w8ben' },
  'POST account/tax-form': { classification: 'individual', taxIdKind: 'ssn' },
  'POST bookings': { quoteId: world.quote.id, quoteHash: 'A'.repeat(43) },
  'POST bookings/{id}/agreement': { agreementVersion: 999, signedName: 'Ada Quill', accepted: true },
  'POST bookings/{id}/payments': { token: 'sandbox_unknown' },
  'PUT bookings/{id}/split': { backstop: 'charge', shares: [] },
  'POST bookings/{id}/split/payments': { token: 'sandbox_unknown' },
  'POST shares/{token}/payments': { token: 'sandbox_unknown' },
  'POST bookings/{id}/cancellation': { hash: 'A'.repeat(43) },
  'POST bookings/{id}/change-requests': { quoteId: world.quote.id, quoteHash: 'A'.repeat(43), hash: 'A'.repeat(43) },
  'POST change-requests/{id}/{hash}': { hash: 'A'.repeat(43) },
  'POST bookings/{id}/changes': { quoteId: world.quote.id, quoteHash: 'A'.repeat(43), hash: 'A'.repeat(43) },
  'POST bookings/{id}/changes/preview': { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 },
  'POST bookings/{id}/payment-requests': { amount: 12_000, reason: 'Late check-out' },
  'POST bookings/{id}/answer': { accept: false },
  'POST staff/bookings/{id}/scheduled-messages/{ruleId}/sending': {},
  'PUT staff/bookings/{id}/stay': { arrivalTime: '17:00', guests: [] },
  'PUT bookings/{id}/stay': { arrivalTime: '17:00', guests: [] },
  'PUT bookings/{id}/invitation': { secret: `${randomUUID()}-secret`, showsAddress: false },
  'POST invitations/{token}/friends': { firstName: 'Tove', lastName: 'Lindqvist', age: 'adult', key: friendKey },
  'POST invitations/{token}/friends/{friendId}/leaving': { key: friendKey },
  'PUT owners/properties/{id}/agreement': { agreement: null, after: 0 },
  'POST owners/properties/{id}/documents/{templateId}/signature': aSignature,
  'POST owners/properties/{id}/proofs': { kind: 'permit', title: 'Permit', fileId: 999_999, expiresOn: null },
  'POST documents/{hash}/signature': aSignature,
  'POST staff/documents': {
    templateId: 3,
    to: { who: 'person', name: 'Nora Field', email: 'nora@access.test', place: '4 Dune Road' },
    terms: null,
  },
  'POST staff/documents/preview': { body: aTemplate.body, kind: 'other' },
  'POST staff/documents/templates': { ...aTemplate, ...signingRules },
  'POST staff/documents/templates/{id}': { ...aTemplate, ...signingRules, changes: 'Shorter', after: 999 },
  'POST staff/documents/{id}/countersignature': { signedName: 'Ada Quill', accepted: true },
  'PUT owners/properties/{id}/deposit': { amount: 0 },
  'PUT owners/properties/{id}/add-ons': { addOns: [] },
  'PUT owners/properties/{id}/terms': { policy: 'firm', schedule: { atBooking: 50, daysBefore: 30 } },
  'POST staff/tax-forms/{year}/filings': { rents: 0, reason: 'Filed with the e-filing service' },
  'POST staff/partner-tax/{year}/filings': { paid: 1, reason: 'As the filing service reports it' },
  'POST owners/accountants': { name: 'Ada Quill', email: `books-${randomUUID()}@access.test` },
  'POST owners/properties/{id}/blocks/{blockId}/guests': { name: 'Ada Quill', email: 'nora@access.test' },
  'POST owners/price-raises/preview': { ...aRange, homes: [world.homeA.id] },
  'POST owners/price-raises': { ...aRange, homes: [{ id: world.homeA.id, version: 0 }] },
  'POST owners/properties/{id}/strategy': aSignature,
  'POST owners/properties/{id}/strategies': { ...aSignature, strategy: 'balanced', version: 0 },
  'POST owners/properties/{id}/prices': { change: { kind: 'seasons', seasons: [] }, version: 0 },
  'POST owners/properties/{id}/prices/preview': { change: { kind: 'seasons', seasons: [] }, version: 0 },
  'PUT owners/properties/{id}/guide': {
    guide: { directions: '', wifiName: '', sections: [] },
    doorCode: '4711',
    wifiKey: '',
  },
  'PUT owners/properties/{id}/tour': { items: [] },
  'POST owners/properties/{id}/status': { to: 'draft' },
  'PUT owners/properties/{id}/details': { details: someDetails, rooms: [] },
  'PUT owners/properties/{id}/service-level': { level: 'full' },
  'PUT owners/properties/{id}/lead-time': {
    noticeDays: 0,
    sameDayCutoffHour: 18,
    windowDays: 730,
    preparationNights: 0,
  },
  'PUT owners/properties/{id}/channels': { channels: [] },
  'PUT owners/properties/{id}/utility-fees': { fees: [] },
  'PUT owners/properties/{id}/stay-fees': {
    cleaning: { kind: 'none', name: 'Ada Quill', reason: 'The owner cleans' },
    service: { kind: 'none', name: 'Ada Quill', reason: 'The owner serves' },
  },
  'PUT owners/properties/{id}/photos': { photos: [] },
  'POST owners/properties': { name: 'Marram House', address: someAddress, pin: { lat: 40.15, lng: -71.45 } },
  'POST staff/properties': {
    name: 'Marram House',
    address: someAddress,
    pin: { lat: 40.15, lng: -71.45 },
    ownerEmail: 'nobody@access.test',
  },
  'POST staff/properties/{id}/steps': { step: 'lead-time', state: 'done', note: 'As agreed' },
  'POST staff/properties/{id}/contracts': { ...someTerms, validFrom: '2020-01-01' },
  'POST staff/properties/{id}/contracts/preview': someTerms,
  'PUT staff/properties/{id}/facts': { facts: [] },
  'PUT staff/properties/{id}/owner-stays': { nightsPerYear: null, noticeDays: 0, closed: [] },
  'PUT owners/properties/{id}/identity': { asks: false },
  'POST bookings/{id}/identity': aDocument(),
  'POST staff/identities/{id}': { tries: 1, accept: true },
  'POST staff/external-stays/{id}': { homeId: null },
  'POST concierge/orders': {
    bookingId: world.stay.id,
    serviceId: world.service.id,
    version: 1,
    on: '2027-06-08',
    people: 2,
  },
  'POST concierge/orders/{id}/cancellation': { retained: 0 },
  'POST staff/concierge/orders/{id}': { price: null },
  'POST staff/concierge/services': aService,
  'PUT staff/concierge/services/{id}': aService,
  'POST properties/{slug}/questions': { question: 'Is there a cot?' },
  'POST property-analyses': {
    name: 'Nell Voss',
    email: 'nell@voss.example',
    address: '14 Shell Lane',
    pin: { lat: 41.1, lng: -72.1 },
    bedrooms: 3,
    bathrooms: 2,
    sleeps: 6,
  },
  'PUT staff/leads/{id}/analysis': { percent: 5, note: 'New kitchen' },
  'POST quizzes/town-vibe': {
    answers: { morning: 'swim', company: 'partner', evening: 'sunset', home: 'view', rain: 'book', budget: 'middle' },
  },
  'POST quizzes/town-vibe/{id}/{hash}/lead': { name: 'Nell Voss', email: 'nell@voss.example', consent: true },
  'POST staff/campaigns': { name: 'Autumn', list: 'guests' },
  'PUT staff/campaigns/{id}': {
    name: 'Autumn',
    list: 'guests',
    topic: null,
    texts: { en: { subject: 'Autumn', text: 'Come.', action: 'See homes' } },
    path: '/book-a-property',
  },
  'POST staff/campaigns/{id}/sending': { at: null, audience: 1 },
  'POST newsletter/subscriptions': { list: 'guests', email: 'nell@voss.example' },
  'PUT newsletter/subscriptions/{token}': { topics: ['offers'], subscribed: true },
  'POST inquiries': { kind: 'contact', source: 'contact', name: 'Nell Voss', email: 'nell@voss.example' },
  'POST staff/message-templates': { name: 'Pool', texts: someTexts },
  'PUT staff/message-templates/{messageTemplateId}': { name: 'Pool', texts: someTexts },
  'POST staff/scheduled-messages': aScheduledRule,
  'PUT staff/scheduled-messages/{ruleId}': aScheduledRule,
  'POST staff/scheduled-messages/preview': { ...aScheduledRule, bookingNumber: 'PL-NONE' },
  'POST staff/bookings/{id}/scheduled-messages/{ruleId}': { skip: true },
  'PATCH staff/inbox/{kind}/{key}': { tags: ['vip'] },
  'POST staff/inbox/{kind}/{key}/notes': { text: 'Called back' },
  'POST staff/views': { page: 'inbox', name: 'Pools', filters: 'list=open&tag=pool' },
  'POST staff/operations/plan': { send: [999_999] },
  'PUT staff/report-budgets': {
    budgets: [{ town: 'saltgrass', month: '2027-07-01', rent: { amount: 5_000_000, currency: 'USD' }, nights: 40 }],
  },
  'POST staff/report-schedules': { every: 'week' },
  'POST staff/leads': { kind: 'owner', source: 'phone', name: 'Nell Voss', email: 'nell@voss.example' },
  'PATCH staff/leads/{id}': { stage: 'contacted' },
  'POST staff/leads/{id}/entries': { kind: 'note', text: 'Called back' },
  'POST staff/leads/{id}/tasks': { title: 'Call back', dueOn: '2027-02-01' },
  'PATCH staff/leads/{id}/tasks/{taskId}': { done: true },
  'POST staff/leads/{id}/conversion': { to: 'owner' },
  'POST staff/questions/{id}': { answer: 'Yes, in the hall.', shown: null },
  'POST staff/bookings/{id}/issues': { topic: 'kitchen', text: 'The kettle leaks.' },
  'POST bookings/{id}/issues': { topic: 'kitchen', text: 'The kettle leaks.' },
  'POST staff/issues/{id}': { state: 'solved', text: 'There is a new one.' },
  'POST bookings/{id}/protection': { amount: 1 },
  'PUT staff/protection': { product: null },
  'POST staff/protection/payments': { amount: { amount: 1, currency: 'USD' }, reference: 'Planted' },
  'POST bookings/{id}/deposit': { token: 'sandbox_unknown' },
  'POST bookings/{id}/card': { token: 'sandbox_unknown' },
  'POST staff/offer-previews': { homeId: world.homeA.id, arrive: '2027-12-04', depart: '2027-12-11', adults: 2 },
  'POST staff/guest-offers': {
    homeId: world.homeA.id,
    arrive: '2027-12-04',
    depart: '2027-12-11',
    adults: 2,
    guest: { kind: 'new', firstName: 'Ada', lastName: 'Quill', email: 'ada.offered@demo.porchlight.test' },
    send: [],
    expiresAt: '2027-01-20T17:00:00Z',
  },
  'POST staff/home-blocks/preview': { homes: [world.homeA.id], arrive: '2027-03-01', depart: '2027-03-03' },
  'POST staff/home-blocks': { homes: [world.homeA.id], arrive: '2027-03-01', depart: '2027-03-03', kind: 'closed' },
  'POST staff/home-blocks/undo': { blocks: [{ homeId: world.homeA.id, blockId: 999_999 }] },
  'POST staff/jobs': { kind: 'repair', homeId: world.homeA.id, title: 'Fix the gate', day: '2027-03-01' },
  'PATCH staff/jobs/{id}': { note: 'By the side door.' },
  'POST staff/jobs/{id}/moves': { move: 'start' },
  'POST staff/jobs/{id}/vendor-exceptions': { vendorId: world.vendorId, reason: 'The renewal is in the mail.' },
  'PUT staff/jobs/{id}/record': { checklist: [], before: [], after: [], found: '' },
  'POST staff/jobs/{id}/bids': {
    vendorId: null,
    lines: [{ kind: 'labor', what: 'Two hours', cost: 9_000, markup: 1_000 }],
  },
  'POST staff/jobs/{id}/bills': { vendorId: world.vendorId, number: '118', cost: 9_000, markup: 0, fileId: 999_999 },
  'POST staff/bills/{id}/decision': { charge: true },
  'POST staff/jobs/{id}/order': { bidId: 999_999 },
  'PUT staff/properties/{id}/approval-limit': { amount: 40_000, from: '2027-06-01' },
  'POST owners/jobs/{id}/answer': { bidId: 999_999, answer: 'approve', amount: 9_900 },
  'POST owners/properties/{id}/issues': { topic: 'kitchen', text: 'The kettle leaks.' },
  'POST staff/vendors': aVendor,
  'PUT staff/vendors/{id}': { ...aVendor, homes: [world.homeA.id] },
  'POST staff/vendors/{id}/retirement': { retired: false },
  'POST bookings/{id}/claims': {
    items: [{ what: 'A lamp', amount: 9_000, pairs: [{ before: null, after: 1 }] }],
    text: 'It was whole before.',
  },
  'POST claims/{id}/answer': { amount: 0, text: 'It was like that.' },
  'POST claims/{id}/acceptance': { amount: 0 },
  'POST claims/{id}/escalation': {},
  'POST claims/{id}/withdrawal': {},
  'POST staff/claims/{id}/decision': { amount: 0, text: 'Wear and tear.' },
  'POST staff/claims/{id}/time': { answerBy: '2027-01-01T12:00:00.000Z' },
  'POST bookings/{id}/reviews': { rating: 5, text: 'A home that smelled of the sea, all week.' },
  'POST bookings/{id}/reviews/answer': { text: 'Come again.' },
  'POST bookings/{id}/feedback': { text: 'The lamp on the porch is out.' },
  'POST staff/bookings/{id}/conversation': { text: 'You may.' },
  'POST staff/bookings/{id}/todos': { text: 'Name the sixth guest' },
  'PATCH staff/bookings/{id}/todos/{todoId}': { done: true },
  'POST staff/bookings/{id}/notes': { text: 'Use the blue bedding.' },
  'PATCH staff/bookings/{id}/tags': { add: ['Late arrival'] },
  'POST conversations/{about}': { text: 'May we come at noon?' },
  'POST conversations/{about}/read': { upTo: 1 },
  'POST staff/conversations/{id}': { text: 'You may.' },
  'POST staff/conversations/{id}/read': { upTo: 1 },
  'POST staff/received/{receivedId}/link': { personId: 1 },
  'POST staff/reviews/{id}/moderation': { hide: true, reason: 'names a neighbor' },
  'POST staff/feedback/{id}/handling': { note: 'answered' },
  'POST owners/properties/{id}/wordings': {
    language: 'es',
    wordings: [{ source: 'nowhere', text: 'en ninguna parte' }],
  },
  'POST owners/properties/{id}/blocks': { from: '2026-01-01', to: '2026-01-02' },
  'POST owners/properties/{id}/feeds': { name: 'Other', url: 'https://127.0.0.1/one.ics' },
  'PUT staff/accounts/{id}/roles': { roles: ['traveler'], reason: 'asked for' },
  'PUT staff/accounts/{id}/limits': {
    limits: [{ name: 'refund', value: 200 }],
    reason: 'new at the front desk',
  },
  'PUT staff/accounts/{id}/start-page': { page: null },
  'PUT staff/accounts/{id}/permissions': { permissions: [], reason: 'asked for' },
  'POST staff/accounts/{id}/temporary-password': { reason: 'asked for' },
  'POST staff/accounts/{id}/expire-password': { reason: 'asked for' },
  'POST staff/accounts/{id}/impersonation': { reason: 'asked for' },
  'POST staff/api-keys/{keyId}/revocation': { reason: 'no longer needed' },
  'POST staff/listing-imports/preview': { text: 'ref,name,town,lat,lng\n', timeZone: 'America/New_York' },
  'POST staff/listing-imports': { text: 'ref,name,town,lat,lng\n', timeZone: 'America/New_York' },
  'POST staff/properties/{id}/links/preview': { partIds: [] },
  'PUT staff/properties/{id}/links': { partIds: [] },
  'POST staff/properties/{id}/copies': { name: 'Marram Cottage', parts: ['rooms'] },
  'POST staff/properties/{id}/ownership': {
    from: '2027-06-01',
    shares: [{ email: 'nobody@access.test', basisPoints: 10_000 }],
    reason: 'Sold to a new owner',
  },
  'POST staff/people': {
    email: `invited-${randomUUID()}@access.test`,
    firstName: 'Ada',
    lastName: 'Quill',
    roles: ['owner'],
  },
  'POST staff/people/{id}/merges': { mergedId: 999_999, reason: 'the same person twice' },
  'PUT staff/people/{id}/contact': { firstName: 'Ada', lastName: 'Quill', phone: '', language: 'en' },
  'POST staff/people/{id}/conversation': { text: 'Your key is ready.' },
  'PATCH staff/people/{id}/tags': { add: ['VIP'] },
  'POST staff/people/{id}/notes': { text: 'Prefers to be called.' },
  'POST staff/people/{id}/files': { uploadIds: [999_999] },
  'PUT staff/people/{id}/do-not-rent': { reason: 'broke the house rules' },
  'POST staff/people/{id}/do-not-rent/removal': { reason: 'a mix-up of names' },
  'POST staff/accounts/{id}/deactivation': { reason: 'left the company' },
  'POST staff/accounts/{id}/reactivation': { reason: 'came back' },
  'POST account-invitations/view': { secret: 'S'.repeat(43) },
  'POST account-invitations/acceptance': {
    secret: 'S'.repeat(43),
    password: 'a lamp on the porch 7',
    confirmPassword: 'a lamp on the porch 7',
  },
  'PUT staff/partners/{code}': { email: 'agent@access.test', program: 'travel-agent', rate: 1_000 },
  'POST content/openings/{slug}/applications': {
    name: 'Nell Voss',
    email: 'nell@voss.example',
    message: 'I have led a crew for six years.',
  },
  'POST staff/content': { draft: aDraft },
  'PUT staff/content/{id}': { draft: aDraft, base: 1 },
  'POST staff/content/{id}/state': { to: 'draft' },
  'POST staff/content-render': { draft: aDraft, language: 'en' },
  'PUT staff/content-settings': { topics: [], authors: [], ownAudience: null, footer: null, header: [], version: 0 },
  'POST staff/content-images': { uploadId: 999_999, alt: 'A porch in the evening' },
  'POST search-alerts': { email: 'ada@example.com', query: 'adults=2', name: 'Anywhere' },
  'PUT search-alerts/{token}': { on: false },
  'POST favorite-lists': { email: 'ada@example.com', homeIds: [world.homeA.id] },
  'PUT favorite-lists/{token}': { on: true },
  'POST staff/hosts': { role: 'concierge', name: 'Tomas Reyes' },
  'PUT staff/hosts/{id}': { role: 'concierge', name: 'Tomas Reyes' },
  'PUT staff/boutiques/{slug}': { name: 'Nowhere', line: 'No house', homeIds: [999_999] },
  'POST staff/links': { target: { kind: 'search', query: 'adults=2' } },
  'POST staff/deposits/defaults/preview': { change: { group: null, currency: 'USD', amount: 100_000 } },
  'POST staff/deposits/defaults': {
    change: { group: null, currency: 'CHF', amount: 100_000 },
    reason: 'Agreed with our insurer',
  },
  'POST staff/properties/{id}/scheduled-messages/{ruleId}': { leaveOut: true },
  'PUT staff/accounts/{id}/home-limits': { groups: [], reason: 'Works with all homes' },
  'POST staff/home-defaults/preview': { change: { kind: 'remove', group: null, setting: 'max_pets' } },
  'POST staff/home-defaults': {
    change: { kind: 'set', group: null, to: { setting: 'checklist_inspection', value: ['Try every lock'] } },
    reason: 'Agreed with our inspectors',
  },
  'POST staff/home-groups/preview': { change: { kind: 'archive', group: 999_999 } },
  'POST staff/home-groups': {
    change: { kind: 'create', group: 'tag', name: 'Planted', area: null, homes: [] },
    reason: 'Homes with a boardwalk',
  },
  'POST staff/fees/preview': { change: { kind: 'end', fee: 999_999, on: '2027-06-01' } },
  'PUT staff/service-levels': {
    version: 0,
    offer: {
      inclusions: [{ id: 'photos', label: said('Photos') }],
      levels: [
        {
          code: 'full',
          name: said('Full service'),
          description: said('We run the home'),
          commissionBasisPoints: 2_500,
          active: true,
          arrangements: { photos: 'included' },
        },
      ],
    },
    reason: 'The levels we agreed on',
  },
  'POST staff/cancellation-policies': someCancellation,
  'PUT staff/cancellation-policies/{id}': { policy: someCancellation, archived: false },
  'POST staff/fees': {
    change: { kind: 'none', code: 'cleaning', name: 'Ada Quill' },
    reason: 'Owners clean their homes themselves',
  },
  'POST staff/taxes/preview': { change: { kind: 'end', tax: 999_999, on: '2027-06-01' } },
  'POST staff/taxes': {
    change: { kind: 'none', area: { kind: 'country', area: 'ZZ' }, name: 'Ada Quill' },
    reason: 'The country levies none',
  },
  'PUT staff/promos/{code}': { label: 'Planted', worth: { kind: 'percent', amount: 500 } },
  'POST properties/{id}/offer-previews': { arrive: '2027-10-02', depart: '2027-10-09', adults: 2 },
  'POST properties/{id}/offers': {
    arrive: '2027-10-02',
    depart: '2027-10-09',
    adults: 2,
    expiresAt: '2027-01-20T17:00:00Z',
  },
  'POST staff/bookings/{id}/refund-previews': { lines: [{ line: 'nights', amount: 100 }] },
  'POST staff/bookings/{id}/refunds': {
    lines: [{ line: 'nights', amount: 100 }],
    reason: 'The boiler broke for a day',
    hash: 'R'.repeat(64),
  },
  'POST staff/offers/{id}/deliveries': { by: 'email' },
  'POST partners/offer-sets': { offerIds: [999_998, 999_999], message: '' },
  'POST partners/offers': {
    quoteId: 999_999,
    quoteHash: 'Q'.repeat(43),
    guest: { firstName: 'Ada', lastName: 'Quill', email: 'ada@demo.porchlight.test' },
  },
  'POST staff/offer-sets': { offerIds: [999_998, 999_999] },
  'POST staff/agreements/{type}/review': { version: 1, reviewer: 'Reed & Reed LLP', reviewedOn: '2027-01-15' },
  'POST staff/agreements/{type}/preview': { title: 'Terms of use', body: '<p>Be kind.</p>' },
  'POST staff/agreements/{type}': {
    title: 'Terms of use',
    body: '<p>Be kind.</p>',
    changes: 'Shorter',
    acceptAgain: false,
    from: null,
    after: 999,
  },
  'POST staff/trust/own-money': { amount: { amount: 100, currency: 'USD' }, reference: 'Wire 118' },
  'PUT staff/company': {
    legalName: 'Porchlight Homes LLC',
    entityType: 'llc',
    address: someAddress,
    timeZone: 'America/New_York',
    currency: 'USD',
    reason: 'moved to a new office',
  },
  'PUT staff/analytics': {
    policy: 'everywhere',
    ga4: { measurementId: '' },
    meta: { pixelId: '' },
    webhook: { url: 'http://127.0.0.1:9/events', secret: 'signing secret' },
  },
  'PUT staff/connections/mail': {
    host: '127.0.0.1',
    port: 9,
    security: 'none',
    fromName: 'Cove',
    fromEmail: 'stay@cove.example',
  },
  'PUT staff/connections/incoming': {
    via: 'imap',
    address: 'stay@cove.example',
    plus: true,
    mailbox: { host: '127.0.0.1', port: 9, security: 'none', user: 'stay', password: 'secret' },
  },
  'PUT staff/connections/assistant': { via: 'openai', url: 'http://127.0.0.1:9/v1', model: 'local', dailyLimit: 10 },
  // Rejected for what is missing, before anyone asks Stripe.
  'PUT staff/connections/payments': { publishableKey: 'pk_test_key' },
  'POST staff/launch/sample/remove': { confirm: 'REMOVE' },
  'PUT staff/connections/bank': {
    trust: { bank: 'First Bank', routing: '021000021', account: '000123456789' },
    operating: null,
    achCompanyId: '1123456789',
    reason: 'moved to another bank',
  },
  'POST staff/connections/{kind}/remove': { reason: 'moved to another bank' },
  'PUT staff/brands/{brandId}': {
    name: 'Cove',
    contactEmail: 'stay@cove.example',
    contactPhone: '+1 631 555 0140',
    theme: 'light',
    reason: 'moved to a new office',
  },
  'POST staff/transfers': { currency: 'USD', amount: 1 },
  'POST staff/transfers/{transferId}/send': { on: '2027-01-01', reference: 'Wire 118' },
  'POST staff/transfers/{transferId}/settle': { on: '2027-01-01' },
  'POST staff/transfers/{transferId}/cancel': { reason: 'The bank sent it back' },
  'POST staff/closing/bank': { year: 2020, quarter: 1, balance: { amount: 0, currency: 'USD' } },
  'POST staff/closing': { year: 2020, quarter: 1 },
  'POST owners/properties/{id}/programs/{programId}/enrolment': { from: '2027-01-10' },
  'POST owners/properties/{id}/programs/{programId}/end': { until: '2027-01-10' },
  'POST staff/programs': {
    id: null,
    name: 'Garden',
    summary: 'All year',
    included: ['Lawn'],
    price: { amount: 1, currency: 'USD' },
    per: 'month',
    months: [1],
    visits: 1,
    offered: false,
  },
  'POST staff/owner-invoices/{number}/receipts': { amount: 1, receivedOn: '2027-01-01', reference: 'Wire' },
  'POST staff/vendor-bills/{id}/payment': { paidOn: '2027-01-01', reference: 'Wire' },
  'POST partners/applications/{program}': { note: 'We now have a license' },
  'PUT partners/licenses/{state}': { number: '10401234567', expiresOn: '2029-12-31' },
  'POST partners/home-referrals': {
    ownerName: 'Maud Ferris',
    ownerEmail: 'maud@example.com',
    address: '9 Ferry Road',
    city: 'Averil Harbor',
    region: 'NY',
    consent: true,
  },
  'PUT partners/postback': { url: 'https://partner.example/hooks' },
  'PUT partners/agency': { name: 'Marlowe & Finch Travel' },
  'POST partners/agency/agents': { email: 'iris@example.com' },
  'POST partners/agency/invoices': { offerId: world.ofPartner.offerId, fee: 15_000, feeLabel: 'Travel planning fee' },
  'POST partners/agency/invoices/{invoiceId}/void': { reason: 'Wrong client' },
  'POST partners/agency/invitations/{agencyId}': { accept: false },
  'POST partners/invitations': { name: 'Otis Hale', email: 'otis@example.com', program: 'affiliate' },
  'POST partner-agreements/{agreementId}/{hash}/signature': { version: 1, signedName: 'Ada Quill', accepted: true },
  'POST staff/partner-applications/{applicationId}/decision': { decision: 'reject', reason: 'Not in this state' },
  'POST staff/home-referrals/{referralId}': { state: 'contacted' },
  'POST partners/claims': { number: 'PL-1', lastName: 'Wren', reason: 'I sent them the link in May' },
  'POST partners/commissions/{commissionId}/dispute': { reason: 'The rent of this stay was higher' },
  'POST staff/commissions': {
    email: 'nobody@example.com',
    amount: 100,
    currency: 'USD',
    note: 'Bonus',
    fileId: 999_999,
  },
  'POST staff/partner-debts': {
    partnerId: 999_999,
    kind: 'write_off',
    amount: 100,
    currency: 'USD',
    reason: 'The partner is insolvent',
  },
  'POST staff/partner-debts/{settlementId}/undo': { reason: 'Recorded for the wrong partner' },
  'POST staff/commissions/approve': { commissionIds: [999_999], reason: 'Checked against the booking' },
  'POST staff/commissions/{commissionId}/license': { reason: 'The register shows it was good' },
  'POST staff/commissions/{commissionId}/reverse': { reason: 'Booked by the partner themselves' },
  'POST staff/attribution-conflicts/{bookingId}/decision': {
    code: 'some-partner',
    reason: 'They sent the guest first',
  },
  'POST staff/own-stay-reviews/{bookingId}/decision': { isOwn: false, reason: 'They only share an office phone' },
  'POST staff/commissions/{commissionId}/dispute': { answer: 'The rent is right', upheld: false },
  'POST staff/partner-programs': { program: 'broker', validFrom: '2030-01-01', bearer: 'manager', rate: 800 },
  'POST staff/partner-attribution-terms': {
    validFrom: '2030-01-01',
    agentDays: 90,
    brokerDays: 90,
    referralDays: 90,
    affiliateDays: 30,
    rebookingDays: 30,
    disputeDays: 60,
    answerDays: 10,
  },
  'POST staff/partner-shares': {
    validFrom: '2030-01-01',
    homeRate: 200,
    homeMonths: 24,
    invitationRate: 1_000,
    invitationMonths: 12,
    agreementMonths: 24,
  },
  'POST staff/partner-payouts/runs': { currency: 'USD', payees: [{ partnerId: 999_999 }] },
  'POST staff/partner-payouts/runs/{runId}/return': { number: 'ABC-123', reason: 'R03 no account' },
  'PUT staff/payout-schedule': { schedule: { every: 'month', days: [5] }, reason: 'Owners are paid monthly' },
  'POST staff/payout-runs': { currency: 'USD', payees: [{ ownerId: 999_999, amount: 1 }] },
  'POST staff/approvals/{approvalId}/decline': { reason: 'The invoice says otherwise' },
  'POST staff/payout-runs/{runId}/payouts/{payoutId}/return': { reason: 'R03 no account' },
  'POST staff/refunds/{id}/other-means': { proof: 'a check' },
  'POST staff/bookings/{id}/received-payments': {
    method: 'check',
    amount: 5_000,
    receivedOn: '2026-11-20',
    reference: '1042',
  },
  'POST staff/received-payments/{id}/deposit': { depositedOn: '2026-11-21' },
  'POST staff/received-payments/{id}/reversal': { why: 'returned', reason: 'The bank returned the check' },
})

const queries = (world: AccessWorld): Record<string, string> => ({
  'GET partners/earnings': 'stays=999999_2027-07-02_2027-07-09',
  'GET tastes/reading': 'choices=1_999999.1-999999.2',
  'GET staff/tax-forms/file': 'year=2026',
  'GET staff/partner-tax/1042-s-file': 'year=2026',
  'GET staff/partner-tax/file': 'year=2026',
  'GET staff/partner-report': 'from=2027-02-01&to=2027-03-01',
  'GET staff/reports': 'from=2027-02-01&to=2027-03-01',
  'GET staff/report-stays': 'from=2027-02-01&to=2027-03-01',
  'GET staff/report-budgets': 'year=2027',
  'GET owners/properties/{id}/own-stay-cost': 'from=2027-06-01&to=2027-06-04',
  'GET owners/accounting/statement-of-days': 'start=2027-01-01&end=2027-02-10',
  'GET owners/accounting/supporting-documents': 'start=2027-01-01&end=2027-02-10',
  'GET staff/owners/{id}/supporting-documents': 'start=2027-01-01&end=2027-02-10',
  'GET search/match': 'q=harbor',
  'GET properties/{id}/preview': `hash=${world.previewHash}`,
  'GET properties/{id}/sheet': `hash=${sheetHashes(world).hash}`,
  'GET properties/{id}/calendar': 'from=2027-03-01&to=2027-03-10',
  'GET owners/properties/{id}/prices': 'from=2027-07-01&to=2027-07-31',
  'GET owners/properties/{id}/calendar': 'from=2027-03-01&to=2027-03-10',
  'GET owners/calendar': `from=2027-03-01&to=2027-03-10&homes=${world.homeA.id}`,
  'GET staff/calendar/nights': `from=2027-03-01&to=2027-03-10&homes=${world.homeA.id}`,
  'GET owners/calendar/claims': `from=2027-03-01&to=2027-03-10&homes=${world.homeA.id}`,
})

const nobody = '00000000-0000-4000-8000-000000000000'

/** The value for each path parameter. Objects a call may use up are recreated. */
const standsFor = async (name: string, path: string, world: AccessWorld): Promise<string | number> => {
  switch (name) {
    case 'slug':
      return world.homeA.slug
    case 'hash':
      if (path.startsWith('documents')) return (await world.things.document()).secret
      if (path.startsWith('payment-requests')) return world.paymentRequest.hash
      if (path.startsWith('offer')) return path.startsWith('offers/') ? world.offer.hash : world.offerSet.hash
      return path.includes('booking-us-open') ? world.agreementLink.hash : world.quote.hash
    case 'token':
      if (path.startsWith('tastes')) return 'T'.repeat(43)
      if (path.startsWith('accountant-') || path.startsWith('owner-stays')) return 'L'.repeat(43)
      return path.startsWith('shares') ? (await world.things.share()).secret : world.things.invitation()
    case 'shareId':
      return (await world.things.share()).id
    case 'friendId':
      return world.things.friend()
    case 'name':
      return path.includes('collections') ? 'owner-bookings' : 'owner-today'
    case 'code':
      return 'PLANTED'
    case 'link':
      return 'zzzzzzzz'
    case 'number':
      if (path.startsWith('partners')) return world.ofPartner.invoice()
      return path.startsWith('receipts') ? `PAY-${world.paymentId}` : world.invoiceNumber
    case 'bookingId':
      return world.agreementLink.bookingId
    case 'about':
      return world.stay.id
    case 'brandId':
      return 'cove'
    case 'type':
      return 'terms'
    case 'program':
      return 'referral'
    case 'state':
      return 'NY'
    case 'year':
      return 2027
    case 'quarter':
      return 1
    case 'key':
      if (path.startsWith('staff/inbox')) return '999999'
      return path.startsWith('lookups') ? 'vendor-tags' : nobody
    case 'kind':
      if (path.startsWith('staff/inbox')) return 'message'
      return path.startsWith('staff/connections') ? 'mail' : 'destination'
    case 'offerId':
      return path.startsWith('partners') ? world.ofPartner.offerId : 999_999
    case 'commissionId':
      return path.startsWith('partners') ? world.ofPartner.commission() : 999_999
    case 'invoiceId':
      return world.ofPartner.clientInvoice()
    case 'agencyId':
      return world.ofPartner.agencyId
    case 'accountId':
      return path.startsWith('partners') ? world.ofPartner.member : 999_999
    case 'failureId':
      return nobody
    case 'todoId':
    case 'challengeId':
      return 999_999
    case 'receivedId':
    case 'requestId':
    case 'taxId':
    case 'feeId':
    case 'feedId':
    case 'taskId':
    case 'changeId':
      return 999_999
    case 'runId':
    case 'transferId':
    case 'approvalId':
    case 'payoutId':
    case 'documentId':
    case 'guestId':
    case 'proofId':
    case 'applicationId':
    case 'licenseId':
    case 'referralId':
    case 'settlementId':
    case 'quoteId':
    case 'agreementId':
      return 999_999
    case 'templateId':
      return (await world.things.document()).templateId
    case 'programId':
      return world.things.program()
    case 'raiseId':
      return world.things.raise()
    case 'cardId':
    case 'viewId':
    case 'ruleId':
    case 'messageTemplateId':
      return 999_999
    case 'otherId':
      return world.subject
    case 'noteId':
    case 'uploadId':
      return 999_999
    case 'paymentId':
      return world.paymentId
    case 'sessionId':
      return world.things.session()
    case 'deviceId':
      return world.things.device()
    case 'passkeyId':
      return world.things.passkey()
    case 'keyId':
      return world.things.key()
    case 'payoutAccountId':
      return world.things.payoutAccount()
    case 'blockId':
      return world.things.block()
    case 'strategy':
      return 'balanced'
    case 'id':
      return idIn(path, world)
    default:
      throw new Error(`nothing stands for {${name}} of ${path} yet`)
  }
}

const ids: readonly [string, (world: AccessWorld) => Promise<string | number> | string | number][] = [
  ['staff/accounts', ({ subject }) => subject],
  ['staff/people', ({ subject }) => subject],
  ['staff/owners', ({ ownerA }) => ownerA],
  ['accountants/owners', ({ ownerA }) => ownerA],
  ['owners/accountants', () => 999_999],
  ['staff/refunds', () => 999_999],
  ['staff/jobs', ({ things }) => things.job()],
  ['owners/jobs', ({ things }) => things.job()],
  ['staff/bills', () => 999_999],
  ['staff/vendor-bills', () => 999_999],
  ['staff/vendors', ({ vendorId }) => vendorId],
  ['owners/vendors', ({ vendorId }) => vendorId],
  ['owners/offers', ({ offer }) => offer.id],
  ['staff/offers', () => 999_999],
  ['owners/issues', ({ issueId }) => issueId],
  ['owners/properties', ({ homeA }) => homeA.id],
  ['staff/properties', ({ homeA }) => homeA.id],
  ['staff/documents/templates', () => 1],
  ['staff/documents', async ({ things }) => (await things.document()).id],
  ['favorites', ({ homeA }) => homeA.id],
  ['favorite-lists', ({ homeA }) => homeA.id],
  ['saved-searches', ({ things }) => things.search()],
  ['tastes', ({ things }) => things.taste()],
  ['properties', ({ homeA }) => homeA.id],
  ['staff/bookings', ({ stay }) => stay.id],
  ['owners/bookings', ({ stay }) => stay.id],
  ['bookings', ({ stay }) => stay.id],
  ['staff/reviews', () => 999_999],
  ['staff/external-stays', () => 999_999],
  ['staff/concierge/orders', () => 999_999],
  ['staff/concierge/services', () => 999_999],
  ['staff/claims', () => 999_999],
  ['staff/received-payments', () => 999_999],
  ['staff/issues', () => 999_999],
  ['staff/hosts', () => 999_999],
  ['staff/identities', () => 999_999],
  ['staff/questions', () => 999_999],
  ['staff/leads', () => 999_999],
  ['staff/campaigns', () => 999_999],
  ['staff/report-schedules', () => 999_999],
  ['staff/content', () => 999_999],
  ['staff/cancellation-policies', () => 999_999],
  ['property-analyses', () => 999_999],
  ['quizzes/town-vibe', () => 999_999],
  ['claims', ({ claimId }) => claimId],
  ['concierge/orders', ({ things }) => things.order()],
  ['staff/conversations', () => 999_999],
  ['staff/feedback', () => 999_999],
  ['change-requests', () => 999_999],
  ['payment-requests', ({ paymentRequest }) => paymentRequest.id],
  ['offers', ({ offer }) => offer.id],
  ['offer-sets', ({ offerSet }) => offerSet.id],
  ['quotes', ({ quote }) => quote.id],
  ['my-agreements', ({ agreementId }) => agreementId],
  ['notifications', ({ things }) => things.notice()],
]

const idIn = async (path: string, world: AccessWorld): Promise<string | number> => {
  const known = ids.find(([start]) => path.startsWith(`${start}/`))
  if (!known) throw new Error(`nothing stands for {id} of ${path} yet`)
  return known[1](world)
}

/** A request for this call about the guest's and owner A's objects. */
export const requestOf = async (endpoint: AnyEndpoint, world: AccessWorld) => {
  const name = nameOf(endpoint)
  let path = endpoint.path
  for (const [part, parameter = ''] of endpoint.path.matchAll(/\{(\w+)\}/g))
    path = path.replace(part, encodeURIComponent(await standsFor(parameter, endpoint.path, world)))
  if (endpoint.path.startsWith('partners/')) await world.ofPartner.restoreAgency()
  const query = queries(world)[name]
  const empty = endpoint.form ? new FormData() : endpoint.body ? {} : undefined
  const body = bodies(world)[name] ?? empty
  return {
    method: endpoint.method,
    path: query ? `${path}?${query}` : path,
    ...(body !== undefined && { body }),
  }
}
