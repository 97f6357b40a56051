import {
  type BodyInputOf,
  type ConnectionDesk,
  type ConnectionSource,
  type IncomingWay,
  isAccountNumber,
  isBankName,
  isEmail,
  isHostName,
  isRoutingNumber,
  type mailSecurities,
  type saveBankAccounts,
  type saveIncomingEmail,
  type saveMailServer,
  type savePaymentGateway,
} from '@porchlight/contract'

type Problems<Names extends string> = Record<Names | 'required' | 'reason', string>

/** Changing an existing connection needs a reason; the first setup doesn't. */
export const needsReason = (source: ConnectionSource): boolean => source === 'settings'

const withReason = (source: ConnectionSource, reason: string, words: { reason: string }) =>
  needsReason(source) && reason.trim().length < 10 ? { reason: words.reason } : {}

const isHost = (host: string): boolean => isHostName(host) || /^(\d{1,3}\.){3}\d{1,3}$|^localhost$/.test(host)

export type MailFields = {
  host: string
  port: number | null
  security: (typeof mailSecurities)[number]
  user: string
  password: string
  fromName: string
  fromEmail: string
  reason: string
}

export const mailFieldsOf = (mail: ConnectionDesk['mail']): MailFields => ({
  host: mail.host ?? '',
  port: mail.port ?? 587,
  security: mail.security ?? 'starttls',
  user: mail.user ?? '',
  password: '',
  fromName: mail.fromName ?? '',
  fromEmail: mail.fromEmail ?? '',
  reason: '',
})

