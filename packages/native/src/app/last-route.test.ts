import { describe, expect, it } from 'vitest'
import { lastRouteIn, routeToRestore } from './last-route.ts'

const last = { path: '/owners/bookings?page=2#july', userId: 7 }
const start = { path: '/', userId: 7, byLink: false }

describe('the last route', () => {
  it('C82 G3 is restored from the first page, with query and hash', () => {
    expect(routeToRestore(last, start)).toBe(last.path)
    expect(routeToRestore({ path: '/faqs', userId: null }, { ...start, userId: null })).toBe('/faqs')
  })

  it('is ignored if there is none, after any navigation, and after opening by link', () => {
    expect(routeToRestore(undefined, start)).toBeUndefined()
    expect(routeToRestore({ ...last, path: '/' }, start)).toBeUndefined()
    expect(routeToRestore(last, { ...start, path: '/?guests=2' })).toBeUndefined()
    expect(routeToRestore(last, { ...start, byLink: true })).toBeUndefined()
  })

  it('is restored only for the same person, not for a visitor or the next person', () => {
    expect(routeToRestore(last, { ...start, userId: null })).toBeUndefined()
    expect(routeToRestore(last, { ...start, userId: 8 })).toBeUndefined()
    expect(routeToRestore({ ...last, userId: null }, start)).toBeUndefined()
  })

  it('is read only in its written format, and never leads outside', () => {
    expect(lastRouteIn(JSON.stringify(last))).toEqual(last)
    for (const text of [
      null,
      '',
      '{',
      '7',
      '{"path":"//evil.example","userId":7}',
      '{"path":"/\\\\evil","userId":7}',
      '{"path":"/a"}',
    ])
      expect([text, lastRouteIn(text)]).toEqual([text, undefined])
  })
})
