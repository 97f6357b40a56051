import type { MergedThing, MergeRefusal } from '@porchlight/contract'
import { mergedThings } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { type AccountPair, countMovable, countNaming, moveRows, type PersonReferences } from '#kernel/person-references'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { deactivateAccount } from './deactivation.ts'
import { mergeMessage } from './merge-message.ts'
import { type Account, accountsByIds } from './queries.ts'
import { isStaffRole } from './rules.ts'
import { sendEmail } from './send-security-email.ts'
import { db } from './tables.ts'

declare module '#kernel/app' {
  interface Adapters {
    /** References from all modules, from the bottom up. */
    references: readonly PersonReferences[]
  }
}

type Column = [string, NonNullable<PersonReferences['moves']>[string]]

const moving = ({ adapters }: App): Column[] => adapters.references.flatMap(({ moves = {} }) => Object.entries(moves))

const refusal = (code: MergeRefusal['code'], ...names: string[]): MergeRefusal => ({ code, names })

const isInBooks = async ({ adapters }: App, ctx: ReadCtx, accountId: number): Promise<boolean> => {
  for (const reference of adapters.references.flatMap(({ books = [] }) => books))
    if ((await countNaming(ctx, reference, accountId)) > 0) return true
  return false
}

/** Every reason not to merge `from` into `to`. */
export const mergeRefusalsOf = async (app: App, ctx: ReadCtx, pair: AccountPair): Promise<MergeRefusal[]> => {
  const { from, to } = pair
  if (from === to) return [refusal('same_account')]
  const accounts = [...(await accountsByIds(ctx, [from, to])).values()]
  const found: MergeRefusal[] = []
  if (accounts.some(({ closed, mergedInto }) => closed || mergedInto !== null)) found.push(refusal('account_closed'))
  if (accounts.some(({ roles }) => roles.some(isStaffRole))) found.push(refusal('staff_account'))
  if (await isInBooks(app, ctx, from))
    found.push(refusal((await isInBooks(app, ctx, to)) ? 'both_in_books' : 'keep_the_other'))
  for (const { refusals } of app.adapters.references) found.push(...((await refusals?.(ctx, pair)) ?? []))
  return [...new Map(found.map((one) => [one.code, one])).values()]
}

export type MergeCount = { what: MergedThing; primary: number; moves: number; same: number }

/** What moves, by kind; without what neither account has. */
export const mergeCounts = async (app: App, ctx: ReadCtx, pair: AccountPair): Promise<MergeCount[]> => {
  const counts = new Map<MergedThing, MergeCount>()
  for (const [reference, column] of moving(app)) {
    if (!column.shows) continue
    const count = counts.get(column.shows) ?? { what: column.shows, primary: 0, moves: 0, same: 0 }
    const all = await countNaming(ctx, reference, pair.from)
    const moves = await countMovable(ctx, reference, column, pair)
    count.primary += await countNaming(ctx, reference, pair.to)
    count.moves += moves
    count.same += all - moves
    counts.set(column.shows, count)
  }
  return mergedThings.flatMap((what) => {
    const count = counts.get(what)
    return count && count.primary + count.moves + count.same > 0 ? [count] : []
  })
}

/** Fills in the phone and address if the primary account has none. */
const fillBlanks = async (ctx: WriteCtx, { from, to }: AccountPair): Promise<void> => {
  const rowOf = (id: number) =>
    db(ctx)
      .selectFrom('accounts.account')
      .select(['phone', 'phone_state', 'address'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const [primary, merged] = [await rowOf(to), await rowOf(from)]
  const change = {
    ...(primary.phone === null && merged.phone !== null && { phone: merged.phone, phone_state: merged.phone_state }),
    ...(primary.address === null && merged.address !== null && { address: JSON.stringify(merged.address) }),
  }
  if (Object.keys(change).length > 0)
    await db(ctx).updateTable('accounts.account').set(change).where('id', '=', to).execute()
}

/**
 * Merges an account into another one of the same person: no one can log in to it, its address leads to the primary
 * account, and rows that refer to it move as each module declares. The caller has checked that nothing prevents it.
 * @returns how many rows moved, by column
 */
export const mergeAccounts = async (app: App, ctx: WriteCtx, pair: AccountPair): Promise<Record<string, number>> => {
  const { from, to } = pair
  await deactivateAccount(ctx, from)
  const merged = { merged_into: to, merged_at: ctx.now }
  await db(ctx)
    .updateTable('accounts.account')
    .set(merged)
    .where(({ or, eb }) => or([eb('id', '=', from), eb('merged_into', '=', from)]))
    .execute()
  await fillBlanks(ctx, pair)
  for (const { join } of app.adapters.references) await join?.(ctx, pair)
  const moved: Record<string, number> = {}
  for (const [reference, column] of moving(app)) {
    const rows = await moveRows(ctx, reference, column, pair)
    if (rows > 0) moved[reference] = rows
  }
  return moved
}

/** Notifies the person at both addresses. */
export const sendMergeNotices = async (
  app: App,
  ctx: WriteCtx,
  { primary, merged }: Record<'primary' | 'merged', Account>,
): Promise<void> => {
  for (const to of [primary.email, merged.email])
    await sendEmail(app, ctx, {
      to,
      accountId: primary.id,
      fact: `merged:${merged.id}:${to}`,
      kind: 'account.merged',
      ...mergeMessage({ firstName: primary.firstName, primary: primary.email, merged: merged.email }),
    })
}
