import { afterEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
afterEach(() => t.close())

const certificate = Array(32).fill('A1').join(':')
const files = ['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'] as const

describe('links that open in the app', () => {
  it('name the apps in the settings, for pages and nothing else', async () => {
    const apps = {
      ios: ['ABCDE12345.com.porchlight.stays'],
      android: { id: 'com.porchlight.stays', certificates: [certificate] },
    }
    t = await testApp({ config: { apps } })
    const [apple, google] = await Promise.all(files.map((url) => t.server.inject({ url })))
    expect(apple?.headers['content-type']).toMatch(/^application\/json/)
    expect(apple?.json()).toMatchObject({
      applinks: { details: [{ appIDs: apps.ios, components: expect.arrayContaining([{ '/': '/*' }]) }] },
    })
    expect(JSON.stringify(apple?.json())).toContain('{"/":"/app-portal/*","exclude":true}')
    expect(google?.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.porchlight.stays',
          sha256_cert_fingerprints: [certificate],
        },
      },
    ])
  })

  it('belong to no app without settings', async () => {
    t = await testApp()
    for (const url of files) expect((await t.server.inject({ url })).statusCode).toBe(404)
  })
})
