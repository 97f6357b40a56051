import type { PayoutAccount, ThroughStripe } from '@porchlight/contract'
import type { ConnectedRow } from './connected-accounts.ts'
import type { PayoutAccountRow } from './queries.ts'

export const payoutAccountView = (row: PayoutAccountRow, now: Date): PayoutAccount => ({
  id: row.id,
  kind: row.kind,
  holder: row.holder,
  accountType: row.account_type,
  ending: row.ending,
  addedAt: row.added_at.toISOString(),
  inForceAt: row.in_force_at.toISOString(),
  state: row.held_at ? 'in_review' : row.in_force_at <= now ? 'in_force' : 'waiting',
})

export const throughStripeView = (row: ConnectedRow | undefined): ThroughStripe =>
  row?.chosen ? { state: row.ready ? 'ready' : 'open', wants: row.wants } : { state: 'none', wants: [] }
