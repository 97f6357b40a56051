import { z } from 'zod'
import { isAccountNumber, isBankName, isRoutingNumber } from './account-rules/payout.ts'
import { approvalOutcome } from './approvals.ts'
import { isHostName, latestRead } from './company.ts'
import { assistantProtocols } from './drafts.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, instant } from './values/ids.ts'

/**
 * The installation's external connections: the mail server, the payment gateway, the bank, and the AI service that
 * drafts replies.
 */
export const connectionKinds = ['mail', 'incoming', 'payments', 'bank', 'assistant'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** Where a connection is configured: environment variables take precedence over these settings. */
const source = z.enum(['none', 'settings', 'environment'])
export type ConnectionSource = z.output<typeof source>

/** How the connection to a mail server is encrypted: from the first byte, after STARTTLS, or not at all. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const

const line = (most: number) => z.string().trim().max(most)
const reason = line(500).default('')

const host = z
  .string()
  .max(300)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => isHostName(text) || /^(\d{1,3}\.){3}\d{1,3}$|^localhost$/.test(text), {
    error: 'Enter a host name like smtp.example.com, without https:// or a path',
  })

const mail = z.object({
  source,
  host: z.string().nullable(),
  port: z.int().nullable(),
  security: z.enum(mailSecurities).nullable(),
  user: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The sender as recipients see it: `Cove <stay@cove.example>`. */
  from: z.string().nullable(),
  fromName: z.string().nullable(),
  fromEmail: z.string().nullable(),
})

/** How emails are received: from a mailbox we read, or posted by the service that receives them. */
export const incomingWays = ['imap', 'postmark', 'sendgrid', 'mailgun'] as const
export type IncomingWay = (typeof incomingWays)[number]

const incoming = z.object({
  source,
  via: z.enum(incomingWays).nullable(),
  /** The address guests write to. */
  address: z.string().nullable(),
  /** Whether it also accepts `name+anything@`, which assigns a reply to its conversation. */
  plus: z.boolean(),
  /** The name under which its mail server authenticates senders. */
  authServer: z.string().nullable(),
  host: z.string().nullable(),
  port: z.int().nullable(),
  security: z.enum(mailSecurities).nullable(),
  user: z.string().nullable(),
  hasPassword: z.boolean(),
  folder: z.string().nullable(),
  hasKey: z.boolean(),
  /** The address each service must post emails to. */
  webhooks: z.record(z.enum(['postmark', 'sendgrid', 'mailgun']), z.string()),
  /** The number that receives text messages, and the address its carrier must post them to; null without a carrier. */
  texts: z.object({ number: z.string(), webhookUrl: z.string(), lastAt: instant.nullable() }).nullable(),
  /** When the mailbox was last read, or the last email was posted. */
  lastAt: instant.nullable(),
  /** Why the mailbox can't be read at the moment. */
  problem: z.enum(['unreachable', 'login_refused', 'private_address', 'folder_missing']).nullable(),
})

const payments = z.object({
  source,
  via: z.enum(['sandbox', 'stripe']),
  mode: z.enum(['test', 'live']).nullable(),
  publishableKey: z.string().nullable(),
  /** The last four characters; the full value is never shown again. */
  secretKeyEnding: z.string().nullable(),
  /** Whether owners can be paid through Stripe Connect. */
  paysOwners: z.boolean(),
  /** Whether Stripe accepts the key at the moment. */
  status: z.enum(['answers', 'refused', 'unreachable']),
  /** The address Stripe must send its events to. */
  webhookUrl: z.string(),
  lastEventAt: instant.nullable(),
  /** Payments have been taken, so only keys of the same account are accepted. */
  locked: z.boolean(),
})

const bankAccount = z.object({ bank: z.string(), routing: z.string(), accountEnding: z.string() })
export type CompanyBankAccount = z.output<typeof bankAccount>

const bank = z.object({
  source,
  trust: bankAccount.nullable(),
  operating: bankAccount.nullable(),
  /** Ten characters that identify the sender of a payment file to the bank. */
  achCompanyId: z.string().nullable(),
  /** The bank named in payment files, from the environment. */
  environmentBank: z.string().nullable(),
  /** A change waiting for a second administrator: the request's id and the accounts it would set. */
  pending: z.object({ id, trust: z.string(), operating: z.string() }).nullable(),
})

