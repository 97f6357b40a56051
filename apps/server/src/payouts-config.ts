import { isRoutingNumber } from '@porchlight/contract'

/** The sums up to which one person can send payouts alone, and our bank's terms for payout files. */
export type PayoutsConfig = {
  /** Who carries payouts to owners who choose Stripe; `file`: no one, all leave by bank file. */
  via: 'file' | 'stripe' | 'sandbox'
  /** Signs Stripe's events about connected accounts. */
  connectSecret?: string

  /** In whole units of the currency: for one run, and for one payout in it. */
  limits: { run: number | null; single: number | null }
  /** How many days an owner has to pay an invoice. */
  invoiceDays: number
  /** The bank that receives our files (ACH). Without one, files name the sandbox's bank, which no bank accepts. */
  bank: { routing: string; name: string; companyId: string }
}

type Read = {
  text: (name: string) => string | undefined
  whole: (name: string, standard: number, most: number) => number
  oneOf: <T extends string>(name: string, choices: readonly T[], standard: T) => T
  wrong: <T>(sentence: string, instead: T) => T
}

const sandbox = { routing: '021000021', name: 'SANDBOX BANK', companyId: '1000000000' }
const together = 'ACH_ROUTING, ACH_BANK and ACH_COMPANY_ID belong together; set all or none.'

function bankFrom(read: Read): PayoutsConfig['bank'] {
  const routing = read.text('ACH_ROUTING')
  const name = read.text('ACH_BANK')
  const companyId = read.text('ACH_COMPANY_ID')
  if (!routing && !name && !companyId) return sandbox
  if (!routing || !name || !companyId) return read.wrong(together, sandbox)
  if (!isRoutingNumber(routing)) return read.wrong('ACH_ROUTING must be the nine digits of a bank.', sandbox)
  if (!/^[A-Z0-9]{10}$/i.test(companyId))
    return read.wrong('ACH_COMPANY_ID must be ten letters and digits: mostly 1 and the employer number.', sandbox)
  return { routing, name, companyId }
}

const ways = ['file', 'stripe', 'sandbox'] as const

/** Payouts through Stripe need its payments account, and the sandbox must never carry real guests' money. */
function advancedFrom(read: Read, byStripe: boolean): Pick<PayoutsConfig, 'via' | 'connectSecret'> {
  const via = read.oneOf('PAYOUTS_BY', ways, byStripe ? 'file' : 'sandbox')
  const connectSecret = read.text('STRIPE_CONNECT_WEBHOOK_SECRET')
  const file = { via: 'file' } as const
  if (via === 'sandbox' && byStripe)
    return read.wrong('PAYOUTS_BY is "sandbox", but payments go by Stripe: their money would never arrive.', file)
  if (via !== 'stripe')
    return connectSecret
      ? read.wrong('STRIPE_CONNECT_WEBHOOK_SECRET is set but PAYOUTS_BY is not "stripe".', file)
      : { via }
  if (!byStripe) return read.wrong('PAYOUTS_BY is "stripe" but STRIPE_SECRET_KEY is not set.', file)
  if (!connectSecret) return read.wrong('PAYOUTS_BY is "stripe" but STRIPE_CONNECT_WEBHOOK_SECRET is not set.', file)
  if (!/^whsec_\S+$/.test(connectSecret))
    return read.wrong('STRIPE_CONNECT_WEBHOOK_SECRET must begin with whsec_.', file)
  return { via, connectSecret }
}

/** Null if it isn't set: the default follows the company's currency. */
const limitFrom = (read: Read, name: string): number | null =>
  read.text(name) === undefined ? null : read.whole(name, 0, 999_999_999)

export const payoutsFrom = (read: Read): PayoutsConfig => ({
  limits: {
    run: limitFrom(read, 'PAYOUT_RUN_LIMIT'),
    single: limitFrom(read, 'PAYOUT_SINGLE_LIMIT'),
  },
  invoiceDays: read.whole('OWNER_INVOICE_DAYS', 14, 365),
  bank: bankFrom(read),
  ...advancedFrom(read, read.text('STRIPE_SECRET_KEY') !== undefined),
})
