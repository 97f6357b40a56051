import { describe, expect, it } from 'vitest'
import {
  accountView,
  changedFields,
  type Environment,
  factsOf,
  inForce,
  mailUrl,
  movesMoney,
  type StoredConnections,
  senderLine,
  sourceOf,
} from './rules.ts'

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
  assistant: {
    via: 'anthropic',
    url: 'https://api.anthropic.com',
    model: 'claude-sonnet-4-5',
    key: 'sk-ant-key',
    dailyLimit: 200,
  },
}

describe('what counts', () => {
  it('is just the sandbox if no one has set anything', () => {
    const { stripeUrl: _, ...same } = nothing
    expect(inForce(nothing, {})).toEqual(same)
  })

  it('is what administrators entered if the environment says nothing', () => {
    expect(inForce(nothing, stored)).toEqual({
      assistant: stored.assistant,
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

  it('is the environment if it says something', () => {
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
    expect(inForce(set, stored)).toEqual({ ...same, assistant: stored.assistant })
  })

  it('pays owners through Stripe if events of their accounts can be verified, and never through the sandbox', () => {
    const payments = { ...stored.payments, connectSecret: 'whsec_d' }
    expect(inForce(nothing, { payments }).payouts).toMatchObject({ via: 'stripe', connectSecret: 'whsec_d' })
    expect(inForce(nothing, { payments: stored.payments }).payouts.via).toBe('file')
  })
})

describe('the history', () => {
  it('records only the ending of secrets, and nothing of a password', () => {
    const text = JSON.stringify(changedFields({}, stored))
    for (const secret of ['p@ss', 'reply-key', 'sk_test', 'whsec', '123456789"', '00098765'])
      expect(text).not.toContain(secret)
    expect(text).toContain('First Bank 021000021 …6789')
  })

  it('notices a new secret that has the old one’s ending', () => {
    const after = { ...stored, payments: { ...stored.payments, secretKey: 'sk_test_other_b' } }
    expect(changedFields(stored, after).map(({ field }) => field)).toEqual(['secretKey'])
    expect(changedFields(stored, stored)).toEqual([])
  })
})

describe('the facts of the history', () => {
  it('are those of each connection, and empty if there is none', () => {
    expect(factsOf(stored)).toEqual({
      assistantVia: 'anthropic',
      assistantUrl: 'https://api.anthropic.com',
      assistantModel: 'claude-sonnet-4-5',
      assistantKey: '…tkey',
      assistantLimit: '200',
      assistantProfileLimit: '0',
      mailServer: 'smtp.cove.example:587 (starttls)',
      mailUser: 'stay@cove.example',
      mailPassword: '…',
      mailFrom: 'Cove <stay@cove.example>',
      incomingVia: 'imap',
      incomingAddress: 'stay@cove.example (+)',
      incomingServer: 'imap.cove.example:993 (tls) INBOX',
      incomingUser: 'stay@cove.example',
      incomingPassword: '…',
      incomingKey: null,
      incomingTrust: 'mx.cove.example',
      publishableKey: 'pk_test_a',
      secretKey: '…st_b',
      webhookSecret: '…ec_c',
      connectSecret: null,
      trustAccount: 'First Bank 021000021 …6789',
      operatingAccount: 'First Bank 021000021 …4321',
      achCompanyId: '1987000111',
    })
    expect(Object.values(factsOf({})).every((fact) => fact === null)).toBe(true)
    const bare = factsOf({
      mail: { ...stored.mail, user: '', password: '', fromName: '' },
      incoming: { ...stored.incoming, plus: false, host: '', user: '', password: '', authServer: '' },
      bank: { trust: null, operating: null, achCompanyId: '' },
    })
    expect(bare).toMatchObject({
      mailUser: null,
      mailPassword: null,
      mailFrom: 'stay@cove.example',
      incomingAddress: 'stay@cove.example',
      incomingServer: null,
      incomingUser: null,
      incomingPassword: null,
      incomingTrust: null,
      trustAccount: null,
      achCompanyId: null,
    })
  })

  it('are only what differs', () => {
    expect(changedFields(stored, stored)).toEqual([])
    expect(changedFields({}, {})).toEqual([])
    const moved = { ...stored, mail: { ...stored.mail, port: 465 } }
    expect(changedFields(stored, moved)).toEqual([
      { field: 'mailServer', before: 'smtp.cove.example:587 (starttls)', after: 'smtp.cove.example:465 (starttls)' },
    ])
    const { bank: _bank, ...without } = stored
    expect(changedFields(stored, without).map(({ field, after }) => [field, after])).toEqual([
      ['trustAccount', null],
      ['operatingAccount', null],
      ['achCompanyId', null],
    ])
  })
})

describe('company accounts', () => {
  const { bank } = stored
  const other = { bank: 'Second Bank', routing: '021000021', account: '000555555555' }

  it('move money if either’s routing or account number changes, but not if only a bank’s name does', () => {
    expect(movesMoney(bank, bank)).toBe(false)
    expect(movesMoney(bank, { ...bank, achCompanyId: '1' })).toBe(false)
    expect(movesMoney(bank, { ...bank, trust: bank.trust && { ...bank.trust, bank: 'First Bank of Cove' } })).toBe(
      false,
    )
    for (const field of ['trust', 'operating'] as const) {
      expect(movesMoney(bank, { ...bank, [field]: other })).toBe(true)
      expect(movesMoney(bank, { ...bank, [field]: bank[field] && { ...bank[field], routing: '011401533' } })).toBe(true)
      expect(movesMoney({ ...bank, [field]: null }, bank)).toBe(true)
      expect(movesMoney(bank, { ...bank, [field]: null })).toBe(true)
    }
    expect(movesMoney(undefined, bank)).toBe(true)
    expect(movesMoney(undefined, { trust: null, operating: null, achCompanyId: '' })).toBe(false)
  })

  it('show only their ending', () => {
    expect(accountView(bank.trust)).toEqual({ bank: 'First Bank', routing: '021000021', accountEnding: '6789' })
    expect(accountView(null)).toBeNull()
  })
})

it('a mail server’s address includes its security and its user', () => {
  const { fromName: _name, fromEmail: _email, ...server } = stored.mail
  const open = { ...server, user: '', password: '' }
  expect(mailUrl(server)).toBe('smtp://stay%40cove.example:p%40ss%2Fword@smtp.cove.example:587?requireTLS=true')
  expect(mailUrl({ ...open, security: 'tls' })).toBe('smtps://smtp.cove.example:587')
  expect(mailUrl({ ...open, security: 'none' })).toBe('smtp://smtp.cove.example:587?ignoreTLS=true')
  expect(senderLine({ fromName: '', fromEmail: 'a@b.example' })).toBe('a@b.example')
})

it('the environment takes precedence over what is stored', () => {
  expect([sourceOf(true, stored.mail), sourceOf(true, undefined), sourceOf(false, stored.mail)]).toEqual([
    'environment',
    'environment',
    'settings',
  ])
  expect(sourceOf(false, undefined)).toBe('none')
})
