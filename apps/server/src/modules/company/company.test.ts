import {
  brandsNow,
  companyNow,
  deleteBrand,
  depositsDesk,
  feesDesk,
  saveBrand,
  saveCompany,
  webData,
} from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyNameOf, siteOf } from '#http/site'
import { credit, debit, post } from '#modules/ledger'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
let admin: Caller & { accountId: number }
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
})
afterAll(() => t.close())

const address = { line1: '4 Harbor Road', line2: '', city: 'Averil Harbor', state: 'NY', zip: '11963', country: 'US' }
const company = {
  legalName: 'Averil Stays Inc.',
  entityType: 'corporation' as const,
  address,
  licenses: [{ region: 'US-NY', kind: 'Real estate broker', number: '10311', expiresOn: '2028-06-30' }],
  regions: ['US-NY', 'US-CT'],
  timeZone: 'America/New_York',
  currency: 'USD',
}
const brand = {
  name: 'Cove',
  contactEmail: 'stay@cove.example',
  contactPhone: '(631) 555-0188',
  theme: 'light' as const,
  hosts: ['Stay.Cove.example'],
}
const reason = 'We incorporated on January 4'

const results = async <T>(answer: Promise<{ ok: boolean; results?: T; error?: unknown }>): Promise<T> => {
  const given = await answer
  expect(given).toMatchObject({ ok: true })
  return given.results as T
}
const refusal = async (answer: Promise<unknown>) => {
  const given = (await answer) as { ok: boolean; error?: { code: string } }
  expect(given.ok).toBe(false)
  return given.error?.code
}
const fieldsAt = async (answer: Promise<unknown>): Promise<string[]> => {
  const { error } = (await answer) as { error: { code: string; details?: { issues?: { field: string }[] } } }
  expect(error.code).toBe('invalid_input')
  return (error.details?.issues ?? []).map(({ field }) => field)
}

