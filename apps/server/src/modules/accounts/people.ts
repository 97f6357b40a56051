import type { PersonType, Role } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { fewestPhoneDigits, peopleNamed, peopleWithPhone } from './queries.ts'
import { isSamePerson } from './rules.ts'
import { db } from './tables.ts'

/** Roles by what people call those who have them. Vendors have none. */
export const rolesOfType: Record<Exclude<PersonType, 'vendor'>, readonly Role[]> = {
  guest: ['traveler'],
  owner: ['owner'],
  partner: ['broker', 'referral', 'travel-agent', 'affiliate'],
  staff: ['staff', 'admin'],
}

export type PeopleWanted = {
  words: string
  roles?: readonly Role[] | undefined
  /** Only among these. */
  ids?: readonly number[] | undefined
  page: number
  perPage: number
}

/** Ids of people by last name; with words those whose name, email or phone is like them. Closed accounts have no name left. */
export const peoplePage = async (
  ctx: ReadCtx,
  { words, roles, ids, page, perPage }: PeopleWanted,
): Promise<{ total: number; ids: number[] }> => {
  const digits = words.replace(/\D/g, '')
  const named = words === '' ? undefined : new Set(await peopleNamed(ctx, words, 5000))
  if (named && digits.length >= fewestPhoneDigits)
    for (const id of await peopleWithPhone(ctx, digits, 5000)) named.add(id)
  let query = db(ctx).selectFrom('accounts.account as account').where('account.closed_at', 'is', null)
  if (named) query = query.where('account.id', '=', sql<number>`any(${[...named]}::bigint[])`)
  if (ids) query = query.where('account.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
  if (roles)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts.account_role as role')
          .select('role.role')
          .whereRef('role.account_id', '=', 'account.id')
          .where('role.role', 'in', [...roles]),
      ),
    )
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .select('account.id')
    .orderBy(sql`lower(account.last_name)`)
    .orderBy(sql`lower(account.first_name)`)
    .orderBy('account.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(total), ids: rows.map(({ id }) => id) }
}

/** What the list of a person's contacts does not hold. */
export const personRecord = async (ctx: ReadCtx, accountId: number) => {
  const row = await db(ctx)
    .selectFrom('accounts.account as account')
    .select(['account.address', 'account.signed_up_at'])
    .select(({ selectFrom }) =>
      selectFrom('accounts.session')
        .select(({ fn }) => fn.max('last_used_at').as('at'))
        .whereRef('account_id', '=', 'account.id')
        .where('impersonated_by', 'is', null)
        .as('last_seen_at'),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { address: row.address, signedUpAt: row.signed_up_at, lastSeenAt: row.last_seen_at as Date | null }
}

/** Other open accounts behind which the same person seems to stand: the same mailbox or phone, or the same name in full. */
export const likelyDuplicates = async (ctx: ReadCtx, accountId: number): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'email', 'phone', 'first_name', 'last_name'])
    .where('closed_at', 'is', null)
    .where(({ or, eb, selectFrom }) => {
      const own = (column: 'last_name' | 'phone' | 'email') =>
        selectFrom('accounts.account as own').select(`own.${column}`).where('own.id', '=', accountId)
      return or([
        eb('id', '=', accountId),
        eb(sql`lower(last_name)`, '=', sql`lower((${own('last_name')}))`),
        eb('phone', '=', own('phone')),
        eb(
          sql`split_part(split_part(email, '@', 1), '+', 1)`,
          '=',
          sql`split_part(split_part((${own('email')}), '@', 1), '+', 1)`,
        ),
      ])
    })
    .limit(2000)
    .execute()
  const person = rows.find(({ id }) => id === accountId)
  if (!person) return []
  const nameOf = (row: typeof person) => `${row.first_name} ${row.last_name}`.trim().toLowerCase()
  return rows
    .filter((row) => row.id !== accountId && (isSamePerson(person, row) || nameOf(row) === nameOf(person)))
    .map(({ id }) => id)
    .slice(0, 20)
}
