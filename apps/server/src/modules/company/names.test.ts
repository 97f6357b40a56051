import {
  agreementContent,
  bookingAgreement,
  brandsNow,
  invoiceByNumber,
  myInvoices,
  myReceipts,
  quarterStatement,
  receiptByNumber,
  saveBrand,
  saveCompany,
  startAuthenticator,
  webData,
} from '@porchlight/contract'
import { asWritten } from '@porchlight/wording'
import { beforeAll, expect, it } from 'vitest'
import { companyNameOf } from '#http/site'
import { openSession } from '#modules/accounts'
import { operatorOf } from '#modules/agreements'
import { callerOf } from '#testing/caller'
import { good } from '../bookings/testing/guest.ts'
import { julyScene } from '../bookings/testing/scene.ts'

const { t, guest, booked } = julyScene()

const legalName = 'Averil Stays Inc.'
const address = { line1: '4 Harbor Road', line2: '', city: 'Averil Harbor', state: 'NY', zip: '11963', country: 'US' }
const addressLine = '4 Harbor Road, Averil Harbor, NY 11963'
const contact = { contactEmail: 'stay@averil.example', contactPhone: '+1 631 555 0188' }
const seller = { name: legalName, address: addressLine, email: contact.contactEmail, phone: contact.contactPhone }

beforeAll(async () => {
  const admin = await t.person('admin')
  const reason = 'The company was sold to Averil'
  const facts = {
    legalName,
    entityType: 'corporation' as const,
    address,
    timeZone: 'America/New_York',
    currency: 'USD',
  }
  await good(admin.call(saveCompany, { body: { ...facts, reason } }))
  const { brands } = await good(admin.call(brandsNow))
  for (const { id, theme, isDefault } of brands) {
    const body = { ...contact, name: isDefault ? 'Averil' : `Averil ${id}`, theme, isDefault, legalName: null, reason }
    await good(admin.call(saveBrand, { params: { brandId: id }, body }))
  }
})

const outbox = async (): Promise<string> => (await t.visitor().raw({ path: '/dev/outbox.json' })).text

/** The former company isn't named anywhere. */
const namesUs = (text: string): void => {
  expect(text).toContain('Averil')
  expect(text).not.toMatch(/Porchlight(?! Sandbox)/)
}

it('a new name of the company and its brand appears on invoices, receipts, agreements, and emails', async () => {
  const booking = await booked()
  await t.drain()
  const who = await guest()
  const [listed] = (await good(who.call(myInvoices, { query: { booking: booking.id, status: 'all' } }))).invoices.data
  const { invoice } = await good(who.call(invoiceByNumber, { params: { number: listed?.number ?? '' } }))
  expect(invoice.seller).toEqual(seller)
  const { receipts } = await good(who.call(myReceipts, { query: { booking: String(booking.id) } }))
  const { receipt } = await good(who.call(receiptByNumber, { params: { number: receipts[0]?.number ?? '' } }))
  expect(receipt.seller).toEqual(seller)
  const { agreement } = await good(who.call(bookingAgreement, { params: { id: booking.id }, query: {} }))
  namesUs(agreement)
  expect(agreement).toContain(legalName)
  const emails = await outbox()
  expect(emails).toContain(addressLine)
  namesUs(emails.replaceAll('demo.porchlight.test', ''))
})

it('on owners’ statements and everything else that accounting sends', async () => {
  const owner = await t.person('owner')
  const params = { year: 2027, quarter: 1 }
  const { statement } = await good(owner.call(quarterStatement, { params, query: {} }))
  expect(statement.legalName).toBe(legalName)
  expect(companyNameOf(t.app)).toBe(legalName)
  expect(operatorOf(t.app)).toMatchObject({ operator: legalName, site: 'Averil', postalAddress: addressLine })
})

it('the terms of use name the law of the company’s own state', async () => {
  const terms = async () => {
    const { agreement } = await good(t.visitor().call(agreementContent, { params: { type: 'terms' }, query: {} }))
    return agreement
  }
  const admin = await t.person('admin')
  const change = { legalName, entityType: 'corporation' as const, timeZone: 'America/New_York', currency: 'USD' }
  const reason = 'The company moved its seat west'
  const california = { ...address, city: 'Tahoe City', state: 'CA', zip: '96145' }
  expect(await terms()).toContain('The law of the State of New York applies')
  await good(admin.call(saveCompany, { body: { ...change, address: california, reason } }))
  expect(await terms()).toContain('The law of the State of California applies')
  await good(admin.call(saveCompany, { body: { ...change, address, reason } }))
})

it('in text messages, in an authenticator app, and on the site', async () => {
  const account = await t.person('traveler')
  await t.write((ctx) =>
    t.app.adapters.post.text(ctx, {
      to: '+16315550188',
      accountId: account.accountId,
      fact: 'a-text',
      kind: 'code',
      subject: asWritten('A text'),
      text: asWritten('The door is open.'),
    }),
  )
  await t.drain()
  expect(await outbox()).toContain('Averil: The door is open.')
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true }
  const { token } = await t.write((ctx) => openSession(ctx, account.accountId, door))
  const { uri } = await good(callerOf(t.server, token).call(startAuthenticator))
  expect(new URL(uri).searchParams.get('issuer')).toBe('Averil')
  const { site } = await good(t.visitor().call(webData, { query: {} }))
  expect(site).toMatchObject({ name: 'Averil', legalName, ...contact })
})
