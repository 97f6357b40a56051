import {
  answerAgency,
  clientInvoiceById,
  clientInvoices,
  inviteAgent,
  issueClientInvoice,
  makePartnerOffer,
  ownAgency,
  saveAgency,
  setPartner,
  uploadCustomFile,
  voidClientInvoice,
} from '@porchlight/contract'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { everyScript, missingCharacters, pdfText } from '#testing/paper-text'
import { type Guest, good, pay, quoted, refused, sign } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { clientInvoicePdf } from './adapters/client-invoice-pdf.ts'

const { t, as } = bookingsScene()
let staffId: number
let round = 0

beforeAll(async () => {
  staffId = (await t.person('staff')).accountId
})

const agent = async () => {
  round += 1
  const partner = await t.person('travel-agent')
  const body = { email: partner.email, program: 'travel-agent' as const, rate: 1_000 }
  await good((await as(staffId)).call(setPartner, { params: { code: `bills-${round}` }, body }))
  return partner
}

const offered = async (partner: Guest, lastName = 'Finch') => {
  round += 1
  const home = await t.write((ctx) => a.pricedHome(ctx))
  const quote = await quoted(partner, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  const guest = { firstName: 'Lea', lastName, email: `lea-${round}@example.com` }
  return (await good(partner.call(makePartnerOffer, { body: { quoteId: quote.id, quoteHash: quote.hash, guest } })))
    .offer
}
type Offered = Awaited<ReturnType<typeof offered>>

const booked = async ({ quote }: Offered) => {
  const guest = await t.person('traveler')
  const { id } = await t.write((ctx) =>
    createBooking(ctx, { guestId: guest.accountId, quoteId: quote.id, quoteHash: quote.hash }),
  )
  await good(sign(guest, id))
  await good(pay(guest, id))
  await t.drain()
}

const bill = { fee: 15_000, feeLabel: 'Travel planning fee' }

it('an agent bills the client of a booked offer once, with the agency’s terms and without the commission', async () => {
  const partner = await agent()
  const offer = await offered(partner)
  const issue = () => partner.call(issueClientInvoice, { body: { offerId: offer.id, ...bill } })
  expect(await refused(issue())).toMatchObject({ code: 'agency_first' })
  const agency = { name: 'Marlowe & Finch Travel', email: 'desk@marlowe.example', terms: 'The fee is not refunded.' }
  await good(partner.call(saveAgency, { body: agency }))
  expect(await refused(issue())).toMatchObject({ code: 'not_booked' })
  await booked(offer)
  const { invoices } = await good(issue())
  const [invoice] = invoices
  expect(invoice).toMatchObject({
    number: 'INV-1001',
    seller: { name: agency.name, email: agency.email },
    client: { name: 'Lea Finch', email: offer.guest.email },
    fee: { amount: 15_000, currency: 'USD' },
    stay: offer.quote.total,
    terms: agency.terms,
    own: true,
  })
  expect(JSON.stringify(invoice)).not.toMatch(/commission|"rate"|"net"/)
  expect(await refused(issue())).toMatchObject({ code: 'already_invoiced' })

  // An issued invoice keeps its content.
  await good(partner.call(saveAgency, { body: { ...agency, name: 'Marlowe Travel', terms: '' } }))
  const params = { invoiceId: invoice?.id ?? 0 }
  expect((await good(partner.call(clientInvoiceById, { params }))).invoice).toEqual(invoice)
  await good(partner.call(voidClientInvoice, { params, body: { reason: 'Wrong fee' } }))
  expect(await refused(partner.call(voidClientInvoice, { params, body: { reason: 'Again' } }))).toMatchObject({
    code: 'wrong_state',
  })
  const again = await good(issue())
  expect(again.invoices.map(({ number, voidReason }) => [number, voidReason])).toEqual([
    ['INV-1002', ''],
    ['INV-1001', 'Wrong fee'],
  ])
})

it('the lead reads all of the agency’s invoices and voids their own; a member and another agency can’t read them', async () => {
  const [lead, member, stranger] = [await agent(), await agent(), await agent()]
  await good(lead.call(saveAgency, { body: { name: 'Whole Agency' } }))
  await good(lead.call(inviteAgent, { body: { email: member.email } }))
  const { invitations } = await good(member.call(ownAgency))
  const accept = { params: { agencyId: invitations[0]?.agencyId ?? 0 }, body: { accept: true } }
  await good(member.call(answerAgency, accept))
  const issued = async (partner: Guest) => {
    const offer = await offered(partner)
    await booked(offer)
    return (await good(partner.call(issueClientInvoice, { body: { offerId: offer.id, ...bill } }))).invoices[0]
  }
  const [ofLead, ofMember] = [await issued(lead), await issued(member)]
  const numbers = async (partner: Guest) =>
    (await good(partner.call(clientInvoices))).invoices.map(({ number, own }) => [number, own])
  expect(await numbers(lead)).toEqual([
    ['INV-1002', false],
    ['INV-1001', true],
  ])
  expect(await numbers(member)).toEqual([['INV-1002', true]])
  expect(await numbers(stranger)).toEqual([])
  const of = (invoice: typeof ofLead) => ({ params: { invoiceId: invoice?.id ?? 0 } })
  expect(await refused(member.call(clientInvoiceById, of(ofLead)))).toMatchObject({ status: 404 })
  expect(await refused(stranger.call(clientInvoiceById, of(ofMember)))).toMatchObject({ status: 404 })
  const reason = { body: { reason: 'Not mine' } }
  expect(await refused(lead.call(voidClientInvoice, { ...of(ofMember), ...reason }))).toMatchObject({ status: 404 })
  const another = await offered(stranger)
  expect(await refused(lead.call(issueClientInvoice, { body: { offerId: another.id, ...bill } }))).toMatchObject({
    status: 404,
  })
  const { headers, status } = await lead.raw({ path: `partners/agency/invoices/${ofMember?.id}/pdf` })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await member.raw({ path: `partners/agency/invoices/${ofLead?.id}/pdf` })).status).toBe(404)
})

