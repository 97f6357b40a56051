import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

type Counted = { count: number }

export const checks: readonly Check[] = [
  {
    code: 'accounts.closed_are_shut',
    text: 'Nobody is logged in to a closed account, and no key opens it.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<Counted>`
          select count(*)::int as count from accounts.account account
          where account.closed_at is not null and (
            exists (select from accounts.session s where s.account_id = account.id and s.ended_at is null)
            or exists (select from accounts.api_key k where k.account_id = account.id and k.revoked_at is null)
            or exists (select from accounts.account_role r where r.account_id = account.id)
          )`.execute(db(ctx)),
      )
      const open = rows[0]?.count ?? 0
      return { holds: open === 0, figure: `${open} open` }
    },
  },
  {
    code: 'accounts.own_devices',
    text: 'Every login is on a device of the account it is for.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<Counted>`
          select count(*)::int as count from accounts.session session
          join accounts.device device on device.id = session.device_id
          where device.account_id <> session.account_id`.execute(db(ctx)),
      )
      const strange = rows[0]?.count ?? 0
      return { holds: strange === 0, figure: `${strange} on a stranger’s device` }
    },
  },
]
