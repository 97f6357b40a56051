import { describe, expect, it } from 'vitest'
import { isShown, knownPushIn } from './push.ts'

describe('push notifications to the app', () => {
  it('reads a stored registration only in its written format', () => {
    const known = { token: 'c1:abc', accountId: 7 }
    expect(knownPushIn(JSON.stringify(known))).toEqual(known)
    for (const text of [null, '', '{', '7', '{"token":"c1"}', '{"token":7,"accountId":7}'])
      expect([text, knownPushIn(text)]).toEqual([text, undefined])
  })

  it('recognizes a message already shown by a push notification by its name, on both systems', () => {
    expect(isShown([{ id: 0, tag: 'notice-15' }], 15)).toBe(true)
    expect(isShown([{ id: 'notice-15' }], 15)).toBe(true)
    expect(isShown([{ id: 15 }, { id: 0, tag: 'notice-150' }], 15)).toBe(false)
  })
})
