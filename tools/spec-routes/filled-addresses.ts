import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { saveBoutique } from '../../apps/server/src/modules/boutiques/index.ts'
import { createDocument, moveDocument, saveSettings } from '../../apps/server/src/modules/content/index.ts'
import { sheetHashes } from '../../apps/server/src/modules/homes/index.ts'
import { makeShortLink } from '../../apps/server/src/modules/links/index.ts'
import type { AccessWorld } from '../../apps/server/src/testing/access/world.ts'
import { a } from '../../apps/server/src/testing/builders.ts'
import type { TestApp } from '../../apps/server/src/testing/harness.ts'
import { contentDraft } from '../../packages/contract/src/content.ts'
import { routeAt } from '../../packages/contract/src/routes/index.ts'

type Params = Readonly<Record<string, string | number>>
/** Fills in a screen's address with existing records. */
export type Fill = (id: string, example: string) => Promise<string>

const boutiques = [
  { slug: 'canoe-place', site: 'Canoe Place' },
  { slug: 'the-drake-inn', site: 'The Drake Inn' },
]

const segmentsFilled = (example: string, from: Readonly<Record<string, string | undefined>>, by: Params): string => {
  const left = new Map(Object.entries(from).filter(([name, value]) => value !== undefined && name in by))
  return example
    .split('/')
    .map((segment) => {
      const [name] = [...left].find(([, value]) => value === segment) ?? []
      if (name === undefined) return segment
      left.delete(name)
      return String(by[name])
    })
    .join('/')
}

/** An invoice to an owner whose account has a negative balance. */
const invoiceTo = async (t: TestApp, ownerId: number): Promise<string> => {
  const client = new pg.Client(t.connection)
  await client.connect()
  const document = {
    owner: { name: 'Ada Quill', email: '' },
    seller: { name: '', address: '', email: '', phone: '' },
    lines: [],
  }
  const { rows } = await client.query(
    `insert into dues.invoice (serial, owner_id, year, quarter, currency, total_minor, issued_on, due_on, issued_at, document)
     values (1, $1, 2026, 4, 'USD', 9000, '2027-01-02', '2027-02-01', '2027-01-02T12:00:00Z', $2) returning number`,
    [ownerId, document],
  )
  await client.end()
  return rows[0].number
}

/** An invoice of a partner whose commission is being paid. */
const invoiceOf = async (t: TestApp, partnerId: number): Promise<string> => {
  const client = new pg.Client(t.connection)
  await client.connect()
  const { rows } = await client.query(
    `insert into commissions.payout_run (currency, note, state, prepared_at) values ('USD', '', 'approved', now()) returning id`,
  )
  const document = { seller: { name: 'Ada Quill', email: '' }, buyer: { name: '', email: '', address: '' }, lines: [] }
  await client.query(
    `insert into commissions.invoice (number, partner_id, run_id, currency, gross_minor, recovered_minor, withheld_minor,
       net_minor, payout_account_id, account_ending, document, state, issued_on)
     values ('ABC-123', $1, $2, 'USD', 9000, 0, 0, 9000, 1, '6789', $3, 'open', '2027-01-02')`,
    [partnerId, rows[0].id, document],
  )
  await client.end()
  return 'ABC-123'
}

/** An agreement a partner still has to sign. */
const agreementFor = async (t: TestApp, partnerId: number): Promise<{ agreementId: number; hash: string }> => {
  const secret = 'P'.repeat(32)
  const client = new pg.Client(t.connection)
  await client.connect()
  const { rows } = await client.query(
    `with application as (
       insert into partners.application (account_id, program, state, business_name, submitted_at, changed_at)
       values ($1, 'travel-agent', 'agreement_sent', 'Marlowe & Finch Travel', now(), now())
       on conflict (account_id, program) do update set state = 'agreement_sent' returning id
     )
     insert into partners.agreement
       (application_id, account_id, secret_hash, secret, version, title, html, text_hash, sent_at, expires_at)
     select id, $1, $2, '', 1, 'Partnership program agreement', '<p>Terms</p>', 'x', now(), '2100-01-01' from application
     returning id`,
    [partnerId, createHash('sha256').update(secret).digest('base64url')],
  )
  await client.end()
  return { agreementId: Number(rows[0].id), hash: secret }
}

