import fc from 'fast-check'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import type { App } from '#kernel/app'
import { arrivalsIn, arrivalsOf, countClick, partnerIn, rememberArrival } from './referral-cookie.ts'

const now = new Date('2027-01-15T17:00:00Z')
const app = {
  clock: { now: () => now },
  config: { publicUrl: 'https://porchlight.test' },
  adapters: { analytics: { mayRememberPartner: () => true } },
} as unknown as App

type Requested = { url: string; cookies?: Record<string, string>; method?: string; headers?: Record<string, string> }
const stored = ({ url, cookies = {}, method = 'GET', headers = {} }: Requested) => {
  const set: { value: string; options: object }[] = []
  const reply = { setCookie: (_name: string, value: string, options: object) => set.push({ value, options }) }
  rememberArrival(app, { url, cookies, method, headers } as unknown as FastifyRequest, reply as unknown as FastifyReply)
  return set[0]
}

it('an address names a partner in its path, or as `via`; the map is a view and not a partner', () => {
  expect(partnerIn('/properties/marram-home/acme')).toBe('acme')
  expect(partnerIn('/property/marram-home/Acme')).toBe('acme')
  expect(partnerIn('/book-a-property/acme?adults=2')).toBe('acme')
  expect(partnerIn('/lease/acme')).toBe('acme')
  expect(partnerIn('/offer/7/abcdefgh?via=acme')).toBe('acme')
  for (const url of [
    '/',
    '/book-a-property/map',
    '/properties/marram-house',
    '/?via=',
    '/?via=a%20b',
    '/staff/promos/ACME',
  ])
    expect(partnerIn(url), url).toBeUndefined()
})

it('never throws, whatever an address contains', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (path, query) => void partnerIn(`/${path}?${query}`)))
})

it('the device remembers who referred it, latest first, each once, eight at most, and no script can read it', () => {
  const first = stored({ url: '/?via=acme' })
  expect(first).toEqual({
    value: `acme.${now.getTime() / 1_000}`,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 90 * 86_400 },
  })
  let value = ''
  for (const code of ['p1', 'p2', 'p3', 'p1', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'])
    value = stored({ url: `/?via=${code}`, cookies: { porchlight_arrivals: value } })?.value ?? ''
  const remembered = arrivalsOf({ cookies: { porchlight_arrivals: value } } as unknown as FastifyRequest)
  expect(remembered.map(({ code }) => code)).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p1', 'p3'])
})

it("pictures, frames on other sites, and prefetched pages don't count as arrivals", () => {
  const url = '/?via=acme'
  expect(stored({ url, headers: { 'sec-fetch-dest': 'document' } })).toBeDefined()
  expect(stored({ url, headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' } })).toBeDefined()
  expect(stored({ url, headers: { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' } })).toBeUndefined()
  expect(stored({ url, headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' } })).toBeUndefined()
  expect(stored({ url, headers: { 'sec-fetch-dest': 'image' } })).toBeUndefined()
  expect(stored({ url, headers: { 'sec-purpose': 'prefetch' } })).toBeUndefined()
  expect(stored({ url, method: 'HEAD' })).toBeUndefined()
})

it('a cookie that someone wrote themselves is read as far as possible', () => {
  expect(arrivalsIn('')).toEqual([])
  expect(arrivalsIn('acme.1~<b>.2~map')).toEqual([{ code: 'acme', at: new Date(1_000) }])
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { at } of arrivalsIn(text)) expect(Number.isNaN(at.getTime())).toBe(false)
    }),
  )
})

it('remembers the partner’s sub-ID with the arrival, and only one that an address can hold', () => {
  const value = stored({ url: '/?via=acme&sub=spring-mail.2' })?.value ?? ''
  expect(value).toBe(`acme.${now.getTime() / 1_000}.spring-mail.2`)
  expect(arrivalsIn(`${value}~other.${now.getTime() / 1_000}`)).toEqual([
    { code: 'acme', at: now, subId: 'spring-mail.2' },
    { code: 'other', at: now },
  ])
  expect(stored({ url: '/?via=acme&sub=a%20b~c' })?.value).toBe(`acme.${now.getTime() / 1_000}`)
})

it('counts a click once: not again when the visitor answers a question and returns to the page', () => {
  const opened = (referer?: string) => {
    const clicks: unknown[] = []
    const counting = { work: { write: async (click: unknown) => void clicks.push(click) } } as unknown as App
    const headers = { ...(referer !== undefined && { referer }) }
    const request = { url: '/?via=acme', host: 'porchlight.test', method: 'GET', headers } as unknown as FastifyRequest
    countClick(counting, request)
    return clicks.length
  }
  expect(opened('https://porchlight.test/?via=acme')).toBe(0)
  for (const referer of [undefined, 'https://guide.example/', 'https://porchlight.test/widgets/search?via=acme'])
    expect(opened(referer)).toBe(1)
})
