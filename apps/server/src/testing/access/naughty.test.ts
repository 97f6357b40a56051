import { readFileSync } from 'node:fs'
import { type AnyEndpoint, addDays } from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { visibleText } from '#http/readable-text'
import { quotedText } from '#kernel/quoted-text'
import { type TestApp, testApp } from '#testing/harness'
import { signupCodeFor } from '#testing/signup-code'
import { routes } from '../../modules.ts'
import { nameOf, requestOf } from './requests.ts'
import { type Rule, verdictFor } from './rules.ts'
import { accessTable } from './table.ts'
import { type AccessWorld, accessWorld } from './world.ts'

/* Sends naughty strings in every text that any call accepts, as someone the call lets in. What is accepted is in the
   database as sent, without marks that no one sees, and is returned unchanged; everything else is rejected with a code. */
const naughty = JSON.parse(
  readFileSync(new URL('../../modules/homes/testdata/blns.json', import.meta.url), 'utf8'),
) as string[]
const writes = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, body, form }) => method !== 'GET' && body && !form)

type Json = { [key: string]: unknown }
type Field = readonly string[]

/** Where a body has texts: field names, with `0` for the first item of a list. */
const textsOf = (schema: Json, at: Field = []): Field[] => {
  const branches = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined
  if (branches) return branches.flatMap((branch) => textsOf(branch, at))
  if (schema.enum || 'const' in schema) return []
  if (schema.type === 'string') return [at]
  if (schema.type === 'array') return textsOf(schema.items as Json, [...at, '0'])
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, inner]) =>
    textsOf(inner, [...at, name]),
  )
}
const fieldsOf = ({ body }: AnyEndpoint): Field[] => {
  const schema = z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json
  return [...new Map(textsOf(schema).map((field) => [field.join('.'), field])).values()].filter(
    ({ length }) => length > 0,
  )
}

/** A copy of a body with one field replaced. */
const withAt = (body: unknown, [name, ...rest]: Field, value: unknown): unknown => {
  if (name === undefined) return value
  const inner = withAt((body as Json | undefined)?.[name], rest, value)
  if (name === '0') return [inner, ...(Array.isArray(body) ? body.slice(1) : [])]
  return { ...(body as Json | undefined), [name]: inner }
}

