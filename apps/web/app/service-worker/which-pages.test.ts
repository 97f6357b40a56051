import { routes } from '@porchlight/contract/routes'
import { visitor } from '@porchlight/offline'
import { describe, expect, it } from 'vitest'
import { mayKeepAnswer, mayKeepAt, pageOfData } from './which-pages.ts'

describe('a page that can be stored', () => {
  it.each([
    ...['/travelers', '/travelers/bookings/12', '/owners/calendar', '/owners/accounting/statements/2026/3', '/account'],
    ...['/properties/marram-house', '/book-a-property', '/'],
  ])('%s, for a person', (path) => expect(mayKeepAt(path, '7')).toBe(true))

  it.each(['/', '/properties/marram-house', '/book-a-property/map'])('%s, for a visitor', (path) =>
    expect(mayKeepAt(path, visitor)).toBe(true),
  )
})

describe('a page that is never stored', () => {
  it.each([
    ...[
      '/book',
      '/book-payment',
      '/owners/accounting/w9',
      '/owners/accounting/initial-w9',
      '/owners/accounting/accounts',
    ],
    ...[
      '/owners/accounting/payouts',
      '/travelers/payment-request/7/abc',
      '/travelers/change-request/7/abc',
      '/preview-property/7/secret-hash',
    ],
    ...['/terms/booking-us-open/7/abc', '/offer/7/abc', '/offline/42/a1b2c3', '/subscribe-200', '/nowhere', '/offline'],
  ])('%s', (path) => expect(mayKeepAt(path, '7')).toBe(false))

  it('is the login shown instead of a page that needs one', () => {
    for (const path of ['/travelers', '/owners/calendar', '/account']) expect(mayKeepAt(path, visitor)).toBe(false)
  })

  it('is any checkout step, any widget, and any address that contains a key', () => {
    const example = (path: string) =>
      path.replace(/:(\w+)\??/g, (_, name: string) => (/hash/i.test(name) ? 'a1b2' : '7'))
    for (const { path, checkOutFlow, isWidget } of routes)
      if (checkOutFlow || isWidget || /hash/i.test(path))
        expect([path, mayKeepAt(example(path), '7')]).toEqual([path, false])
  })

  it("is one that forbids it, failed, or isn't a page", () => {
    const html = { 'content-type': 'text/html; charset=utf-8' }
    expect(mayKeepAnswer(new Response('', { headers: html }))).toBe(true)
    expect(mayKeepAnswer(new Response('', { headers: { ...html, 'cache-control': 'private, no-cache' } }))).toBe(true)
    expect(mayKeepAnswer(new Response('', { headers: { ...html, 'cache-control': 'no-store' } }))).toBe(false)
    expect(mayKeepAnswer(new Response('', { headers: html, status: 404 }))).toBe(false)
    expect(mayKeepAnswer(new Response('', { headers: { 'content-type': 'application/json' } }))).toBe(false)
  })
})

describe('the page whose data is requested', () => {
  it.each([
    ['/travelers/bookings/12.data', '/travelers/bookings/12'],
    ['/_root.data', '/'],
    ['/book-a-property.data?arrive=2027-06-12&_routes=root', '/book-a-property?arrive=2027-06-12'],
    ['/travelers/_.data', '/travelers'],
  ])('%s is that of %s', (data, page) => expect(pageOfData(new URL(data, 'https://stay.example'))).toBe(page))

  it('is undefined for anything else', () => {
    expect(pageOfData(new URL('https://stay.example/sitemap.xml'))).toBeUndefined()
  })
})
