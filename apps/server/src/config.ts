import { resolve } from 'node:path'
import { type TourProvider, tourProviders } from '@porchlight/contract'
import type { AssistantSettings } from './assistant-config.ts'
import { assistantLocalUrlsFrom } from './assistant-urls.ts'
import { isPublic } from './exposure.ts'
import type { TrustedProxies } from './http/client-address.ts'
import type { IncomingEmail } from './incoming-config.ts'
import { defaultCompanyZone, isTimeZone } from './kernel/company.ts'
import { type LogLevel, logLevels } from './kernel/log.ts'
import { CannotStart } from './kernel/startup-error.ts'
import { type NewsletterConfig, newsletterFrom } from './newsletter-config.ts'
import { type PayoutsConfig, payoutsFrom } from './payouts-config.ts'
import { trustedProxiesFrom } from './proxy-config.ts'
import { type AppPushConfig, appPushFrom } from './push-config.ts'

const roles = ['all', 'web', 'work'] as const
type Role = (typeof roles)[number]

/**
 * Everything that can differ between two installations, read once at startup. Where it leaves mail, payments, and the
 * bank open, the app's copy carries what administrators entered (`modules/connections`).
 */
export type Config = {
  port: number
  host: string
  /** Absolute path. Holds the embedded database and uploaded files. */
  dataFolder: string
  /** An external PostgreSQL database; absent: the embedded one in the data folder. */
  databaseUrl: string | undefined
  /** The brand that answers when the host name doesn't match another one; absent: the company's default brand. */
  site: string | undefined
  /** The site's public address, without a trailing slash. */
  publicUrl: string
  logLevel: LogLevel
  mail: { via: 'outbox' } | { via: 'smtp'; url: string; from: string }
  /** Text messages and calls. */
  texts: { via: 'outbox' } | { via: 'twilio'; account: string; token: string; from: string; url: string | undefined }
  /** How incoming emails arrive; set by administrators. */
  incoming: IncomingEmail | undefined
  /** Services that hold a copy of the newsletter's subscriber list. */
  newsletter: NewsletterConfig
  /** The service that delivers push notifications to the app; null: none. */
  appPush: AppPushConfig
  /**
   * Keys that encrypt the secrets in the database, 32 bytes each in base64url, newest first; empty: the key in the data
   * folder.
   */
  secretKeys: readonly string[]
  /**
   * The company's time zone until its settings name one: accounting dates, payout days, period ends, and tax years
   * follow its clock.
   */
  companyZone: string
  /** Hours a second factor opens the console to a staff session; after that, staff must prove it again. */
  staffFactorHours: number
  /** Minutes until a sent code expires. */
  codeMinutes: number
  /** The card processor. `url` is an alternative address for Stripe's API. */
  payments:
    | { via: 'sandbox' }
    | { via: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string; url: string | undefined }
  /** An alternative address for Stripe's API, also used with keys administrators enter. */
  stripeUrl: string | undefined
  /** The service that drafts replies, as administrators entered it. */
  assistant: AssistantSettings | undefined
  /** Private addresses that drafts may be requested from. */
  assistantLocalUrls: readonly string[]
  payouts: PayoutsConfig
  /** A MapLibre style; absent: the bundled map. `{key}` in it stands for the key. */
  mapStyleUrl: string | undefined
  /** The European Central Bank's daily file of reference rates, or a copy of it; absent: the bundled rates. */
  ratesUrl: string | undefined
  /**
   * The key that identifies us to the map service. Browsers can see it, so it should be restricted to our address
   * there.
   */
  mapKey: string | null
  /** A CDN that fetches pictures of homes from us, without a trailing slash; absent: we serve them ourselves. */
  mediaCdnUrl: string | undefined
  /** The header in which a proxy reports the visitor's country, in lowercase; absent: the country is unknown. */
  countryHeader: string | undefined
  /** Providers whose tours and films of homes may be embedded in our pages. */
  tourProviders: readonly TourProvider[]
  /** The service that translates text missing from the translation memory. */
  translation:
    | { via: 'memory' }
    | { via: 'deepl'; key: string; url: string | undefined }
    | { via: 'libretranslate'; url: string; key: string | undefined }
  /** The service that finds addresses: Google, or our own list of towns and streets. */
  geocoding: { via: 'gazetteer' } | { via: 'google'; key: string }
  /** The apps that may open our links: iOS team and bundle; Android package and SHA-256 of the signing certificates. */
  apps: { ios: readonly string[]; android: { id: string; certificates: readonly string[] } }
  /** `web` answers requests, `work` runs jobs, `all` does both. */
  role: Role
  /**
   * Number of homes in the demo world that fills an empty database; 0 leaves it empty. An external database is left
   * alone unless asked.
   */
  demoHomes: number
  /**
   * Whether every response is checked against the contract before it is sent: everywhere but in production, unless
   * turned on.
   */
  checksAnswers: boolean
  /** Multiplies every per-minute rate limit; above 1 where many people share one address. */
  rateLimitFactor: number
  /** Milliseconds a request may wait for its turn; requests that would wait longer get a 503 with Retry-After. */
  longestWaitMs: number
  /** The proxies whose X-Forwarded-For and Forwarded headers count. */
  trustedProxies: TrustedProxies
  /** Lets a publicly reachable server run without a mail server; its outbox page answers this machine only. */
  allowOutbox: boolean
  /** Lets a publicly reachable server hold the demo world and accept the sandbox's cards. */
  allowDemo: boolean
}

