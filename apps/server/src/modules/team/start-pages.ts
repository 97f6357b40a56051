import {
  canStartOn,
  permissionNames,
  type StartPage,
  type StartPageSetting,
  usualStartPage,
} from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById, isStaffRole } from '#modules/accounts'
import { db } from './tables.ts'

/** Administrators have every permission. */
const permissionsOf = ({ roles, permissions }: Account) => (roles.includes('admin') ? permissionNames : permissions)

/** @throws Problem 404; 409 not_staff */
const staffById = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await accountById(ctx, id)
  if (!account) throw notFound('This account')
  if (!account.roles.some(isStaffRole)) throw new Problem(409, 'not_staff', 'Only staff have a start page.')
  return account
}

/** @throws Problem 404; 409 not_staff */
export const startPageSetting = async (ctx: ReadCtx, id: number): Promise<StartPageSetting> => {
  const permissions = permissionsOf(await staffById(ctx, id))
  const row = await db(ctx).selectFrom('team.start_page').select('page').where('account_id', '=', id).executeTakeFirst()
  // A page whose permission has since been removed counts as none.
  const chosen = row && canStartOn(row.page, permissions) ? row.page : null
  return { chosen, usual: usualStartPage(permissions) }
}

/** @throws Problem 404; 409 not_staff; 422 no_access */
export const saveStartPage = async (ctx: WriteCtx, id: number, page: StartPage | null, by: number): Promise<void> => {
  const account = await staffById(ctx, id)
  if (page === null) {
    await db(ctx).deleteFrom('team.start_page').where('account_id', '=', id).execute()
    return
  }
  if (!canStartOn(page, permissionsOf(account)))
    throw new Problem(422, 'no_access', 'This person can’t open that page.', undefined, { required: ['page'] })
  const set = { page, set_by: by, set_at: ctx.now }
  await db(ctx)
    .insertInto('team.start_page')
    .values({ account_id: id, ...set })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute()
}
