import { type RawBuilder, sql } from 'kysely'
import type { Check } from '#kernel/check'
import { unreadableSecrets } from './factors.ts'
import { codeTriesPerHour, impersonationMinutes, triesPerCode } from './rules.ts'
import { db } from './tables.ts'

type Counted = { count: number }

/** Holds as long as the statement counts nothing; the figure is that count and what was counted. */
const none = (code: string, text: string, what: string, statement: RawBuilder<Counted>): Check => ({
  code: `accounts.${code}`,
  text,
  async run({ work }) {
    const { rows } = await work.read((ctx) => statement.execute(db(ctx)))
    const count = rows[0]?.count ?? 0
    return { holds: count === 0, figure: `${count} ${what}` }
  },
})

export const checks: readonly Check[] = [
  none(
    'closed_are_shut',
    'Nobody is logged in to a closed or deactivated account, and no key opens it.',
    'open',
    sql`select count(*)::int as count from accounts.account account
      where (account.closed_at is not null or account.deactivated_at is not null) and (
        exists (select from accounts.session s where s.account_id = account.id and s.ended_at is null)
        or exists (select from accounts.api_key k where k.account_id = account.id and k.revoked_at is null)
        or (account.closed_at is not null
          and exists (select from accounts.account_role r where r.account_id = account.id))
      )`,
  ),
  none(
    'own_devices',
    'Every login is on a device of the account it is for.',
    'on a stranger’s device',
    sql`select count(*)::int as count from accounts.session session
      join accounts.device device on device.id = session.device_id
      where device.account_id <> session.account_id`,
  ),
  none(
    'code_tries',
    'No code was tried more often than it bears, or used by anybody but who asked for it.',
    'beyond',
    sql`select count(*)::int as count from accounts.challenge challenge
      left join accounts.session session on session.id = challenge.session_id
      where challenge.tries > ${triesPerCode}
        or (challenge.used_at is not null and challenge.tries = 0)
        or session.account_id <> challenge.account_id`,
  ),
  none(
    'code_hours',
    'No more codes were typed for an account within an hour than it bears.',
    'accounts beyond',
    sql`select count(distinct mailbox)::int as count from (
        select mailbox, count(*) over (
          partition by mailbox order by tried_at range between interval '59 minutes 59 seconds' preceding and current row
        ) as tries from accounts.code_try
      ) hour where tries > ${codeTriesPerHour}`,
  ),
  none(
    'permissions',
    'Only members of the staff hold permissions.',
    'held by others',
    sql`select count(*)::int as count from accounts.account_permission permission
      where not exists (
        select from accounts.account_role role
        where role.account_id = permission.account_id and role.role in ('staff', 'admin')
      )`,
  ),
  none(
    'impersonation',
    'Staff look through the eyes of others for an hour at most, and never keep them as a known device.',
    'longer or kept',
    sql`select count(*)::int as count from accounts.session
      where impersonated_by is not null and (
        expires_at > started_at + make_interval(mins => ${impersonationMinutes}) or device_id is not null
      )`,
  ),
  none(
    'factors_asked',
    'Accounts with a second factor are asked for it, and recovery codes stand in for one.',
    'not asked, or standing in for nothing',
    sql`select count(*)::int as count from accounts.account account
      cross join lateral (
        select exists (select from accounts.passkey p where p.account_id = account.id) or exists (
          select from accounts.authenticator a where a.account_id = account.id and a.proved_at is not null
        ) as has
      ) factor
      where (factor.has and account.verification = 'off')
        or (not factor.has and exists (select from accounts.recovery_code c where c.account_id = account.id))`,
  ),
  none(
    'log_stays',
    'The security log cannot be changed or emptied.',
    'guards missing',
    sql`select 2 - count(*)::int as count from pg_trigger
      where tgrelid = 'accounts.security_event'::regclass and not tgisinternal and tgenabled in ('O', 'A')
        and tgname in ('security_event_stays', 'security_event_never_truncated')`,
  ),
  {
    code: 'accounts.sealed',
    text: 'Every authenticator secret is encrypted and can be decrypted with a key of this installation.',
    async run({ work, seal }) {
      const unreadable = await work.read((ctx) => unreadableSecrets(ctx, seal))
      return { holds: unreadable === 0, figure: `${unreadable} not` }
    },
  },
]