type Environment = Record<string, string | undefined>

const ours = ['PORCHLIGHT_DATA', 'PORCHLIGHT_SITE', 'PORCHLIGHT_ROLE', 'PORCHLIGHT_DEMO_HOMES']

/** Reads settings and collects every fault, so that all of them can be reported at once. */
function reader(env: Environment) {
  const faults: string[] = []
  const text = (name: string): string | undefined => env[name]?.trim() || undefined

  const wrong = <T>(sentence: string, instead: T): T => {
    faults.push(sentence)
    return instead
  }

  return {
    faults,
    text,
    wrong,
    oneOf<T extends string>(name: string, choices: readonly T[], standard: T): T {
      const given = text(name)
      if (given === undefined) return standard
      return (
        choices.find((choice) => choice === given) ??
        wrong(`${name} is "${given}"; it must be one of ${choices.join(', ')}.`, standard)
      )
    },
    port(name: string, standard: number): number {
      const given = text(name) ?? String(standard)
      const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN
      return port <= 65535 ? port : wrong(`${name} is "${given}"; it must be a port number from 0 to 65535.`, standard)
    },
    whole(name: string, standard: number, most: number): number {
      const given = text(name) ?? String(standard)
      return /^\d{1,9}$/.test(given) && Number(given) <= most
        ? Number(given)
        : wrong(`${name} is "${given}"; it must be a whole number from 0 to ${most}.`, standard)
    },
    positive(name: string, standard: number): number {
      const given = text(name)
      if (given === undefined) return standard
      return Number(given) > 0 && Number.isFinite(Number(given))
        ? Number(given)
        : wrong(`${name} is "${given}"; it must be a number above 0.`, standard)
    },
    url(name: string, protocols: string[]): string | undefined {
      const given = text(name)
      if (given === undefined) return undefined
      const protocol = URL.canParse(given) ? new URL(given).protocol : ''
      const allowed = protocols.map((one) => `${one}://`).join(' or ')
      // The value may contain a password, so the error does not repeat it.
      return protocols.includes(protocol.slice(0, -1))
        ? given
        : wrong(`${name} must be an address that begins with ${allowed}.`, undefined)
    },
  }
}

type Reader = ReturnType<typeof reader>

