import type { Clock } from '#kernel/clock'
import { type Connection, createPool } from '#kernel/db'
import type { Logger } from '#kernel/log'
import type { Carrier } from '#modules/payees'
import { fromStripe } from '../amounts.ts'
import { type StripeAccount, stripeClient } from '../client.ts'
import { accountStatusIn } from './account-status.ts'
import { type ConnectParts, callStripe } from './requests.ts'
import { createTransfer, transferStatus } from './transfers.ts'

/** Opens a Stripe account for someone in the United States. We trigger its payouts: one for each transfer we send. */
const open = ({ stripe }: ConnectParts, { key, email }: { key: string; email: string }): Promise<string> =>
  callStripe(async () => {
    const { id } = await stripe.accounts.create(
      {
        type: 'express',
        country: 'US',
        email,
        capabilities: { transfers: { requested: true } },
        settings: { payouts: { schedule: { interval: 'manual' } } },
        metadata: { key },
      },
      { idempotencyKey: key },
    )
    return id
  })

const onboarding: (parts: ConnectParts, ...requested: Parameters<Carrier['onboarding']>) => Promise<string> = (
  { stripe },
  account,
  { returnTo, again },
) =>
  callStripe(async () => {
    const input = { account, return_url: returnTo, refresh_url: again, type: 'account_onboarding' as const }
    return (await stripe.accountLinks.create(input)).url
  })

const available = ({ stripe }: ConnectParts, currency: string): Promise<number> =>
  callStripe(async () => {
    const balance = await stripe.balance.retrieve()
    return balance.available
      .filter((part) => part.currency === currency.toLowerCase())
      .reduce((sum, { amount }) => sum + fromStripe(amount, currency), 0)
  })

/** Stripe Connect as a payout carrier. Requests are recorded first, on its own connections. */
export const createStripeProvider = (
  account: StripeAccount,
  connection: Connection,
  clock: Clock,
  log: Logger,
): Carrier => {
  const pool = createPool(connection, log, 2)
  const parts = { stripe: stripeClient(account), pool, clock }
  return {
    name: 'stripe',
    open: (person) => open(parts, person),
    onboarding: (reference, addresses) => onboarding(parts, reference, addresses),
    accountStatus: async (reference) =>
      accountStatusIn(await callStripe(() => parts.stripe.accounts.retrieve(reference))),
    available: (currency) => available(parts, currency),
    carry: (request) => createTransfer(parts, request),
    moved: (key) => transferStatus(parts, key),
    close: () => pool.end(),
  }
}