/** Creates one of everything the specification's screens are about. */
export const addressFiller = async (t: TestApp, world: AccessWorld, partnerId: number): Promise<Fill> => {
  const { homeA, stay, guest, ownerA, offer, offerSet, things } = world
  const askingHome = await t.write((ctx) => a.pricedHome(ctx, { ownerId: ownerA, instant: false }))
  const searchedStay = { arrive: '2027-09-04', depart: '2027-09-11', adults: 2 }
  const guestHere = await world.session(guest)
  const quoted = await guestHere.raw({ method: 'POST', path: `properties/${askingHome.id}/quotes`, body: searchedStay })
  const { id: quoteId, hash: quoteHash } = quoted.body.results.quote as { id: number; hash: string }
  const requested = await guestHere.raw({ method: 'POST', path: 'bookings', body: { quoteId, quoteHash } })
  const request = requested.body.results.booking as { id: number }
  await t.write(async (ctx) => {
    for (const { slug, site } of boutiques)
      await saveBoutique(ctx, {
        slug,
        site,
        name: 'By the water',
        line: 'Two inns',
        text: '',
        theme: null,
        shown: true,
        homeIds: [homeA.id],
      })
  })
  await t.write(async (ctx) => {
    const slug = 'sea-view-house'
    await saveSettings(
      ctx,
      {
        topics: [{ slug, names: { en: 'Sea views' }, position: 1 }],
        authors: [],
        ownAudience: null,
        footer: null,
        header: [],
        version: 0,
      },
      { by: null },
    )
    const id = await createDocument(
      ctx,
      contentDraft.parse({
        slug,
        facts: { kind: 'story' },
        topics: [slug],
        texts: {
          en: {
            title: 'A home with a sea view',
            summary: 'What the windows show, hour by hour.',
            body: [{ type: 'heading', level: 2, text: 'At six' }],
          },
        },
      }),
      { by: ownerA },
    )
    await moveDocument(ctx, id, { to: 'published' })
  })
  const link = await t.write((ctx) =>
    makeShortLink(ctx, { target: { kind: 'home', homeId: homeA.id }, partner: null, note: '', by: ownerA }),
  )
  const taste = await things.taste()
  const share = `S${randomUUID()}`.padEnd(43, 'S')
  await guestHere.raw({ method: 'PUT', path: `tastes/${taste}/share`, body: { share, secret: null } })
  const document = await things.document()
  const { hash: sheetHash, addressHash } = sheetHashes(homeA)
  const ownerInvoice = await invoiceTo(t, ownerA)

  const analyzed = await guestHere.raw({
    method: 'POST',
    path: 'property-analyses',
    body: {
      name: 'Nell Voss',
      email: 'nell@voss.example',
      address: '999 Nowhere Road',
      pin: { lat: 41.1, lng: -72.1 },
      bedrooms: 3,
      bathrooms: 2,
      sleeps: 6,
    },
  })
  const analysis = analyzed.body.results as { id: number; hash: string }
  const answers = {
    morning: 'swim',
    company: 'partner',
    evening: 'sunset',
    home: 'view',
    rain: 'book',
    budget: 'middle',
  }
  const taken = await guestHere.raw({ method: 'POST', path: 'quizzes/town-vibe', body: { answers } })
  const quiz = taken.body.results as { id: number; hash: string }

  const own: Readonly<Record<string, Params>> = {
    'property-analysis-result': { analysisId: analysis.id, hash: analysis.hash },
    'town-vibe-quiz': { quizId: quiz.id },
    'town-vibe-quiz-results': { quizId: quiz.id, hash: quiz.hash },
    'terms-booking-us-open': world.agreementLink,
    property: { slug: homeA.slug },
    'widget-home': { slug: homeA.slug },
    'preview-property': { hash: world.previewHash },
    'similar-properties': { slug: homeA.slug },
    'property-qr': { hash: link },
    'offline-property': { hash: sheetHash, addresHash: addressHash },
    offer: { offerId: offer.id, hash: offer.hash },
    'offer-book': { offerId: offer.id, hash: offer.hash },
    'offer-book-payment': { offerId: offer.id, hash: offer.hash },
    'offers-set': { offerSetId: offerSet.id, hash: offerSet.hash },
    'aesthetic-profile-result': { id: taste },
    'aesthetic-profile-share': { id: taste, hash: share },
    'owners-document': { templateId: document.templateId },
    'owners-accounting-invoice': { invoiceNumber: ownerInvoice },
    'partners-agreement': await agreementFor(t, ownerA),
    'partners-accounting-invoice': { invoiceNumber: await invoiceOf(t, partnerId) },
    'owners-booking-requested': { bookingId: request.id },
    'owners-inquiry': { offerId: offer.id },
    'owners-maintenance-job': { jobId: await things.job() },
    'owners-maintenance-issue': { issueId: world.issueId },
    'owners-maintenance-owner-program': { programId: await things.program() },
    'owners-vendor': { vendorId: world.vendorId },
    'owners-home-vision-application': { applicationId: document.id },
    'owners-us-open-addendum': { listingId: homeA.id, hash: document.secret },
    'travelers-accounting-invoice': { invoiceNumber: world.invoiceNumber },
    'travelers-payment-request': world.paymentRequest,
    'travelers-concierge-order-payment': { id: await things.order() },
    'me-notification-go': { id: await things.notice() },
    'me-app-notification-redirect': { id: await things.notice() },
  }
  const usual: Params = { propertyId: homeA.id, bookingId: stay.id, id: stay.id }
  const queries: Readonly<Record<string, string>> = {
    'owners-home-vision-application': `?hash=${document.secret}`,
    'owners-maintenance-owner-programs': `?propertyId=${homeA.id}`,
    'owners-maintenance-owner-program': `?propertyId=${homeA.id}`,
  }
  return async (id, example) =>
    segmentsFilled(example, routeAt(example)?.params ?? {}, { ...usual, ...own[id] }) + (queries[id] ?? '')
}
