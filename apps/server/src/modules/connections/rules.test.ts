import { describe, expect, it } from 'vitest'
import { changedFields, type Environment, inForce, type StoredConnections } from './rules.ts'

const sandboxBank = { routing: '021000021', name: 'SANDBOX BANK', companyId: '1000000000' }
const nothing: Environment = {
  mail: { via: 'outbox' },
  incoming: undefined,
  payments: { via: 'sandbox' },
  payouts: { via: 'sandbox', bank: sandboxBank },
  stripeUrl: undefined,
}
const stored: Required<StoredConnections> = {
  mail: {
    host: 'smtp.cove.example',
    port: 587,
    security: 'starttls',
    user: 'stay@cove.example',
    password: 'p@ss/word',
    fromName: 'Cove',
    fromEmail: 'stay@cove.example',
  },
  incoming: {
    via: 'imap',
    address: 'stay@cove.example',
    plus: true,
    authServer: 'mx.cove.example',
    host: 'imap.cove.example',
    port: 993,
    security: 'tls',
    user: 'stay@cove.example',
    password: 'p@ss/imap',
    folder: 'INBOX',
    webhookKey: '',
    replyKey: 'reply-key',
  },
  payments: { publishableKey: 'pk_test_a', secretKey: 'sk_test_b', webhookSecret: 'whsec_c', connectSecret: '' },
  bank: {
    trust: { bank: 'First Bank', routing: '021000021', account: '000123456789' },
    operating: { bank: 'First Bank', routing: '021000021', account: '000987654321' },
    achCompanyId: '1987000111',
  },
}

describe('what counts', () => {
  it('is nothing but the sandbox where nobody set anything', () => {
    const { stripeUrl: _, ...same } = nothing
    expect(inForce(nothing, {})).toEqual(same)
  })

  it('is what administrators entered where the environment says nothing', () => {
    expect(inForce(nothing, stored)).toEqual({
      mail: {
        via: 'smtp',
        url: 'smtp://stay%40cove.example:p%40ss%2Fword@smtp.cove.example:587?requireTLS=true',
        from: 'Cove <stay@cove.example>',
      },
      incoming: stored.incoming,
      payments: {
        via: 'stripe',
        secretKey: 'sk_test_b',
        publishableKey: 'pk_test_a',
        webhookSecret: 'whsec_c',
        url: undefined,
      },
      payouts: { via: 'file', bank: { routing: '021000021', name: 'FIRST BANK', companyId: '1987000111' } },
    })
  })

  it('is the environment where it says something', () => {
    const set: Environment = {
      incoming: { ...stored.incoming, address: 'other@cove.example' },
      mail: { via: 'smtp', url: 'smtp://relay:25', from: 'a@b.example' },
      payments: {
        via: 'stripe',
        secretKey: 'sk_live_x',
        publishableKey: 'pk_live_x',
        webhookSecret: 'whsec_x',
        url: undefined,
      },
      payouts: { via: 'file', bank: { routing: '011401533', name: 'OTHER BANK', companyId: '1987654321' } },
      stripeUrl: undefined,
    }
    const { stripeUrl: _, ...same } = set
    expect(inForce(set, stored)).toEqual(same)
  })

  it('pays owners through Stripe where events of their accounts can be verified, and never through the sandbox', () => {
    const payments = { ...stored.payments, connectSecret: 'whsec_d' }
    expect(inForce(nothing, { payments }).payouts).toMatchObject({ via: 'stripe', connectSecret: 'whsec_d' })
    expect(inForce(nothing, { payments: stored.payments }).payouts.via).toBe('file')
  })
})

describe('the history', () => {
  it('records of secrets the ending alone, and of a password nothing', () => {
    const text = JSON.stringify(changedFields({}, stored))
    for (const secret of ['p@ss', 'reply-key', 'sk_test', 'whsec', '123456789"', '00098765'])
      expect(text).not.toContain(secret)
    expect(text).toContain('First Bank 021000021 …6789')
  })

  it('notices a new secret with the ending of the old one', () => {
    const after = { ...stored, payments: { ...stored.payments, secretKey: 'sk_test_other_b' } }
    expect(changedFields(stored, after).map(({ field }) => field)).toEqual(['secretKey'])
    expect(changedFields(stored, stored)).toEqual([])
  })
})
