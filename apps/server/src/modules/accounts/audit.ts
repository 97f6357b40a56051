import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { networkOf } from './rules.ts'
import { db } from './tables.ts'

/** Every kind of account security event that is recorded permanently. */
export const securityKinds = [
  'logged_in',
  'logged_out',
  'login_throttled',
  'codes_throttled',
  'reset_asked',
  'password_reset',
  'password_changed',
  'device_verified',
  'device_renamed',
  'device_forgotten',
  'session_ended',
  'sessions_ended',
  'email_changed',
  'phone_verified',
  'confirmed',
  'verification_changed',
  'roles_changed',
  'account_opened',
  'signup_tried',
  'authenticator_added',
  'authenticator_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'key_made',
  'key_revoked',
  'payout_account_added',
  'payout_account_removed',
  'tax_form_signed',
  'exported',
  'account_closed',
  'permissions_changed',
  'password_expired_by_staff',
  'temporary_password',
  'impersonated',
  'impersonation_ended',
  'identity_read',
  'bank_file_taken',
  'tax_file_taken',
  'invited',
  'invitation_accepted',
  'deactivated',
  'reactivated',
  'contact_changed_by_staff',
  'merged',
  'accountant_invited',
  'accountant_confirmed',
  'accountant_removed',
] as const
export type SecurityKind = (typeof securityKinds)[number]

export type SecurityEvent = {
  accountId: number
  kind: SecurityKind
  /** Who did it; the person themselves by default, null when unknown. */
  by?: number | null
  sessionId?: number | null
  /** The caller's address, of which only the network is stored. */
  address?: string | null
  details?: Record<string, unknown>
}

/**
 * Writes one line to the account's security log, which no one can change afterward. No secrets, contacts, or names:
 * things are identified by id.
 */
export const noteSecurity = async (ctx: WriteCtx, event: SecurityEvent): Promise<void> => {
  const { accountId, kind, by = accountId, sessionId = null, address, details = {} } = event
  await db(ctx)
    .insertInto('accounts.security_event')
    .values({
      account_id: accountId,
      kind,
      by_account_id: by,
      session_id: sessionId,
      network: address ? networkOf(address) : null,
      details: JSON.stringify(details),
      at: ctx.now,
    })
    .execute()
}

/** Recent events, newest first. */
export const securityEventsOf = (ctx: ReadCtx, accountId: number, limit = 50) =>
  db(ctx)
    .selectFrom('accounts.security_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Selects entries of the audit log: before a position in their order, since an instant, about these people. */
export type AuditRange = {
  /** Entries before an instant, and those at this instant with a smaller id. */
  before: { at: Date; id: number } | undefined
  since: Date | undefined
  people: readonly number[] | undefined
  limit: number
}

/** Events of every account before a position, newest first; with ids, those done by or to these people. */
export const securityEventsBefore = async (ctx: ReadCtx, { before, since, people, limit }: AuditRange) => {
  let query = db(ctx).selectFrom('accounts.security_event').selectAll()
  if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`)
  if (since) query = query.where('at', '>=', since)
  if (people) {
    const ids = sql<number>`any(${[...people]}::bigint[])`
    query = query.where((event) => event.or([event('account_id', '=', ids), event('by_account_id', '=', ids)]))
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
