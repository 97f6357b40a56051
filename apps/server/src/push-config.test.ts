import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const home = mkdtempSync(join(tmpdir(), 'push-config-'))
afterAll(() => rmSync(home, { recursive: true }))
const load = (env: Record<string, string>) => loadConfig({ PORCHLIGHT_DATA: home, ...env }).appPush
const faults = (env: Record<string, string>): string => {
  try {
    load(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
const pem = ({ privateKey }: { privateKey: KeyObject }) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const p256 = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }))
const p384 = pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }))
const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }))

const apple = { APNS_KEY: p256, APNS_KEY_ID: 'ABCDE12345', APNS_TEAM_ID: 'FGHIJ67890' }
const account = { project_id: 'p', client_email: 'a@p.example', private_key: rsa, private_key_id: 'k' }
const google = (fields: object) => ({ FCM_SERVICE_ACCOUNT: JSON.stringify({ ...account, ...fields }) })

describe('who sends push notifications to the app', () => {
  it('is no one without keys', () => {
    expect(load({})).toEqual({ apns: null, fcm: null })
  })

  it('is Apple with a key, whose line breaks can be escaped', () => {
    const apns = {
      key: p256.trim(),
      keyId: 'ABCDE12345',
      teamId: 'FGHIJ67890',
      topic: 'com.porchlight.stays',
      url: undefined,
    }
    expect(load(apple).apns).toEqual(apns)
    expect(load({ ...apple, APNS_KEY: p256.trim().replaceAll('\n', '\\n') }).apns).toEqual(apns)
    expect(load({ ...apple, APNS_TOPIC: 'com.a.b', APNS_URL: 'https://api.sandbox.push.apple.com' }).apns).toEqual({
      ...apns,
      topic: 'com.a.b',
      url: 'https://api.sandbox.push.apple.com',
    })
  })

  it('is Google with a service account', () => {
    expect(load(google({ token_uri: 'https://tokens.example/t' })).fcm).toEqual({
      project: 'p',
      email: 'a@p.example',
      key: rsa,
      keyId: 'k',
      tokenUrl: 'https://tokens.example/t',
      url: undefined,
    })
    expect(load(google({})).fcm?.tokenUrl).toBe('https://oauth2.googleapis.com/token')
  })

  it.each([
    ['half of Apple’s', { ...apple, APNS_TEAM_ID: '' }, 'belong together'],
    ['no key', { ...apple, APNS_KEY: 'hunter2' }, 'APNS_KEY must be'],
    ['a key of another curve', { ...apple, APNS_KEY: p384 }, 'APNS_KEY must be'],
    ['an id that is none', { ...apple, APNS_KEY_ID: 'abc' }, 'APNS_KEY_ID'],
    ['no bundle', { ...apple, APNS_TOPIC: 'an app' }, 'APNS_TOPIC'],
    ['an address alone', { APNS_URL: 'https://a.example' }, 'need APNS_KEY'],
    ['another scheme', { ...apple, APNS_URL: 'ftp://a.example' }, 'APNS_URL'],
    ['no JSON', { FCM_SERVICE_ACCOUNT: 'hunter2' }, 'FCM_SERVICE_ACCOUNT must be'],
    ['a field left out', google({ project_id: undefined }), 'FCM_SERVICE_ACCOUNT must be'],
    ['a key that is none of RSA', google({ private_key: p256 }), 'RSA'],
    ['no address for tokens', google({ token_uri: 'here' }), 'token_uri'],
    ['an address without an account', { FCM_URL: 'https://a.example' }, 'FCM_URL'],
  ])('%s is rejected at startup, without repeating a secret', (_name, env, words) => {
    const said = faults(env)
    expect(said).toContain(words)
    expect(said).not.toMatch(/hunter2|BEGIN/)
  })
})