function mailFrom(read: Reader): Config['mail'] {
  const url = read.url('SMTP_URL', ['smtp', 'smtps'])
  const from = read.text('MAIL_FROM')
  if (!read.text('SMTP_URL') && !from) return { via: 'outbox' }
  if (!from)
    return read.wrong(
      'SMTP_URL is set but MAIL_FROM is not; mail needs a sender such as "Porchlight <stay@example.com>".',
      { via: 'outbox' },
    )
  if (!/^[^<>]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(from))
    return read.wrong(`MAIL_FROM is "${from}"; it must be an address such as "Porchlight <stay@example.com>".`, {
      via: 'outbox',
    })
  if (!read.text('SMTP_URL'))
    return read.wrong('MAIL_FROM is set but SMTP_URL is not; without a server, mail goes to the outbox.', {
      via: 'outbox',
    })
  return { via: 'smtp', url: url ?? '', from }
}

function textsFrom(read: Reader): Config['texts'] {
  const account = read.text('TWILIO_ACCOUNT_SID')
  const token = read.text('TWILIO_AUTH_TOKEN')
  const from = read.text('TWILIO_FROM')
  const url = read.url('TWILIO_URL', ['http', 'https'])
  const outbox = { via: 'outbox' } as const
  if (!account && !token && !from) return outbox
  if (!account || !token || !from)
    return read.wrong('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together; set all or none.', outbox)
  if (!/^\+[1-9]\d{4,14}$/.test(from))
    return read.wrong(`TWILIO_FROM is "${from}"; it must be a number such as +16315550100.`, outbox)
  return { via: 'twilio', account, token, from, url }
}

function stripeFrom(read: Reader): Config['payments'] {
  const secretKey = read.text('STRIPE_SECRET_KEY')
  const publishableKey = read.text('STRIPE_PUBLISHABLE_KEY')
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET')
  const url = read.url('STRIPE_URL', ['http', 'https'])
  const sandbox = { via: 'sandbox' } as const
  if (!secretKey && !publishableKey && !webhookSecret) return sandbox
  if (!secretKey || !publishableKey || !webhookSecret)
    return read.wrong(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together; set all or none.',
      sandbox,
    )
  const [, mode] = /^(?:sk|rk)_(test|live)_\w+$/.exec(secretKey) ?? []
  if (!mode) return read.wrong('STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.', sandbox)
  if (!new RegExp(`^pk_${mode}_\\w+$`).test(publishableKey))
    return read.wrong(`STRIPE_PUBLISHABLE_KEY must begin with pk_${mode}_, like the secret key.`, sandbox)
  if (!/^whsec_\S+$/.test(webhookSecret)) return read.wrong('STRIPE_WEBHOOK_SECRET must begin with whsec_.', sandbox)
  return { via: 'stripe', secretKey, publishableKey, webhookSecret, url }
}

/** The demo world pays with sandbox cards, and fills only our own database where the public can't see it. */
function demoHomesFrom(read: Reader, allowed: boolean): number {
  const byStripe = read.text('STRIPE_SECRET_KEY') !== undefined
  const standard = read.text('DATABASE_URL') || byStripe || !allowed ? 0 : 120
  const homes = read.whole('PORCHLIGHT_DEMO_HOMES', standard, 4_000)
  return homes > 0 && byStripe
    ? read.wrong('PORCHLIGHT_DEMO_HOMES is set, but the demo world pays by the sandbox and not by Stripe.', 0)
    : homes
}

