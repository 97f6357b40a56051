import { describe, expect, it } from 'vitest'
import { pathOfLink, pathOfNotice } from './link.ts'

const origin = 'https://stay.example'

describe('a link that opens the app', () => {
  it('opens its page if it is one of ours', () => {
    expect(pathOfLink(`${origin}/properties/lantern-home?adults=2#rooms`, origin)).toBe(
      '/properties/lantern-home?adults=2#rooms',
    )
  })

  it.each([
    'http://stay.example/a',
    'https://stay.example.evil.example/a',
    'https://stay.example//evil.example',
    'stay:///a',
    'javascript:alert(1)',
    '',
  ])('leads nowhere for %s', (address) => {
    expect(pathOfLink(address, origin)).toBeUndefined()
  })

  it("A10 opens the subject of a push notification's message", () => {
    expect(pathOfNotice({ id: 12, url: '/me/app-notification/redirect/12' })).toBe('/me/app-notification/redirect/12')
    expect(pathOfNotice({ id: '12' })).toBe('/me/app-notification/redirect/12')
    for (const data of [undefined, null, {}, { url: 'https://evil.example' }, { url: '//evil.example', id: '1/..' }])
      expect(pathOfNotice(data)).toBe('/me/notifications')
  })
})