export const mailProblems = (
  { source }: ConnectionDesk['mail'],
  fields: MailFields,
  words: Problems<'host' | 'email' | 'port' | 'name'>,
) => {
  const host = fields.host.trim().toLowerCase()
  return {
    ...(!host ? { host: words.required } : isHost(host) ? {} : { host: words.host }),
    ...(fields.port === null ? { port: words.port } : {}),
    ...(isEmail(fields.fromEmail) ? {} : { fromEmail: words.email }),
    ...(/[<>"]/.test(fields.fromName) ? { fromName: words.name } : {}),
    ...withReason(source, fields.reason, words),
  }
}

export const mailBodyOf = ({ password, port, ...fields }: MailFields): BodyInputOf<typeof saveMailServer> => ({
  ...fields,
  port: port ?? 587,
  ...(password && { password }),
})

export type IncomingFields = {
  via: IncomingWay
  address: string
  plus: boolean
  authServer: string
  host: string
  port: number | null
  security: (typeof mailSecurities)[number]
  user: string
  password: string
  folder: string
  webhookKey: string
  reason: string
}

export const incomingFieldsOf = (incoming: ConnectionDesk['incoming']): IncomingFields => ({
  via: incoming.via ?? 'imap',
  address: incoming.address ?? '',
  plus: incoming.plus,
  authServer: incoming.authServer ?? '',
  host: incoming.host ?? '',
  port: incoming.port ?? 993,
  security: incoming.security ?? 'tls',
  user: incoming.user ?? '',
  password: '',
  folder: incoming.folder ?? 'INBOX',
  webhookKey: '',
  reason: '',
})

const mailboxProblems = (
  { hasPassword }: ConnectionDesk['incoming'],
  fields: IncomingFields,
  words: Problems<'host' | 'port'>,
) => ({
  ...(!fields.host.trim()
    ? { host: words.required }
    : isHost(fields.host.trim().toLowerCase())
      ? {}
      : { host: words.host }),
  ...(fields.port === null ? { port: words.port } : {}),
  ...(fields.user.trim() ? {} : { user: words.required }),
  ...(fields.password || hasPassword ? {} : { password: words.required }),
})

export const incomingProblems = (
  incoming: ConnectionDesk['incoming'],
  fields: IncomingFields,
  words: Problems<'host' | 'port' | 'email' | 'key' | 'name'>,
) => {
  const key = fields.webhookKey.trim()
  const keepsKey = incoming.hasKey && incoming.via === fields.via
  return {
    ...(isEmail(fields.address) ? {} : { address: words.email }),
    ...(/^[\w.-]*$/.test(fields.authServer.trim()) ? {} : { authServer: words.name }),
    ...(fields.via === 'imap' ? mailboxProblems(incoming, fields, words) : {}),
    ...(fields.via !== 'imap' && !(key ? /^[\w-]{16,200}$/.test(key) : keepsKey) ? { webhookKey: words.key } : {}),
    ...withReason(incoming.source, fields.reason, words),
  }
}

export const incomingBodyOf = (fields: IncomingFields): BodyInputOf<typeof saveIncomingEmail> => {
  const { via, address, plus, authServer, reason, host, port, security, user, password, folder } = fields
  const shared = { via, address, plus, authServer, reason }
  if (via !== 'imap')
    return { ...shared, mailbox: null, ...(fields.webhookKey.trim() && { webhookKey: fields.webhookKey }) }
  const mailbox = { host, port: port ?? 993, security, user, folder: folder.trim() || 'INBOX' }
  return { ...shared, mailbox: { ...mailbox, ...(password && { password }) } }
}

export type PaymentFields = {
  publishableKey: string
  secretKey: string
  webhookSecret: string
  paysOwners: boolean
  connectSecret: string
  reason: string
}

export const paymentFieldsOf = ({ publishableKey, paysOwners }: ConnectionDesk['payments']): PaymentFields => ({
  publishableKey: publishableKey ?? '',
  secretKey: '',
  webhookSecret: '',
  paysOwners,
  connectSecret: '',
  reason: '',
})

export const paymentProblems = (
  { source, paysOwners }: ConnectionDesk['payments'],
  fields: PaymentFields,
  words: Problems<'publishable' | 'secret' | 'webhook' | 'modes'>,
) => {
  const isNew = source === 'none'
  const publishable = fields.publishableKey.trim()
  const secret = fields.secretKey.trim()
  const [, publishableMode] = /^pk_(test|live)_\w+$/.exec(publishable) ?? []
  const [, secretMode] = /^(?:sk|rk)_(test|live)_\w+$/.exec(secret) ?? []
  const isSigning = (text: string) => /^whsec_\S+$/.test(text.trim())
  return {
    ...(publishableMode ? {} : { publishableKey: words.publishable }),
    ...(secret ? (secretMode ? {} : { secretKey: words.secret }) : isNew ? { secretKey: words.required } : {}),
    ...(publishableMode && secretMode && publishableMode !== secretMode ? { secretKey: words.modes } : {}),
    ...(fields.webhookSecret.trim()
      ? isSigning(fields.webhookSecret)
        ? {}
        : { webhookSecret: words.webhook }
      : isNew
        ? { webhookSecret: words.required }
        : {}),
    ...(fields.paysOwners && (fields.connectSecret.trim() || !paysOwners) && !isSigning(fields.connectSecret)
      ? { connectSecret: words.webhook }
      : {}),
    ...withReason(source, fields.reason, words),
  }
}

export const paymentBodyOf = (fields: PaymentFields): BodyInputOf<typeof savePaymentGateway> => {
  const [secretKey, webhookSecret, connectSecret] = [fields.secretKey, fields.webhookSecret, fields.connectSecret].map(
    (text) => text.trim(),
  )
  return {
    publishableKey: fields.publishableKey.trim(),
    ...(secretKey && { secretKey }),
    ...(webhookSecret && { webhookSecret }),
    ...(fields.paysOwners ? connectSecret && { connectSecret } : { connectSecret: '' }),
    reason: fields.reason,
  }
}

type AccountFields = { bank: string; routing: string; account: string }
export type BankFields = {
  trust: AccountFields
  hasOperating: boolean
  operating: AccountFields
  achCompanyId: string
  reason: string
}

const accountFieldsOf = (account: ConnectionDesk['bank']['trust']): AccountFields => ({
  bank: account?.bank ?? '',
  routing: account?.routing ?? '',
  account: '',
})

export const bankFieldsOf = ({ trust, operating, achCompanyId }: ConnectionDesk['bank']): BankFields => ({
  trust: accountFieldsOf(trust),
  hasOperating: operating !== null,
  operating: accountFieldsOf(operating),
  achCompanyId: achCompanyId ?? '',
  reason: '',
})

const bare = (text: string): string => text.replace(/[\s-]/g, '')

export const bankProblems = (
  { source, trust, operating }: ConnectionDesk['bank'],
  fields: BankFields,
  words: Problems<'bank' | 'routing' | 'account' | 'company'>,
) => {
  const ofAccount = (given: AccountFields, before: ConnectionDesk['bank']['trust']) => ({
    ...(isBankName(given.bank) ? {} : { bank: words.bank }),
    ...(isRoutingNumber(given.routing) ? {} : { routing: words.routing }),
    ...(isAccountNumber(given.account) || (!given.account && before?.routing === bare(given.routing))
      ? {}
      : { account: words.account }),
  })
  const named = (name: 'trust' | 'operating', problems: Partial<AccountFields>) =>
    Object.fromEntries(Object.entries(problems).map(([field, text]) => [`${name}.${field}`, text]))
  return {
    ...named('trust', ofAccount(fields.trust, trust)),
    ...(fields.hasOperating ? named('operating', ofAccount(fields.operating, operating)) : {}),
    ...(/^$|^[A-Za-z0-9]{10}$/.test(fields.achCompanyId.trim()) ? {} : { achCompanyId: words.company }),
    ...withReason(source, fields.reason, words),
  }
}

const accountBodyOf = ({ account, ...given }: AccountFields) => ({ ...given, ...(account && { account }) })

export const bankBodyOf = (fields: BankFields): BodyInputOf<typeof saveBankAccounts> => ({
  trust: accountBodyOf(fields.trust),
  operating: fields.hasOperating ? accountBodyOf(fields.operating) : null,
  achCompanyId: fields.achCompanyId.trim(),
  reason: fields.reason,
})
