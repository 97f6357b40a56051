import type { PersonType, PostalAddress, Role } from '@porchlight/contract'
import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { type Account, fewestPhoneDigits, peopleNamed, peopleWithPhone } from './queries.ts'
import { type SharedContact, type SharedTrait, sharedContacts, sharedTraits } from './rules.ts'
import { type AccountRow, db } from './tables.ts'

/** Roles by what people call those who have them. Vendors have no roles. */
export const rolesOfType: Record<Exclude<PersonType, 'vendor'>, readonly Role[]> = {
  guest: ['traveler'],
  owner: ['owner'],
  partner: ['broker', 'referral', 'travel-agent', 'affiliate'],
  staff: ['staff', 'admin'],
}

export type PeopleWanted = {
  words: string
  roles?: readonly Role[] | undefined
  /** Restricts the search to these people. */
  ids?: readonly number[] | undefined
  page: number
  perPage: number
}

/**
 * Ids of people by last name; with search words, those whose name, email, or phone matches. Closed accounts no longer
 * have a name.
 */
export const peoplePage = async (
  ctx: ReadCtx,
  { words, roles, ids, page, perPage }: PeopleWanted,
): Promise<{ total: number; ids: number[] }> => {
  const digits = words.replace(/\D/g, '')
  const named = words === '' ? undefined : new Set(await peopleNamed(ctx, words, 5000))
  if (named && digits.length >= fewestPhoneDigits)
    for (const id of await peopleWithPhone(ctx, digits, 5000)) named.add(id)
  let query = db(ctx)
    .selectFrom('accounts.account as account')
    .where('account.closed_at', 'is', null)
    .where('account.merged_into', 'is', null)
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

/** Details that the list of a person's contacts does not include. */
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

const addressOf = (address: unknown): Partial<PostalAddress> => (address ?? {}) as Partial<PostalAddress>

/** An address on one line; null without one. */
export const addressLine = (address: unknown): string | null => {
  const { line1, line2, city, state, zip, country } = addressOf(address)
  return [line1, line2, city, `${state ?? ''} ${zip ?? ''}`.trim(), country].filter(Boolean).join(', ') || null
}

/** Whether the company pays this account. */
export const receivesMoney = ({ roles }: Pick<Account, 'roles'>): boolean =>
  [...rolesOfType.owner, ...rolesOfType.partner].some((role) => roles.includes(role))

type Duplicate = { id: number; same: SharedTrait[] }

/** Other open accounts that seem to belong to the same person, and what they share. */
export const likelyDuplicates = async (ctx: ReadCtx, accountId: number): Promise<Duplicate[]> => {
  const bare = sql`replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')`
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'email', 'phone', 'first_name', 'last_name', 'address'])
    .where('closed_at', 'is', null)
    .where(({ or, eb }) => or([eb('merged_into', 'is', null), eb('id', '=', accountId)]))
    .where(({ or, eb, selectFrom }) => {
      const own = (column: 'last_name' | 'phone' | 'email') =>
        selectFrom('accounts.account as own').select(`own.${column}`).where('own.id', '=', accountId)
      return or([
        eb('id', '=', accountId),
        eb(sql`lower(last_name)`, '=', sql`lower((${own('last_name')}))`),
        eb('phone', '=', own('phone')),
        eb(bare, '=', sql`replace(split_part(split_part((${own('email')}), '@', 1), '+', 1), '.', '')`),
      ])
    })
    .limit(2000)
    .execute()
  const person = rows.find(({ id }) => id === accountId)
  if (!person) return []
  return rows
    .filter(({ id }) => id !== accountId)
    .map((row) => ({ id: row.id, same: sharedTraits(traitsOf(person), traitsOf(row)) }))
    .filter(({ same }) => same.length > 0)
    .sort((one, other) => other.same.length - one.same.length || one.id - other.id)
    .slice(0, 20)
}

/** The contact details two people share. */
export const sharedContactsOf = async (ctx: ReadCtx, one: number, other: number): Promise<SharedContact[]> => {
  const rows = await db(ctx)
    .selectFrom('accounts.account')
    .select(['id', 'email', 'phone', 'address'])
    .where('id', 'in', [one, other])
    .execute()
  const [first, second] = rows
  return first && second ? sharedContacts(first, second) : []
}

type TraitRow = Pick<AccountRow, 'email' | 'phone' | 'first_name' | 'last_name' | 'address'>

const traitsOf = ({ email, phone, first_name, last_name, address }: TraitRow) => {
  const { line1 = '', zip = '' } = addressOf(address)
  return { email, phone, firstName: first_name, lastName: last_name, address: line1 && zip ? `${line1} ${zip}` : '' }
}
