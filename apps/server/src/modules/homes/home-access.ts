import { actsFor, type Person } from '#http/actor'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import type { Home } from './home.ts'
import { ownsHome } from './ownership.ts'
import { homeById } from './queries.ts'

/**
 * A home for someone who manages it.
 * @throws Problem 404 for everyone but its owners and the team
 */
export const homeForEditor = async (ctx: ReadCtx, actor: Person, homeId: number): Promise<Home> => {
  const home = await homeById(ctx, homeId)
  if (!actsFor(actor, 'homes') && !(await ownsHome(ctx, actor.accountId, homeId))) throw notFound('This home')
  return home
}

/** The person who edits a home, and whether as one of its owners or for the team. */
export type HomeEditor = { accountId: number; as: 'owner' | 'staff' }

/** Whether someone with access to the home is an owner or staff. */
export const homeEditorOf = async (ctx: ReadCtx, { accountId }: Person, homeId: number): Promise<HomeEditor> => ({
  accountId,
  as: (await ownsHome(ctx, accountId, homeId)) ? 'owner' : 'staff',
})
