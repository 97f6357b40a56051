import { webData } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { mapStylesOf } from './site.ts'

let t: TestApp
const style = 'https://maps.example/style.json?key={key}'
beforeAll(async () => {
  t = await testApp({ config: { mapKey: 'a&b', mapStyleUrl: style } })
})
afterAll(() => t.close())

describe('the map', () => {
  it('C504 is included in web-data with its key filled in, and pages may call its service', async () => {
    const answer = await t.visitor().call(webData)
    const filled = 'https://maps.example/style.json?key=a%26b'
    expect(answer).toMatchObject({ ok: true, results: { mapKey: 'a&b', mapStyles: { light: filled, dark: filled } } })
    const { headers } = await t.visitor().raw({ path: '/no-such-page', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    for (const kind of ['connect-src', 'img-src', 'font-src'])
      expect(policy).toMatch(new RegExp(`${kind} [^;]*https://maps\\.example`))
  })

  it('falls back to the bundled island map without a style', () => {
    expect(mapStylesOf({ ...t.app.config, mapStyleUrl: undefined })).toEqual({
      light: '/map/style-light.json',
      dark: '/map/style-dark.json',
    })
  })
})
