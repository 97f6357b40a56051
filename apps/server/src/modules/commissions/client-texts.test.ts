import {
  agentOfOffer,
  agentOfOfferSet,
  bookingById,
  issueClientInvoice,
  type Money,
  makePartnerOffer,
  makePartnerSet,
  offerByLink,
  offerSetByLink,
  ownCommissions,
  partnerQuote,
  saveAgency,
  setPartner,
} from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { pdfText } from '#testing/paper-text'
import { type Guest, good, pay, quoted, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t, as } = bookingsScene()
let partner: Guest & { email: string }
let client: Guest & { email: string }

const commissionWords = /commission|provision\b|comisi[oó]n|\bnet (price|rate|of)|nettopreis|prix net|precio neto/i
/** An amount as stored, and as written in each language. */
const spellings = ({ amount }: Money): string[] => {
  const figures = ['en-US', 'es-ES', 'fr-FR', 'de-DE'].map((locale) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100),
  )
  return [...new Set([`:${amount},`, `:${amount}}`, ...figures.map((one) => one.replaceAll(/\s/g, ' '))])]
}

type Sent = { to: string; subject: string; text: string }
const emailsTo = async (to: string) => {
  await t.drain()
  return ((await t.server.inject({ url: '/dev/outbox.json' })).json() as Sent[]).filter((email) => email.to === to)
}

beforeAll(async () => {
  partner = await t.person('travel-agent')
  client = await t.person('traveler')
  const staff = await as((await t.person('staff')).accountId)
  // No other figure is this share of a stay.
  const body = { email: partner.email, program: 'travel-agent' as const, rate: 937 }
  await good(staff.call(setPartner, { params: { code: 'quiet' }, body }))
  await good(partner.call(saveAgency, { body: { name: 'Marlowe Travel', email: 'desk@marlowe.example' } }))
})

const offered = async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const quote = await quoted(partner, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const guest = { firstName: 'Lea', lastName: 'Finch', email: client.email }
  const body = { quoteId: quote.id, quoteHash: quote.hash, guest, message: 'By the sea.' }
  return { home, quote, offer: (await good(partner.call(makePartnerOffer, { body }))).offer }
}

it('R57 no link, offer, email, invoice or PDF of a client names the commission or the net price, in any language', async () => {
  const [{ home, quote, offer }, other] = [await offered(), await offered()]
  const { set } = await good(
    partner.call(makePartnerSet, { body: { offerIds: [offer.id, other.offer.id], message: '' } }),
  )
  const { commission, net } = await good(
    partner.call(partnerQuote, { params: { quoteId: quote.id, hash: quote.hash } }),
  )
  expect(commission.amount).toBeGreaterThan(0)

  const link = { params: { id: offer.id, hash: offer.hash } }
  const visitor = t.visitor()
  const texts: [what: string, text: string][] = [
    ['offer', JSON.stringify(await good(visitor.call(offerByLink, link)))],
    ['agent of the offer', JSON.stringify(await good(visitor.call(agentOfOffer, link)))],
    ['comparison', JSON.stringify(await good(visitor.call(offerSetByLink, { params: set })))],
    ['agent of the comparison', JSON.stringify(await good(visitor.call(agentOfOfferSet, { params: set })))],
  ]
  const { id } = await t.write((ctx) =>
    createBooking(ctx, { guestId: client.accountId, quoteId: offer.quote.id, quoteHash: offer.quote.hash }),
  )
  await good(sign(client, id))
  await good(pay(client, id))
  await t.drain()
  expect((await good(partner.call(ownCommissions, { query: {} }))).commissions[0]?.amount).toEqual(commission)

  texts.push(['booking', JSON.stringify(await good(client.call(bookingById, { params: { id } })))])
  const invoices = await client.raw({ path: `invoices?bookingId=${id}` })
  texts.push(['invoices', invoices.text])
  for (const [, path = ''] of invoices.text.matchAll(/"file":"\/app-portal\/v1\.1\/([^"]+)"/g))
    for (const language of ['en', 'es', 'fr', 'de'])
      texts.push([`${path} ${language}`, pdfText((await client.raw({ path: `${path}?language=${language}` })).bytes)])
  await good(partner.call(issueClientInvoice, { body: { offerId: offer.id, fee: 15_000, feeLabel: 'Planning' } }))
  const bill = await partner.raw({ path: 'partners/agency/invoices' })
  texts.push(['invoice of the agency', bill.text])
  const billId = /"id":(\d+)/.exec(bill.text)?.[1]
  texts.push(['its PDF', pdfText((await partner.raw({ path: `partners/agency/invoices/${billId}/pdf` })).bytes)])
  for (const email of await emailsTo(client.email)) texts.push([`email: ${email.subject}`, JSON.stringify(email)])
  for (const path of [`/offer/${offer.id}/${offer.hash}`, `/properties/${home.slug}`])
    texts.push([path, (await t.server.inject({ url: path })).body])

  // What is searched includes all kinds of text, each with something to read.
  expect(texts.filter(([what]) => what.startsWith('email')).length).toBeGreaterThanOrEqual(3)
  expect(texts.filter(([what]) => what.includes('pdf')).length).toBeGreaterThanOrEqual(4)
  expect(texts.filter(([, text]) => text.trim().length < 20).map(([what]) => what)).toEqual([])
  const found = texts.flatMap(([what, text]) => {
    const plain = text.replaceAll(/\s/g, ' ')
    const words = commissionWords.exec(plain)?.[0]
    const figures = [...spellings(commission), ...spellings(net)].filter((figure) => plain.includes(figure))
    return words || figures.length > 0 ? [{ what, words, figures }] : []
  })
  expect(found).toEqual([])
})
