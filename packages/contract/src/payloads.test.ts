import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { payloadCollection, payloadObject } from './payloads.ts'
import { payloadList, payloadPath, payloadsFor } from './values/payload-list.ts'
import { isSecretField, withoutSecrets } from './values/secrets.ts'

/** Every field name that an answer of this shape can have, at any depth. */
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

describe('what a device may keep', () => {
  it('no secret has a place in what payloads answer', () => {
    const shapes = [payloadCollection, payloadObject]
    for (const { results } of shapes) {
      const fields = fieldsOf(results)
      expect(fields).toContain('reference')
      expect(fields.length).toBeGreaterThan(25)
      expect(fields.filter(isSecretField)).toEqual([])
    }
  })

  it.each(secrets)('%s is a secret', (name) => expect(isSecretField(name)).toBe(true))
  it.each(open)('%s is none', (name) => expect(isSecretField(name)).toBe(false))

  it('loses every secret before it is kept, at whatever depth', () => {
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
  it('D23 require bookings and properties of everybody', () => {
    const required = payloadsFor([]).filter((payload) => payload.required)
    expect(required.map(({ name }) => name)).toEqual(['bookings', 'properties'])
  })

  it('are offered to those whose they can be', () => {
    expect(payloadsFor(['traveler']).map(({ name }) => name)).not.toContain('statements')
    expect(payloadsFor(['owner'])).toEqual([...payloadList])
  })

  it('are at the addresses of the spec', () => {
    expect(payloadPath({ type: 'Collection', name: 'bookings' })).toBe('payload/collections/bookings')
    expect(payloadPath({ type: 'Object', name: 'owner-today' })).toBe('payload/objects/owner-today')
  })
})