let t: TestApp
let world: AccessWorld
let client: pg.Client
let everyText = ''
beforeAll(async () => {
  t = await testApp()
  world = await accessWorld(t)
  client = new pg.Client(t.connection)
  await client.connect()
  const { rows } = await client.query<{ place: string; column: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as place, quote_ident(column_name) as column
     from information_schema.columns
     where data_type in ('text', 'jsonb', 'json', 'character varying')
       and table_schema not in ('pg_catalog', 'information_schema', 'http', 'pgboss')`,
  )
  everyText = rows
    .map(({ place, column }) => `select ${column}::text as text from ${place} where ${column}::text like $1`)
    .join(' union all ')
}, 60_000)
afterAll(async () => {
  await client.end()
  await world.close()
  await t.close()
})

const html = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  )
/**
 * The same words as they appear in a text, in JSON, in HTML, and quoted in an email without direction-changing
 * characters.
 */
const shapesOf = (text: string) => [
  text,
  JSON.stringify(text).slice(1, -1),
  html(text),
  html(quotedText(text).join('\n').trim()),
]
/** Emails wrap long lines. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

const home = { line1: '4 Lantern Lane', line2: '', city: 'Averil Harbor', state: 'NY', zip: '11963', country: 'US' }
let times = 0
let weeks = 0

/** Bodies that are accepted, where those of the access matrix stop at the ownership check. */
const whole: Record<string, () => Promise<object> | object> = {
  'PATCH profile': () => ({ firstName: 'Ada', lastName: 'Quill', bio: 'June.', address: home }),
  'POST signup': async () => ({
    ...home,
    code: await signupCodeFor(t, `naughty-${times}@demo.porchlight.test`),
    firstName: 'Ada',
    lastName: 'Quill',
    email: `naughty-${times}@demo.porchlight.test`,
    phone: '+1 631 555 0199',
    password: 'a lamp on the porch',
    confirmPassword: 'a lamp on the porch',
    isOwner: true,
    isBroker: true,
    isTravelAgent: true,
    propertyAddress: home,
    brokerageName: 'Shore Realty',
    licenseStates: ['NY'],
    licenseType: 'Salesperson',
    licenseId: '104',
    licenseExp: '2028-01-01',
    agencyName: 'Far Away',
    agencyIataNumber: '12345678',
    agencyLicenseExp: '2028-01-01',
  }),
  'POST account/payout-accounts': () => ({
    kind: 'us_bank',
    holder: 'Ada Quill',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    iban: '',
  }),
  'POST account/tax-form': () => ({
    ...home,
    name: 'Ada Quill',
    classification: 'other',
    otherClassification: 'Cooperative',
    taxIdKind: 'ein',
    taxId: '12-3456789',
    signedName: 'Ada Quill',
    certified: true,
  }),
  'POST account/keys': () => ({ name: 'Script', scopes: ['owner:read'] }),
  'PUT owners/properties/{id}/agreement': async () => ({
    agreement: { title: 'Lease', text: 'No boats.', signedName: 'Ada Quill' },
    after: await numberOf('select count(*)::int as number from agreements.home_wording'),
  }),
  'POST staff/agreements/{type}': async () => ({
    title: 'Terms of use',
    body: `<p>Be kind. ${times}</p>`,
    changes: 'Shorter',
    acceptAgain: false,
    from: null,
    after: await numberOf(`select max(version) as number from agreements.template where type = 'terms'`),
  }),
  'POST owners/properties/{id}/blocks': () => {
    const day = new Date(Date.UTC(2028, 5, 1) + times * 86_400_000).toISOString().slice(0, 10)
    const next = new Date(Date.UTC(2028, 5, 2) + times * 86_400_000).toISOString().slice(0, 10)
    return { from: day, to: next, reason: 'Painters' }
  },
  'POST staff/home-blocks': () => ({
    homes: [world.homeA.id],
    arrive: addDays('2029-01-01', times),
    depart: addDays('2029-01-02', times),
    kind: 'closed',
    reason: 'Painters',
  }),
  'POST staff/offer-sets': () => ({ offerIds: [world.offer.id], message: 'Two homes.' }),
  'PUT staff/bookings/{id}/stay': () => ({
    arrivalTime: '17:00',
    note: '',
    guests: [{ firstName: 'Ada', lastName: 'Quill', age: 'adult' }],
  }),
  'PUT bookings/{id}/stay': () => ({
    arrivalTime: '17:00',
    note: '',
    guests: [{ firstName: 'Ada', lastName: 'Quill', age: 'adult' }],
  }),
  'PUT owners/properties/{id}/guide': () => ({
    guide: { directions: '', wifiName: '', sections: [{ title: 'Bins', text: 'Behind the hedge.' }] },
    doorCode: '',
    wifiKey: '',
  }),
  'POST external-stays': () => ({
    channel: 'airbnb',
    code: `HM${times}`,
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@example.com',
    phone: '+1 631 555 0199',
    arrive: '2027-10-02',
    depart: '2027-10-09',
    adults: 2,
    children: 0,
    arrivalTime: null,
    note: '',
  }),
  'POST bug-reports': () => ({ location: '/', visibility: 'foreground', source: 'root.tsx:1', message: 'it broke' }),
  'POST bookings': async () => {
    const arrive = new Date(Date.UTC(2027, 8, 4) + weeks++ * 7 * 86_400_000)
    const days = [arrive, new Date(arrive.getTime() + 7 * 86_400_000)].map((day) => day.toISOString().slice(0, 10))
    const input = { arrive: days[0], depart: days[1], adults: 2 }
    const path = `properties/${world.homeB.id}/quotes`
    const { quote } = (await (await world.newSession('guest', undefined)).raw({ method: 'POST', path, body: input }))
      .body.results as { quote: { id: number; hash: string } }
    return { quoteId: quote.id, quoteHash: quote.hash, message: 'We come for the dunes.' }
  },
}

const numberOf = async (statement: string): Promise<number> => Number((await client.query(statement)).rows[0].number)

/** Accepted but stored differently: sealed, by meaning, or not at all when something else takes precedence. */
const storedOtherwise = new Set([
  'POST account/payout-accounts iban',
  'POST external-stays code',
  // The same form sent twice is one lead, wherever its sender came from; anything that fills in the hidden field is
  // just spam.
  'POST inquiries touch.source',
  'POST inquiries touch.medium',
  'POST inquiries touch.campaign',
  'POST inquiries touch.landing',
  'POST inquiries traps.website',
  'POST inquiries traps.openedAt',
  'POST property-analyses traps.website',
  // What is taken off a booking is not kept on it.
  'PATCH staff/bookings/{id}/tags remove.0',
  // For an address that already asked, the first name stays.
  'POST newsletter/subscriptions name',
  'POST newsletter/subscriptions traps.website',
  'POST notifications/devices/remove endpoint',
  'POST notifications/route to',
  // A license number is stored in capitals.
  'PUT partners/licenses/{state} number',
  // They say how to read a file; what its rows contain is stored.
  'POST staff/listing-imports text',
  'POST staff/listing-imports source',
  'POST staff/listing-imports region',
  'POST staff/listing-imports confirmPrices',
  'POST staff/listing-imports/preview text',
  'POST staff/listing-imports/preview source',
  'POST staff/listing-imports/preview region',
  'POST staff/listing-imports/preview confirmPrices',
  // Stored with the discount it explains; without one there is nothing to explain.
  'POST properties/{id}/offers reason',
  // A person already on record keeps their name.
  'POST staff/guest-offers guest.firstName',
  'POST staff/guest-offers guest.lastName',
  'POST saved-searches query',
  // For an address that already asked for a search, its name stays.
  'POST search-alerts name',
  'POST search-alerts query',
  'POST search-alerts traps.website',
  'POST favorite-lists traps.website',
  'POST staff/links target.query',
  'PUT owners/properties/{id}/guide doorCode',
  'PUT owners/properties/{id}/guide wifiKey',
  // Stored with the change it explains; if nothing changes, there is nothing to explain.
  'PUT staff/brands/{brandId} reason',
  'PUT staff/company reason',
  'PUT staff/analytics ga4.secret',
  'PUT staff/analytics meta.secret',
  'PUT staff/analytics webhook.secret',
  'PUT staff/connections/bank reason',
  'PUT staff/promos/{code} worth.currency',
])

const who = (rule: Rule) => {
  const order = [
    'guest',
    'owner A',
    'staff with the permission',
    'admin',
    'travel-agent',
    'agency lead',
    'travel-agent B',
    'referral',
    'anonymous',
  ] as const
  const found = order.find((one) => verdictFor(rule, one) === 'in')
  if (!found) throw new Error('nobody is heard')
  return found
}

let turn = 0
const stored = new Set<string>()

/** Some that accept a sentence from anyone: if all were rejected, nothing would be proved. */
const words = [
  'PATCH profile firstName',
  'PATCH profile bio',
  'PATCH profile address.line1',
  'PATCH account/devices/{deviceId} name',
  'POST account/keys name',
  'POST signup firstName',
  'POST signup lastName',
  'POST signup brokerageName',
  'POST signup propertyAddress.line1',
  'POST conversations/{about} text',
  'POST feedback text',
  'POST external-stays note',
  'POST properties/{id}/offers message',
  'POST bookings/{id}/payment-requests reason',
  'PUT bookings/{id}/stay note',
  'POST invitations/{token}/friends firstName',
  'PUT owners/properties/{id}/agreement agreement.text',
  'PUT owners/properties/{id}/guide guide.directions',
  'PUT staff/accounts/{id}/roles reason',
  'POST staff/agreements/{type} changes',
]

/** How many strings each field gets; the list rotates from field to field. */
const perField = Number(process.env.NAUGHTY_STRINGS ?? 1)

const sendNaughty = async (endpoint: AnyEndpoint, field: Field): Promise<void> => {
  const name = nameOf(endpoint)
  const rule = accessTable[name] as Rule
  for (let round = 0; round < perField; round++) {
    times++
    const mark = `n${turn}q`
    const text = `${mark} ${naughty[turn++ % naughty.length]}`.trim()
    const request = await requestOf(endpoint, world)
    const body = (await whole[name]?.()) ?? request.body
    const caller = await world.newSession(name === 'POST signup' ? 'anonymous' : who(rule), rule.permission)
    const answer = await caller.raw({ ...request, body: withAt(body, field, text) })
    const what = `${name} ${field.join('.')} ${JSON.stringify(text).slice(0, 80)}: ${answer.text.slice(0, 300)}`
    expect(answer.status, what).toBeLessThan(500)
    if (answer.status >= 400) {
      const { code, message } = (answer.body.results.error ?? {}) as Json
      expect([code, message], what).toEqual([expect.any(String), expect.stringMatching(/\S/)])
      continue
    }
    // An address is stored without anything after a question mark or a hash: that may be someone's secret.
    if (name === 'POST bug-reports' && field.join() === 'location' && /[?#]/.test(text)) continue
    // The preview of a listing file answers with its columns, split at the separator it found.
    if (name === 'POST staff/listing-imports/preview' && field.join() === 'text') continue
    // Whitespace-only strings are sent as the mark alone.
    const begin = text.slice(0, mark.length + 1)
    const { rows } = await client.query<{ text: string }>({
      name: 'every text',
      text: everyText,
      values: [`%${begin}%`],
    })
    const shown = answer.text.includes(begin) ? [answer.text] : []
    for (const found of [...rows.map((row) => row.text), ...shown])
      expect(
        [text, visibleText(text, field.at(-1)) as string]
          .flatMap(shapesOf)
          .some((shape) => inOneLine(found).includes(inOneLine(shape))),
        `${what}\n is stored as ${found.slice(Math.max(0, found.indexOf(begin) - 60), found.indexOf(begin) + 240)}`,
      ).toBe(true)
    const id = `${name} ${field.join('.')}`
    if (rows.length > 0) stored.add(id)
    else if (shown.length === 0) expect([...storedOtherwise], what).toContain(id)
  }
}

describe('naughty strings', () => {
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    for (const field of fieldsOf(endpoint)) await sendNaughty(endpoint, field)
  })

  test("are stored by the fields that hold anyone's words", () => {
    expect(words.filter((field) => !stored.has(field))).toEqual([])
  })
})