const assistant = z.object({
  source,
  via: z.enum(assistantProtocols).nullable(),
  url: z.string().nullable(),
  model: z.string().nullable(),
  hasKey: z.boolean(),
  /** The number of drafts per day, for the whole team. */
  dailyLimit: z.int(),
  usedToday: z.int(),
  /** Style profiles of visitors a day that it may read words and links for; 0: our own list of words does. */
  profileLimit: z.int(),
  profilesToday: z.int(),
})

export const connectionFields = [
  'mailServer',
  'mailUser',
  'mailPassword',
  'mailFrom',
  'incomingVia',
  'incomingAddress',
  'incomingServer',
  'incomingUser',
  'incomingPassword',
  'incomingKey',
  'incomingTrust',
  'publishableKey',
  'secretKey',
  'webhookSecret',
  'connectSecret',
  'trustAccount',
  'operatingAccount',
  'achCompanyId',
  'assistantVia',
  'assistantUrl',
  'assistantModel',
  'assistantKey',
  'assistantLimit',
  'assistantProfileLimit',
] as const

const change = z.object({
  id,
  at: instant,
  by: z.string().nullable(),
  kind: z.enum(connectionKinds),
  /** For secrets, only the last four characters are recorded. */
  fields: z.array(
    z.object({ field: z.enum(connectionFields), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  reason: z.string(),
})
export type ConnectionChange = z.output<typeof change>

const desk = z.object({
  mail,
  incoming,
  payments,
  bank,
  assistant,
  history: z.array(change),
  /** The id of the latest change of each connection; null: none. */
  latest: z.record(z.enum(connectionKinds), id.nullable()),
})
export type ConnectionDesk = z.output<typeof desk>

const admins = ['admin'] as const
const changeErrors = { ...secondFactorErrors, confirm_first: 403, set_by_environment: 409, reason_needed: 422 } as const
const saveErrors = { ...changeErrors, settings_changed: 409 } as const

export const connectionsNow = endpoint({
  method: 'GET',
  path: 'staff/connections',
  summary: 'Get the mail server, the payment gateway, and the company’s bank accounts, without secrets',
  audience: admins,
  results: desk,
  errors: {},
})

export const saveMailServer = endpoint({
  method: 'PUT',
  path: 'staff/connections/mail',
  summary: 'Set the mail server after logging in to it; the password is sealed and never shown again',
  audience: admins,
  inPerson: true,
  body: z.object({
    host,
    port: z.int().min(1).max(65_535),
    security: z.enum(mailSecurities),
    user: line(254).default(''),
    /** Omitted: unchanged. Empty: none. */
    password: z.string().max(500).optional(),
    fromName: line(80).regex(/^[^<>"\r\n]*$/, { error: 'Leave out quotes and angle brackets' }),
    fromEmail: emailAddress,
    reason,
    latestRead,
  }),
  results: desk,
  errors: {
    ...saveErrors,
    mail_server_unreachable: 422,
    mail_login_refused: 422,
    private_address: 422,
    password_again: 422,
  },
})

const secretKey = z
  .string()
  .trim()
  .regex(/^$|^[\w-]{16,200}$/, { error: 'Enter at least 16 letters and digits' })

export const saveIncomingEmail = endpoint({
  method: 'PUT',
  path: 'staff/connections/incoming',
  summary: 'Set how emails come in, after logging in to the mailbox; secrets are sealed and never shown again',
  audience: admins,
  inPerson: true,
  body: z.object({
    via: z.enum(incomingWays),
    address: emailAddress,
    plus: z.boolean(),
    authServer: line(253)
      .regex(/^[\w.-]*$/, { error: 'Enter a host name like mx.example.com' })
      .default(''),
    /** For a mailbox; omitted for a service. */
    mailbox: z
      .object({
        host,
        port: z.int().min(1).max(65_535),
        security: z.enum(mailSecurities),
        user: line(254).min(1, { error: 'Enter the user name' }),
        /** Omitted: unchanged. */
        password: z.string().min(1).max(500).optional(),
        folder: line(200).default('INBOX'),
      })
      .nullable(),
    /** The key a service authenticates with. Omitted: unchanged. */
    webhookKey: secretKey.optional(),
    reason,
    latestRead,
  }),
  results: desk,
  errors: {
    ...saveErrors,
    mail_server_unreachable: 422,
    mail_login_refused: 422,
    private_address: 422,
    folder_missing: 422,
    password_again: 422,
    mailbox_missing: 422,
    key_missing: 422,
  },
})

const stripeKey = (pattern: RegExp, error: string) => line(300).regex(pattern, { error })

export const savePaymentGateway = endpoint({
  method: 'PUT',
  path: 'staff/connections/payments',
  summary: 'Set the keys of the Stripe account after checking them with Stripe; they are sealed and never shown again',
  audience: admins,
  inPerson: true,
  body: z
    .object({
      publishableKey: stripeKey(
        /^pk_(test|live)_\w+$/,
        'Enter the publishable key; it starts with pk_live_ or pk_test_',
      ),
      /** Omitted: unchanged. */
      secretKey: stripeKey(
        /^(sk|rk)_(test|live)_\w+$/,
        'Enter the secret key; it starts with sk_live_, sk_test_, rk_live_, or rk_test_',
      ).optional(),
      /** Omitted: unchanged. */
      webhookSecret: stripeKey(/^whsec_\S+$/, 'Enter the signing secret; it starts with whsec_').optional(),
      /** Signs events of owners' Stripe accounts. Omitted: unchanged. Empty: owners are paid by bank file. */
      connectSecret: stripeKey(/^$|^whsec_\S+$/, 'Enter the signing secret; it starts with whsec_').optional(),
      reason,
      latestRead,
    })
    .refine(({ publishableKey, secretKey }) => !secretKey || publishableKey.split('_')[1] === secretKey.split('_')[1], {
      path: ['publishableKey'],
      error: 'Both keys must be live keys, or both test keys',
    }),
  results: desk,
  errors: {
    ...saveErrors,
    key_refused: 422,
    keys_missing: 422,
    modes_differ: 422,
    stripe_unreachable: 503,
    other_account: 409,
    payments_taken: 409,
  },
})

const newAccount = z
  .object({
    bank: line(60).refine(isBankName, { error: 'Enter the name of the bank' }),
    routing: line(20).refine(isRoutingNumber, { error: 'Enter the nine-digit routing number' }),
    /** Omitted: unchanged. */
    account: line(40).refine(isAccountNumber, { error: 'Enter the account number' }).optional(),
  })
  .nullable()

export const saveBankAccounts = endpoint({
  method: 'PUT',
  path: 'staff/connections/bank',
  summary:
    'Set the trust and operating accounts; other accounts than before wait for a second administrator. Account numbers are sealed and never shown whole',
  audience: admins,
  inPerson: true,
  body: z.object({
    trust: newAccount,
    operating: newAccount,
    achCompanyId: line(10).regex(/^$|^[A-Za-z0-9]{10}$/, {
      error: 'Enter the ten letters and digits your bank gave you, mostly 1 and your employer number',
    }),
    reason,
    latestRead,
  }),
  results: desk.extend({ outcome: approvalOutcome }),
  errors: { ...saveErrors, account_number_missing: 422, same_account: 422, already_pending: 409 },
})

export const assistantUrls = { anthropic: 'https://api.anthropic.com', openai: 'https://api.openai.com/v1' } as const

export const saveAssistant = endpoint({
  method: 'PUT',
  path: 'staff/connections/assistant',
  summary: 'Set who drafts replies after one question to it; the key is sealed and never shown again',
  audience: admins,
  inPerson: true,
  body: z.object({
    via: z.enum(assistantProtocols),
    url: line(300).regex(/^https?:\/\/[^\s@?#]+$/, { error: 'Enter an address like https://api.example.com/v1' }),
    model: line(120).regex(/^[\w.:/@-]+$/, { error: 'Enter the name of the model as its provider writes it' }),
    /** Omitted: unchanged. Empty: none, for a self-hosted server. */
    key: line(500)
      .regex(/^[!-~]*$/, { error: 'Enter the key without spaces' })
      .optional(),
    dailyLimit: z.int().min(1).max(5_000),
    profileLimit: z.int().min(0).max(5_000).default(0),
    reason,
    latestRead,
  }),
  results: desk,
  errors: {
    ...saveErrors,
    private_address: 422,
    key_refused: 422,
    key_again: 422,
    model_unknown: 422,
    assistant_unreachable: 503,
  },
})

export const disconnect = endpoint({
  method: 'POST',
  path: 'staff/connections/{kind}/remove',
  summary: 'Remove the stored settings of a connection, with its secrets',
  audience: admins,
  inPerson: true,
  params: z.object({ kind: z.enum(connectionKinds) }),
  body: z.object({ reason }),
  results: desk,
  errors: { ...changeErrors, payments_taken: 409 },
})