it('an invoice to a client shows every name in full, in every language', async () => {
  const money = { amount: 15_000, currency: 'USD' }
  const invoice = {
    id: 1,
    number: 'INV-1001',
    issuedOn: '2027-01-31',
    voidedAt: null,
    voidReason: '',
    agent: everyScript,
    own: true,
    seller: { name: everyScript, email: 'desk@example.com', phone: '', logo: null },
    client: { name: everyScript, email: 'lea@example.com' },
    booking: 'PL-1',
    home: everyScript,
    arrive: '2027-07-02',
    depart: '2027-07-09',
    stay: money,
    fee: money,
    feeLabel: everyScript,
    note: everyScript,
    terms: everyScript,
  }
  for (const language of ['en', 'es', 'fr', 'de'] as const) {
    const text = pdfText(await clientInvoicePdf(invoice, { language, company: everyScript }))
    expect(missingCharacters(everyScript, text), language).toEqual([])
    expect(text, language).toContain('INV-1001')
  }
})

it('an invoice’s PDF shows the logo from the day it was issued', async () => {
  const partner = await agent()
  const image = await sharp({ create: { width: 600, height: 200, channels: 4, background: '#a868' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(image)], 'logo.png', { type: 'image/png' })
  const { id: uploadId } = (await good(partner.call(uploadCustomFile, { body: { file } }))).data
  const agency = { name: 'Marlowe & Finch Travel' }
  const issued = async () => {
    const offer = await offered(partner)
    await booked(offer)
    return (await good(partner.call(issueClientInvoice, { body: { offerId: offer.id, ...bill } }))).invoices[0]
  }
  const widths = async (invoice: Awaited<ReturnType<typeof issued>>) => {
    const { status, bytes } = await partner.raw({ path: `partners/agency/invoices/${invoice?.id}/pdf` })
    expect(status).toBe(200)
    return [...bytes.toString('latin1').matchAll(/\/Subtype \/Image\n.*?\/Width (\d+)/gs)].map(([, width]) => width)
  }
  await good(partner.call(saveAgency, { body: agency }))
  const without = await issued()
  await good(partner.call(saveAgency, { body: { ...agency, logo: { uploadId } } }))
  const before = await issued()
  await good(partner.call(saveAgency, { body: { ...agency, logo: null } }))
  expect([await widths(without), await widths(before)]).toEqual([[], ['480']])
})
