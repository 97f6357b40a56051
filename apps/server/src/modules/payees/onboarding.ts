import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { ProviderUnreachable } from './carrier.ts'
import {
  connectedOf,
  noteReference,
  offered,
  recordAccountStatus,
  recordPayoutChoice,
  unreadyReferences,
} from './connected-accounts.ts'

type Portal = 'owners' | 'partners' | 'travelers'

/** @throws Problem 503 stripe_unreachable if the carrier doesn't respond */
const reported = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    throw new Problem(503, 'stripe_unreachable', 'Stripe isn’t responding right now. Try again in a minute.')
  }
}

/** Asks the carrier about an account, and records the answer. */
export const lookAt = async (app: App, reference: string): Promise<void> => {
  const status = await offered(app.adapters.carrier).accountStatus(reference)
  await app.work.write((ctx) => recordAccountStatus(ctx, reference, status))
}

/**
 * Starts onboarding and returns the carrier's page that collects the person's details. The request is recorded first
 * and the account is opened under its key, so that clicking twice creates one account.
 * @throws Problem 409 stripe_not_offered, 429 too_many_changes, 503 stripe_unreachable
 */
export const beginOnboarding = async (app: App, accountId: number, portal: Portal): Promise<string> => {
  const carrier = offered(app.adapters.carrier)
  const request = await app.work.write((ctx) => recordPayoutChoice(ctx, accountId, carrier.name))
  const reference = request.reference ?? (await reported(() => carrier.open(request)))
  if (!request.reference) await app.work.write((ctx) => noteReference(ctx, request.id, reference))
  await reported(() => lookAt(app, reference))
  const page = `${app.config.publicUrl}/${portal}/accounting/accounts`
  return await reported(() =>
    carrier.onboarding(reference, { returnTo: `${page}?stripe=back`, again: `${page}?stripe=again` }),
  )
}

/** @throws Problem 409 stripe_not_offered, 503 stripe_unreachable */
export const inspectOwnBooks = async (app: App, accountId: number): Promise<void> => {
  const { name } = offered(app.adapters.carrier)
  const row = await app.work.read((ctx) => connectedOf(ctx, accountId, name))
  const reference = row?.reference
  if (reference) await reported(() => lookAt(app, reference))
}

/** Checks everyone the carrier can't pay yet, because its reports may get lost. */
export const checkPendingAccounts = async (app: App): Promise<void> => {
  const { carrier } = app.adapters
  if (!carrier) return
  for (const reference of await app.work.read((ctx) => unreadyReferences(ctx, carrier.name)))
    await lookAt(app, reference)
}