describe('the company', () => {
  it('is changed with a reason, and its history says who changed what, from what, and why', async () => {
    expect(await refusal(admin.call(saveCompany, { body: company }))).toBe('reason_needed')
    expect(siteOf(t.app).legalName).toBe('Porchlight Homes LLC')
    const desk = await results(admin.call(saveCompany, { body: { ...company, taxId: '12-3456789', reason } }))
    expect(desk.company).toEqual({ ...company, taxIdEnding: '6789' })
    expect(desk.history[0]).toMatchObject({ by: 'Ada Quill', kind: 'changed', reason, brandId: null })
    expect(desk.history[0]?.fields).toContainEqual({
      field: 'legalName',
      before: 'Porchlight Homes LLC',
      after: 'Averil Stays Inc.',
    })
    expect(companyNameOf(t.app)).toBe('Averil Stays Inc.')
    expect(siteOf(t.app).legalName).toBe('Averil Stays Inc.')
  })

  it('keeps the tax id sealed: neither the database nor any answer contains all of it', async () => {
    const client = new pg.Client(t.connection)
    await client.connect()
    const { rows } = await client.query('select c.*, (select json_agg(h) from company.change h) from company.company c')
    await client.end()
    const answer = JSON.stringify(await results(admin.call(companyNow)))
    for (const text of [JSON.stringify(rows), answer]) {
      expect(text).toContain('6789')
      expect(text).not.toContain('3456789')
    }
    // If omitted, it stays; another one with the same ending is a change that needs a reason.
    await results(admin.call(saveCompany, { body: company }))
    const other = admin.call(saveCompany, { body: { ...company, taxId: '98-7656789' } })
    expect(await refusal(other)).toBe('reason_needed')
  })

  it.each([
    ['a zone that does not exist', { timeZone: 'America/Saltgrass' }, 'timeZone'],
    ['an old abbreviation', { timeZone: 'EST5' }, 'timeZone'],
    ['an unknown currency', { currency: 'XQZ' }, 'currency'],
    ['an empty name', { legalName: '  ' }, 'legalName'],
    ['a huge name', { legalName: 'x'.repeat(121) }, 'legalName'],
    ['an address without a city', { address: { ...address, city: '' } }, 'address.city'],
    ['a ZIP code that is none', { address: { ...address, zip: '1196' } }, 'address.zip'],
    ['a state of no country', { regions: ['QQ-NY'] }, 'regions.0'],
    ['a state the country does not have', { regions: ['US-ZZ'] }, 'regions.0'],
    ['an address in a state that does not exist', { address: { ...company.address, state: 'ZZ' } }, 'address.state'],
    [
      'a license that ends on no date',
      { licenses: [{ ...company.licenses[0], expiresOn: '2028-02-30' }] },
      'licenses.0.expiresOn',
    ],
    ['a tax id with other signs', { taxId: '12_34' }, 'taxId'],
  ])('rejects %s and keeps the previous values', async (_, wrong, field) => {
    const before = await results(admin.call(companyNow))
    const body = { ...company, legalName: 'Half Saved LLC', reason, ...(wrong as object) }
    expect(await fieldsAt(admin.call(saveCompany, { body }))).toContain(field)
    expect(await results(admin.call(companyNow))).toEqual(before)
  })

  it('keeps its currency and its time zone once money has moved', async () => {
    const moved = await testApp()
    const who = await moved.person('admin')
    try {
      const zone = { ...company, timeZone: 'Europe/Berlin', currency: 'EUR', reason }
      await results(who.call(saveCompany, { body: zone }))
      expect(siteOf(moved.app)).toMatchObject({ timeZone: 'Europe/Berlin', currency: 'EUR' })
      expect(await moved.read(async ({ companyZone }) => companyZone)).toBe('Europe/Berlin')
      await moved.write((ctx) =>
        post(ctx, {
          purpose: 'operator-funds',
          source: 'test',
          document: 'Test',
          currency: 'EUR',
          lines: [debit('cash:trust', 100), credit('payable:operator', 100)],
        } as never),
      )
      for (const change of [{ timeZone: 'America/New_York' }, { currency: 'USD' }])
        expect(await refusal(who.call(saveCompany, { body: { ...zone, ...change } }))).toBe('money_moved')
      expect((await results(who.call(companyNow))).locks).toEqual({ timeZone: 'money_moved', currency: 'money_moved' })
      await results(who.call(saveCompany, { body: { ...zone, legalName: 'Averil GmbH' } }))
    } finally {
      await moved.close()
    }
  })

  it("saves nothing over someone else's change that its author hasn't read", async () => {
    const { history } = await results(admin.call(companyNow))
    const latestRead = history[0]?.id ?? null
    const first = { ...company, regions: ['US-NY', 'US-NJ'], latestRead }
    const { history: after } = await results(admin.call(saveCompany, { body: first }))
    const second = { ...company, licenses: [], latestRead }
    expect(await refusal(admin.call(saveCompany, { body: second }))).toBe('settings_changed')
    const unread = await results(admin.call(companyNow))
    expect(unread.company).toMatchObject({ regions: ['US-NY', 'US-NJ'], licenses: company.licenses })
    await results(admin.call(saveCompany, { body: { ...second, latestRead: after[0]?.id ?? null } }))
    await results(admin.call(saveCompany, { body: company }))
  })

  it('names the currency of its first fees, deposits, and statements before it has homes', async () => {
    await results(admin.call(saveCompany, { body: { ...company, currency: 'JPY', reason: 'We moved to Osaka' } }))
    expect((await results(admin.call(feesDesk))).currency).toBe('JPY')
    expect((await results(admin.call(depositsDesk))).currencies).toEqual(['JPY'])
    await results(admin.call(saveCompany, { body: { ...company, reason: 'We moved back again' } }))
    expect((await results(admin.call(feesDesk))).currency).toBe(company.currency)
  })

  it('can be changed only by administrators', async () => {
    const staff = await t.person('staff')
    expect(await refusal(staff.call(companyNow))).toBe('forbidden')
    expect(await refusal(staff.call(saveCompany, { body: company }))).toBe('forbidden')
  })
})

