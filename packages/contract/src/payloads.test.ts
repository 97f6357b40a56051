import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { payloadCollection, payloadObject } from './payloads.ts'
import { payloadList, payloadPath, payloadsFor } from './values/payload-list.ts'
import { isSecretField, withoutSecrets } from './values/secrets.ts'

/** Every field name an answer of this shape can contain, at any depth. */
const fieldsOf = (schema: z.ZodType): string[] => {
  const names = new Set<string>()
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { properties } = node as { properties?: Record<string, unknown> }
    for (const name of Object.keys(properties ?? {})) names.add(name)
    Object.values(node).forEach(walk)
  }
  walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  return [...names]
}

const secrets = [
  ...['password', 'currentPassword', 'doorCode', 'door_code', 'lockbox-code', 'entryCode', 'gateCode', 'wifiPassword'],
  ...['cardNumber', 'cvc', 'token', 'csrfToken', 'apiKey', 'taxId', 'ssn', 'ein', 'ownerTin', 'iban', 'pin'],
  ...['routingNumber', 'bankAccountNumber', 'clientSecret'],
]
const open = [
  'number',
  'name',
  'pins',
  'code',
  'codes',
  'amount',
  'shareBasisPoints',
  'opening',
  'stay',
  'ein2',
  'fact',
]

describe('what a device can store', () => {
  it('leaves no place for a secret in payload answers', () => {
    const shapes = [payloadCollection, payloadObject]
    for (const { results } of shapes) {
      const fields = fieldsOf(results)
      expect(fields).toContain('reference')
      expect(fields.length).toBeGreaterThan(25)
      expect(fields.filter(isSecretField)).toEqual([])
    }
  })

  it.each(secrets)('treats %s as a secret', (name) => expect(isSecretField(name)).toBe(true))
  it.each(open)("doesn't treat %s as a secret", (name) => expect(isSecretField(name)).toBe(false))

  it('removes every secret before storing, at any depth', () => {
    const trip = {
      id: 7,
      home: { name: 'Marram House', doorCode: '4417' },
      guests: [{ pin: '1', name: 'Ada' }],
      at: null,
    }
    expect(withoutSecrets(trip)).toEqual({ id: 7, home: { name: 'Marram House' }, guests: [{ name: 'Ada' }], at: null })
  })
})

describe('the payloads', () => {
  it("D23 require everyone's bookings and properties", () => {
    const required = payloadsFor([]).filter((payload) => payload.required)
    expect(required.map(({ name }) => name)).toEqual(['bookings', 'properties'])
  })

  it('are offered only to people who can have them', () => {
    expect(payloadsFor(['traveler']).map(({ name }) => name)).not.toContain('statements')
    expect(payloadsFor(['owner'])).toEqual([...payloadList])
  })

  it('use the addresses of the spec', () => {
    expect(payloadPath({ type: 'Collection', name: 'bookings' })).toBe('payload/collections/bookings')
    expect(payloadPath({ type: 'Object', name: 'owner-today' })).toBe('payload/objects/owner-today')
  })
})
