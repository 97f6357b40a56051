import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const home = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(home, { recursive: true }))

const folder = () => mkdtempSync(join(home, 'data-'))
const load = (env: Record<string, string>) => loadConfig({ PORCHLIGHT_DATA: folder(), ...env })
const faults = (env: Record<string, string>): string => {
  try {
    load(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('configuration', () => {
  it('needs nothing', () => {
    expect(load({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      site: undefined,
      publicUrl: 'http://localhost:4000',
      logLevel: 'info',
      mail: { via: 'outbox' },
      role: 'all',
      companyZone: 'America/New_York',
    })
  })

  it('accepts a time zone for the company’s books, and no other name', () => {
    expect(load({ COMPANY_TIME_ZONE: 'Europe/Berlin' }).companyZone).toBe('Europe/Berlin')
    expect(faults({ COMPANY_TIME_ZONE: 'Berlin' })).toContain('COMPANY_TIME_ZONE is "Berlin"')
  })

  it('accepts the header its proxies write, and no other', () => {
    const one = { TRUST_PROXY: '10.0.0.0/8' }
    expect(load(one).trustedProxies).toMatchObject({ by: 'network', header: 'x-forwarded-for' })
    expect(load({ TRUST_PROXY: '2', TRUST_PROXY_HEADER: 'Forwarded' }).trustedProxies).toEqual({
      by: 'hops',
      hops: 2,
      header: 'forwarded',
    })
    expect(faults({ ...one, TRUST_PROXY_HEADER: 'X-Real-IP' })).toContain('TRUST_PROXY_HEADER is "X-Real-IP"')
  })

  it('reports every fault at once, by variable name', () => {
    const reported = faults({
      PORT: '80000',
      DATABASE_URL: 'mysql://me:pw@host/db',
      PORCHLIGHT_SITE: 'Castle!',
      PUBLIC_URL: 'https://example.com/app',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'smtp://mail',
      PORCHLIGHT_DTA: '/x',
    })
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'PORCHLIGHT_SITE',
      'PUBLIC_URL',
      'LOG_LEVEL',
      'MAIL_FROM',
      'PORCHLIGHT_DTA',
    ])
      expect(reported).toContain(name)
    expect(reported).toContain('7 settings are wrong')
  })

  it('accepts Stripe keys only as a matching set, and never with a demo world', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    }
    expect(load({}).payments).toEqual({ via: 'sandbox' })
    expect(load(keys)).toMatchObject({ payments: { via: 'stripe', secretKey: 'sk_test_abc' }, demoHomes: 0 })
    expect(faults({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toContain('belong together')
    expect(faults({ ...keys, STRIPE_SECRET_KEY: 'abc' })).toContain('STRIPE_SECRET_KEY must begin with')
    expect(faults({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' })).toContain('must begin with pk_test_')
    expect(faults({ ...keys, STRIPE_WEBHOOK_SECRET: 'abc' })).toContain('STRIPE_WEBHOOK_SECRET must begin with')
    expect(faults({ ...keys, PORCHLIGHT_DEMO_HOMES: '5' })).toContain('pays by the sandbox')
    expect(faults({ ...keys, STRIPE_SECRET_KEY: 'sk_test_ä' })).not.toContain('ä')
  })

  it('accepts Stripe as the payout provider with everything it needs, and rejects a partial setup', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    }
    const secret = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_def' }
    expect([load({}).payouts.via, load(keys).payouts.via]).toEqual(['sandbox', 'file'])
    expect(load({ ...keys, ...secret, PAYOUTS_BY: 'stripe' }).payouts).toMatchObject({
      via: 'stripe',
      connectSecret: 'whsec_def',
    })
    expect(faults({ ...keys, PAYOUTS_BY: 'stripe' })).toContain('STRIPE_CONNECT_WEBHOOK_SECRET is not set')
    expect(faults({ ...secret, PAYOUTS_BY: 'stripe' })).toContain('STRIPE_SECRET_KEY is not set')
    expect(faults({ ...keys, ...secret })).toContain('PAYOUTS_BY is not "stripe"')
    expect(faults({ ...keys, PAYOUTS_BY: 'sandbox' })).toContain('would never arrive')
    expect(faults({ PAYOUTS_BY: 'paypal' })).toContain('must be one of file, stripe, sandbox')
    const wrong = { ...keys, PAYOUTS_BY: 'stripe', STRIPE_CONNECT_WEBHOOK_SECRET: 'sehr-geheim' }
    expect(faults(wrong)).toContain('STRIPE_CONNECT_WEBHOOK_SECRET must begin with')
    expect(faults(wrong)).not.toContain('sehr-geheim')
  })

  it('accepts a translator, a geocoder, and a map key', () => {
    expect(load({})).toMatchObject({ translation: { via: 'memory' }, geocoding: { via: 'gazetteer' }, mapKey: null })
    expect(load({ DEEPL_KEY: 'k:fx' }).translation).toEqual({ via: 'deepl', key: 'k:fx', url: undefined })
    expect(load({ LIBRETRANSLATE_URL: 'http://lt:5000', LIBRETRANSLATE_KEY: 'k' }).translation).toEqual({
      via: 'libretranslate',
      url: 'http://lt:5000',
      key: 'k',
    })
    expect(load({ GOOGLE_GEOCODING_KEY: 'k' }).geocoding).toEqual({ via: 'google', key: 'k' })
    expect(load({ MAP_KEY: 'k', MAP_STYLE_URL: 'https://maps.example/style.json?key={key}' }).mapKey).toBe('k')
  })

  it('C508 accepts a CDN for home pictures, without a trailing slash', () => {
    expect(load({}).mediaCdnUrl).toBeUndefined()
    expect(load({ MEDIA_CDN_URL: 'https://cdn.example/stay/' }).mediaCdnUrl).toBe('https://cdn.example/stay')
    expect(load({ MEDIA_CDN_URL: 'https://cdn.example' }).mediaCdnUrl).toBe('https://cdn.example')
    expect(faults({ MEDIA_CDN_URL: 'cdn.example' })).toContain('MEDIA_CDN_URL')
    expect(faults({ MEDIA_CDN_URL: 'https://cdn.example/?a=1' })).toContain('MEDIA_CDN_URL')
  })

  it('shows tours from the listed providers, or from all of them by default', () => {
    expect(load({}).tourProviders).toEqual(['matterport', 'kuula', 'vimeo', 'youtube'])
    expect(load({ TOUR_PROVIDERS: 'vimeo, matterport' }).tourProviders).toEqual(['matterport', 'vimeo'])
    expect(load({ TOUR_PROVIDERS: 'none' }).tourProviders).toEqual([])
    for (const given of ['evil', 'vimeo,https://evil.example', 'none,vimeo'])
      expect(faults({ TOUR_PROVIDERS: given })).toContain('TOUR_PROVIDERS')
  })

  it('rejects half a translator setup, two translators, and a key that no map uses', () => {
    expect(faults({ DEEPL_KEY: 'k', LIBRETRANSLATE_URL: 'http://lt' })).toContain('both set')
    expect(faults({ LIBRETRANSLATE_KEY: 'k' })).toContain('LIBRETRANSLATE_URL is not')
    expect(faults({ DEEPL_URL: 'https://api.deepl.example' })).toContain('DEEPL_KEY is not')
    expect(faults({ LIBRETRANSLATE_URL: 'ftp://lt' })).toContain('LIBRETRANSLATE_URL')
    expect(faults({ MAP_KEY: 'k', MAP_STYLE_URL: 'https://maps.example/style.json' })).toContain('{key}')
    expect(faults({ MAP_KEY: 'secret-key' })).not.toContain('secret-key')
  })

  it('accepts 32-byte keys, and does not repeat an invalid one', () => {
    const key = Buffer.alloc(32, 7).toString('base64url')
    expect(load({}).secretKeys).toEqual([])
    expect(load({ SECRET_KEYS: `${key}=, ${key}` }).secretKeys).toEqual([`${key}=`, key])
    expect(faults({ SECRET_KEYS: 'short-secret' })).toContain('SECRET_KEYS')
    expect(faults({ SECRET_KEYS: 'short-secret' })).not.toContain('short-secret')
  })

  it("accepts the apps that may open links, and reports values that aren't apps", () => {
    const certificate = Array(32).fill('a1').join(':')
    expect(load({}).apps).toEqual({ ios: [], android: { id: 'com.porchlight.stays', certificates: [] } })
    expect(
      load({ IOS_APP_IDS: 'ABCDE12345.com.a.b', ANDROID_APP_ID: 'com.a.b', ANDROID_APP_CERTS: certificate }).apps,
    ).toEqual({
      ios: ['ABCDE12345.com.a.b'],
      android: { id: 'com.a.b', certificates: [certificate.toUpperCase()] },
    })
    expect(faults({ IOS_APP_IDS: 'com.a.b' })).toContain('IOS_APP_IDS')
    expect(faults({ ANDROID_APP_CERTS: 'A1:B2' })).toContain('ANDROID_APP_CERTS')
    expect(faults({ ANDROID_APP_ID: 'an app' })).toContain('ANDROID_APP_ID')
  })

  it('does not repeat a password in an error', () => {
    expect(
      faults({ DATABASE_URL: 'mysql://me:hunter2@host/db', SMTP_URL: 'http://me:hunter2@x', MAIL_FROM: 'a@b.c' }),
    ).not.toContain('hunter2')
  })

  it('accepts mail settings only together', () => {
    expect(load({ SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'Porchlight <stay@example.com>' }).mail).toEqual({
      via: 'smtp',
      url: 'smtp://mail:25',
      from: 'Porchlight <stay@example.com>',
    })
    expect(faults({ MAIL_FROM: 'stay@example.com' })).toContain('SMTP_URL')
    expect(faults({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'nobody' })).toContain('MAIL_FROM')
  })

  it('keeps only the origin of the public address', () => {
    expect(load({ PUBLIC_URL: 'https://stay.example.com/' }).publicUrl).toBe('https://stay.example.com')
  })
})