function translationFrom(read: Reader): Config['translation'] {
  const key = read.text('DEEPL_KEY')
  const deeplUrl = read.url('DEEPL_URL', ['http', 'https'])
  const url = read.url('LIBRETRANSLATE_URL', ['http', 'https'])
  const memory = { via: 'memory' } as const
  if (key && read.text('LIBRETRANSLATE_URL'))
    return read.wrong('DEEPL_KEY and LIBRETRANSLATE_URL are both set; one of them translates.', memory)
  if (key) return { via: 'deepl', key, url: deeplUrl }
  if (read.text('DEEPL_URL')) return read.wrong('DEEPL_URL is set but DEEPL_KEY is not.', memory)
  if (url) return { via: 'libretranslate', url, key: read.text('LIBRETRANSLATE_KEY') }
  if (read.text('LIBRETRANSLATE_KEY'))
    return read.wrong('LIBRETRANSLATE_KEY is set but LIBRETRANSLATE_URL is not.', memory)
  return memory
}

function geocodingFrom(read: Reader): Config['geocoding'] {
  const key = read.text('GOOGLE_GEOCODING_KEY')
  return key ? { via: 'google', key } : { via: 'gazetteer' }
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function appsFrom(read: Reader): Config['apps'] {
  const ios = listed(read.text('IOS_APP_IDS'))
  const id = read.text('ANDROID_APP_ID') ?? 'com.porchlight.stays'
  const certificates = listed(read.text('ANDROID_APP_CERTS')).map((one) => one.toUpperCase())
  const none = { ios: [], android: { id, certificates: [] } }
  if (ios.some((one) => !/^[A-Z0-9]{10}\.[\w.-]+$/.test(one)))
    return read.wrong('IOS_APP_IDS must be team and bundle such as ABCDE12345.com.porchlight.stays, by commas.', none)
  if (!/^[a-z]\w*(\.[a-z]\w*)+$/i.test(id))
    return read.wrong(`ANDROID_APP_ID is "${id}"; it must be a package name.`, none)
  if (certificates.some((one) => !/^([\dA-F]{2}:){31}[\dA-F]{2}$/.test(one)))
    return read.wrong('ANDROID_APP_CERTS must be SHA-256 fingerprints of 32 bytes with colons, by commas.', none)
  return { ios, android: { id, certificates } }
}

function secretKeysFrom(read: Reader): string[] {
  const keys = listed(read.text('SECRET_KEYS'))
  // The value is a secret, so the error does not repeat it.
  if (keys.some((key) => !/^[\w-]{43}=?$/.test(key)))
    return read.wrong('SECRET_KEYS must be keys of 32 bytes in base64url, separated by commas.', [])
  return keys
}

function companyZoneFrom(read: Reader): string {
  const given = read.text('COMPANY_TIME_ZONE') ?? defaultCompanyZone
  return isTimeZone(given)
    ? given
    : read.wrong(
        `COMPANY_TIME_ZONE is "${given}"; it must be a time zone such as America/New_York or Europe/Berlin.`,
        defaultCompanyZone,
      )
}

function siteFrom(read: Reader): string | undefined {
  const given = read.text('PORCHLIGHT_SITE')
  return given === undefined || /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)
    ? given
    : read.wrong(
        `PORCHLIGHT_SITE is "${given}"; it must be the id of a brand, such as porchlight or drake-inn.`,
        undefined,
      )
}

function mapKeyFrom(read: Reader): string | null {
  const key = read.text('MAP_KEY')
  if (key && !read.text('MAP_STYLE_URL')?.includes('{key}'))
    return read.wrong('MAP_KEY is set, but MAP_STYLE_URL has no {key} to put it in.', null)
  return key ?? null
}

