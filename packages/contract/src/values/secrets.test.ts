import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsKeys, isSecretField, withoutSecrets } from './secrets.ts'

const secrets = [
  'The door code is 4711#.',
  'Your lockbox code for the stay: *2580',
  'Wi-Fi password: harbor-1907',
  'Gate code 0042',
  'Der Türcode ist 4711.',
  'Le code de la porte est 4711.',
  'Code d’entrée : 4711',
  'El código de la puerta es 4711.',
]
const harmless = [
  'We come at 1500 with the car.',
  'Is there a door to the garden?',
  'Zip code 11963, phone +1 631 555 0188',
  'The key is with Ada, arrival 12/03/2026.',
  'The home has a lockbox. Its code follows on the day.',
]

describe('home access details', () => {
  it.each(secrets)('are found in a sentence: %s', (text) => {
    expect(holdsKeys({ messages: [{ text }] })).toBe(true)
    expect(withoutSecrets({ text }).text).not.toMatch(/4711|2580|1907|0042/)
  })
  it.each(harmless)('exclude what only sounds like them: %s', (text) => {
    expect(holdsKeys([text])).toBe(false)
    expect(withoutSecrets(text)).toBe(text)
  })
  it('are found by the name of their field, unless it is empty', () => {
    expect(holdsKeys({ home: { doorCode: '4711' } })).toBe(true)
    expect(holdsKeys({ home: { wifiPassword: 'harbor' } })).toBe(true)
    expect(holdsKeys({ home: { doorCode: null }, user: { tempPassword: true, passwordChangedAt: '2026-11-22' } })).toBe(
      false,
    )
  })
  it('are removed from what a device stores, wherever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...secrets), (value, text) => {
        const cleaned = withoutSecrets({ value, list: [{ text, doorCode: '4711' }] })
        expect(holdsKeys(cleaned)).toBe(false)
      }),
    )
  })
  it('are secrets like any other', () => {
    expect(['doorCode', 'wifi_password', 'lockPin', 'cardNumber', 'taxId'].map(isSecretField)).not.toContain(false)
    expect(['code', 'doorway', 'currency'].map(isSecretField)).not.toContain(true)
  })
})