describe('brands', () => {
  const site = async (host: string) =>
    (
      await results(
        t
          .visitor()
          .raw({ path: '/app-portal/v1.1/web-data', headers: { host } })
          .then(({ body }) => ({
            ok: body.valid,
            results: body.results as { site: { name: string; legalName: string; publicUrl: string } },
          })),
      )
    ).site

  it('a second brand answers on its host name, and the default brand on any other', async () => {
    const { brands } = await results(admin.call(saveBrand, { params: { brandId: 'cove' }, body: brand }))
    const cove = brands.find(({ id }) => id === 'cove')
    expect(cove).toMatchObject({ hosts: ['stay.cove.example'], contactPhone: '+1 631 555 0188', isDefault: false })
    const { port } = new URL(t.app.config.publicUrl)
    expect(await site('stay.cove.example')).toMatchObject({
      name: 'Cove',
      legalName: 'Averil Stays Inc.',
      contactPhone: '+1 631 555 0188',
      publicUrl: `http://stay.cove.example:${port}`,
    })
    for (const host of ['STAY.cove.example:8443', 'stay.cove.example'])
      expect(await site(host)).toMatchObject({ name: 'Cove' })
    for (const host of ['cove.example', 'evil.example', '127.0.0.1'])
      expect(await site(host)).toMatchObject({ name: 'Porchlight', publicUrl: t.app.config.publicUrl })
  })

  it('two administrators who create a brand of the same name do not overwrite each other', async () => {
    const params = { brandId: 'twin' }
    const body = { ...brand, name: 'Twin', hosts: [], latestRead: null }
    await results(admin.call(saveBrand, { params, body }))
    const other = { ...body, contactEmail: 'other@cove.example' }
    expect(await refusal(admin.call(saveBrand, { params, body: other }))).toBe('settings_changed')
    const { brands } = await results(admin.call(brandsNow))
    expect(brands.find(({ id }) => id === 'twin')).toMatchObject({ contactEmail: brand.contactEmail })
    await results(admin.call(deleteBrand, { params }))
    await results(admin.call(saveBrand, { params, body: other }))
    await results(admin.call(deleteBrand, { params }))
  })

  it('a host name belongs to one brand', async () => {
    const other = { ...brand, name: 'Dune', hosts: ['stay.cove.example'] }
    expect(await refusal(admin.call(saveBrand, { params: { brandId: 'dune' }, body: other }))).toBe('host_taken')
    const twice = { ...other, hosts: ['dune.example', 'DUNE.example.'] }
    expect(await refusal(admin.call(saveBrand, { params: { brandId: 'dune' }, body: twice }))).toBe('host_taken')
    expect((await results(admin.call(brandsNow))).brands.map(({ id }) => id)).not.toContain('dune')
  })

  it.each([
    ['an address in the place of a host name', { hosts: ['https://cove.example'] }, 'hosts.0'],
    ['a host name with a port', { hosts: ['cove.example:80'] }, 'hosts.0'],
    ['a number instead', { hosts: ['10.0.0.1'] }, 'hosts.0'],
    ['a malformed email address', { contactEmail: 'stay@' }, 'contactEmail'],
    ['a phone number that is none', { contactPhone: 'call us' }, 'contactPhone'],
    ['an accent that cannot be seen on the page', { accent: 'ffe9a8' }, 'accent'],
    ['an accent that is no color', { accent: 'red' }, 'accent'],
    ['a name of nothing but spaces', { name: '   ' }, 'name'],
  ])('rejects %s and saves nothing', async (_, wrong, field) => {
    const before = await results(admin.call(brandsNow))
    const body = { ...brand, name: 'Half', hosts: ['half.example'], ...wrong } as typeof brand
    expect(await fieldsAt(admin.call(saveBrand, { params: { brandId: 'cove' }, body }))).toContain(field)
    expect(await results(admin.call(brandsNow))).toEqual(before)
  })

  it('rejects an impossible phone number', async () => {
    const body = { ...brand, contactPhone: '+1 631 555' }
    expect(await refusal(admin.call(saveBrand, { params: { brandId: 'cove' }, body }))).toBe('invalid_phone')
  })

  it("one is the default, which can't be deleted or left without a successor", async () => {
    expect(await refusal(admin.call(deleteBrand, { params: { brandId: 'porchlight' } }))).toBe('default_needed')
    await results(admin.call(saveBrand, { params: { brandId: 'cove' }, body: { ...brand, isDefault: true } }))
    expect(siteOf(t.app).name).toBe('Cove')
    expect(await refusal(admin.call(saveBrand, { params: { brandId: 'cove' }, body: brand }))).toBe('default_needed')
    const { brands, history } = await results(admin.call(deleteBrand, { params: { brandId: 'light' } }))
    expect(brands.map(({ id }) => id)).not.toContain('light')
    expect(history[0]).toMatchObject({ brandId: 'light', kind: 'deleted', by: 'Ada Quill' })
  })

  it('its accent is in its own style sheet, whose address changes with it', async () => {
    const accented = { ...brand, isDefault: true, accent: '#1D3B2D' }
    await results(admin.call(saveBrand, { params: { brandId: 'cove' }, body: accented }))
    const { sheet } = siteOf(t.app)
    expect(sheet).toMatch(/^\/brands\/cove-[0-9a-f]{12}\.css$/)
    const answer = await t.server.inject({ url: sheet ?? '' })
    expect(answer.headers['content-type']).toContain('text/css')
    expect(answer.body).toContain('--accent:light-dark(#1d3b2d,')
    expect((await t.server.inject({ url: '/brands/cove-000000000000.css' })).statusCode).toBe(404)
  })

  it('every node is notified of a change', async () => {
    await t.app.adapters.brands.follow()
    const client = new pg.Client(t.connection)
    await client.connect()
    await client.query("update company.brand set name = 'Cove House' where id = 'cove'")
    await client.query(
      `with event as (
         insert into kernel.event (name, payload, request_id) values ('company.changed', '{}', 'another-node') returning id)
       select pg_notify('porchlight_event', id || ' company.changed  ') from event`,
    )
    await client.end()
    await expect.poll(() => siteOf(t.app).name).toBe('Cove House')
  })

  it('the session names the brand', async () => {
    expect(await t.visitor().call(webData)).toMatchObject({ ok: true, results: { site: { id: 'cove' } } })
  })
})
