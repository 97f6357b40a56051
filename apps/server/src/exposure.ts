import type { Config } from './config.ts'
import { isLoopbackHost } from './http/client-address.ts'

type Reach = Pick<Config, 'host' | 'publicUrl'>

/** Whether anyone beyond this machine is meant to reach the server. */
export const isPublic = ({ host, publicUrl }: Reach): boolean =>
  !isLoopbackHost(host) || publicUrl.startsWith('https:') || !isLoopbackHost(new URL(publicUrl).hostname)

/** Whether the outbox page, which shows every code and link, may be served at all. */
export const hasOutboxPage = (config: Reach & Pick<Config, 'mail' | 'allowOutbox'>): boolean =>
  config.mail.via === 'outbox' && (!isPublic(config) || config.allowOutbox)

/**
 * Whether accounts with published passwords, cards that charge no one, and the sandbox's payouts are allowed at the
 * address where this server is reached.
 */
export const allowsDemo = (config: Reach & Pick<Config, 'allowDemo'>): boolean => !isPublic(config) || config.allowDemo

export const demoRefusal =
  'The demo world’s passwords are published. Set PORCHLIGHT_DEMO_HOMES=0 and start on an empty database, or set ALLOW_DEMO=yes for a public demonstration.'

type Connected = Reach & Pick<Config, 'mail' | 'allowOutbox' | 'payments' | 'payouts' | 'allowDemo'>

/**
 * What must be configured before a publicly reachable server opens: in the environment, or by an administrator in the
 * settings. Empty for a server only this machine can reach.
 */
export const connectionFaults = (config: Connected): string[] => {
  if (!isPublic(config)) return []
  const faults: string[] = []
  if (config.mail.via === 'outbox' && !config.allowOutbox)
    faults.push(
      'No mail server is set, so one-time codes would reach nobody. Set SMTP_URL and MAIL_FROM, or set ALLOW_OUTBOX=loopback to read mail at /dev/outbox on this machine only.',
    )
  if (config.payments.via === 'sandbox' && !config.allowDemo)
    faults.push(
      'Cards go to the sandbox, which charges nobody. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or set ALLOW_DEMO=yes for a public demonstration.',
    )
  if (config.payouts.via === 'sandbox' && !config.allowDemo)
    faults.push(
      'Payouts go through the sandbox, which verifies anybody. Set PAYOUTS_BY=file or stripe, or set ALLOW_DEMO=yes for a public demonstration.',
    )
  return faults
}

/** What keeps a server from starting at all. */
export const demoFaults = (config: Config): string[] =>
  config.demoHomes > 0 && !allowsDemo(config) ? [demoRefusal] : []