function mediaCdnFrom(read: Reader): string | undefined {
  const given = read.url('MEDIA_CDN_URL', ['http', 'https'])
  if (!given) return undefined
  const { origin, pathname, search, hash, username } = new URL(given)
  if (search || hash || username)
    return read.wrong('MEDIA_CDN_URL must be an address without name, query and fragment.', undefined)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

function tourProvidersFrom(read: Reader): TourProvider[] {
  const given = read.text('TOUR_PROVIDERS')
  if (given === undefined) return [...tourProviders]
  const names = given === 'none' ? [] : listed(given)
  const known = tourProviders.filter((provider) => names.includes(provider))
  return known.length === new Set(names).size
    ? known
    : read.wrong(`TOUR_PROVIDERS is "${given}"; it must be none, or of ${tourProviders.join(', ')} by commas.`, [])
}

function publicUrlFrom(read: Reader, port: number): string {
  const given = read.url('PUBLIC_URL', ['http', 'https'])
  if (!given) return `http://localhost:${port}`
  const { origin, pathname, search, hash } = new URL(given)
  if (pathname !== '/' || search || hash)
    return read.wrong(`PUBLIC_URL is "${given}"; give the origin only, such as ${origin}.`, origin)
  return origin
}

/** @throws CannotStart that lists them all */
export function refuse(faults: readonly string[]): never {
  const count = faults.length === 1 ? 'One setting is' : `${faults.length} settings are`
  throw new CannotStart(`${count} wrong in the environment:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
}

/**
 * The configuration of this process.
 * @throws CannotStart that lists every fault, by the variable's name.
 */
export function loadConfig(env: Environment = process.env): Config {
  const read = reader(env)
  for (const name of Object.keys(env))
    if (name.startsWith('PORCHLIGHT_') && !ours.includes(name))
      read.faults.push(`${name} is not a setting; the settings with that prefix are ${ours.join(', ')}.`)
  const port = read.port('PORT', 4000)
  const dataFolder = resolve(read.text('PORCHLIGHT_DATA') ?? '.porchlight')
  const reach = { host: read.text('HOST') ?? '127.0.0.1', publicUrl: publicUrlFrom(read, port) }
  const allowDemo = read.oneOf('ALLOW_DEMO', ['no', 'yes'], 'no') === 'yes'
  const settings = {
    port,
    dataFolder,
    ...reach,
    databaseUrl: read.url('DATABASE_URL', ['postgres', 'postgresql']),
    site: siteFrom(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    mail: mailFrom(read),
    newsletter: newsletterFrom(read),
    incoming: undefined,
    assistant: undefined,
    assistantLocalUrls: assistantLocalUrlsFrom(read),
    texts: textsFrom(read),
    appPush: appPushFrom(read),
    secretKeys: secretKeysFrom(read),
    companyZone: companyZoneFrom(read),
    staffFactorHours: Math.max(1, read.whole('STAFF_FACTOR_HOURS', 24 * 30, 24 * 30)),
    codeMinutes: Math.max(1, read.whole('CODE_MINUTES', 15, 60)),
    payments: stripeFrom(read),
    stripeUrl: read.url('STRIPE_URL', ['http', 'https']),
    payouts: payoutsFrom(read),
    mapStyleUrl: read.url('MAP_STYLE_URL', ['http', 'https']),
    mapKey: mapKeyFrom(read),
    ratesUrl: read.url('RATES_URL', ['https']),
    mediaCdnUrl: mediaCdnFrom(read),
    countryHeader: read.text('COUNTRY_HEADER')?.toLowerCase(),
    tourProviders: tourProvidersFrom(read),
    translation: translationFrom(read),
    geocoding: geocodingFrom(read),
    apps: appsFrom(read),
    role: read.oneOf('PORCHLIGHT_ROLE', roles, 'all'),
    demoHomes: demoHomesFrom(read, allowDemo || !isPublic(reach)),
    checksAnswers:
      read.oneOf('CHECK_ANSWERS', ['yes', 'no'], read.text('NODE_ENV') === 'production' ? 'no' : 'yes') === 'yes',
    rateLimitFactor: read.positive('RATE_LIMIT_FACTOR', 1),
    longestWaitMs: Math.max(100, read.whole('MAX_WAIT_MS', 1_000, 60_000)),
    trustedProxies: trustedProxiesFrom(read),
    allowOutbox: read.oneOf('ALLOW_OUTBOX', ['no', 'loopback'], 'no') === 'loopback',
    allowDemo,
  }
  if (read.faults.length > 0) refuse(read.faults)
  return settings
}
