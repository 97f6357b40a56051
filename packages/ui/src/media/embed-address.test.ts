import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedAddress, linkAddress } from './embed-address.ts'

const hosts = ['my.tours.example', '*.films.example']

describe('an address embedded in the page', () => {
  it.each([
    'https://my.tours.example/show/?m=7',
    'https://MY.tours.example/',
    'https://a.films.example/x',
    'https://a.b.films.example',
  ])('can be %s', (url) => expect(embedAddress(url, hosts)).toBe(new URL(url).href))

  it.each([
    'http://my.tours.example/',
    'https://my.tours.example:8443/',
    'https://me:secret@my.tours.example/',
    'https://tours.example/',
    'https://evil-my.tours.example/',
    'https://my.tours.example.evil.example/',
    'https://evil.example/?https://my.tours.example/',
    'https://films.example/',
    'https://evilfilms.example/',
    'https://evil.example#@my.tours.example',
    'https://evil.example\\@my.tours.example',
    'javascript:alert(1)//my.tours.example',
    'data:text/html,<script>alert(1)</script>',
    '//my.tours.example/',
    '/tours/1',
    '',
  ])("can't be %s", (url) => expect(embedAddress(url, hosts)).toBeNull())

  it("is never on a host that isn't allowed, and on none if the list is empty", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (url) => {
        expect(embedAddress(url, [])).toBeNull()
        const embedded = embedAddress(url, hosts)
        if (embedded !== null) expect(new URL(embedded).hostname).toMatch(/^my\.tours\.example$|\.films\.example$/)
      }),
    )
  })
})

describe('an address in a link', () => {
  it.each(['https://a.example/', 'http://a.example/', '/media-resources/files/1-2', 'plan.pdf'])('can be %s', (url) =>
    expect(linkAddress(url)).toBe(url),
  )
  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    "can't be %j",
    (url) => expect(linkAddress(url)).toBeUndefined(),
  )
})
