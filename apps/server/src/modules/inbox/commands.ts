import { type BodyOf, type changeInboxItem, type InboxKind, mostInboxTags } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { type TagChange, tagsChanged } from '#kernel/tag-change'
import type { WriteCtx } from '#kernel/work'
import { staffAccounts } from '#modules/accounts'
import { setTodoDone } from '#modules/bookings'
import { setWaiting } from '#modules/conversations'
import { inboxItemChanged } from './events.ts'
import { isDoneByHand } from './rules.ts'
import { db } from './tables.ts'

/** Whether these are still waiting is up to their own module. */
const hasOwnState = (kind: InboxKind): boolean => kind === 'message' || kind === 'todo'

/** `booking`: notes about a booking itself, which isn’t an item. */
type Place = { kind: InboxKind; key: string }
type NotePlace = { kind: InboxKind | 'booking'; key: string }

/** @throws Problem 422 not_on_team */
const requireTeam = async (ctx: WriteCtx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  const team = new Set((await staffAccounts(ctx)).map(({ id }) => id))
  if (!ids.every((id) => team.has(id)))
    throw new Problem(422, 'not_on_team', 'Choose someone on the team who can still log in.')
}

/** Locks the item, so that the second of two colleagues sees what the first changed. @throws Problem 422 invalid_input */
const changeTags = async (ctx: WriteCtx, { kind, key }: Place, change: TagChange, by: number): Promise<void> => {
  await db(ctx)
    .insertInto('inbox.item')
    .values({ kind, key, changed_by: by, changed_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const item = await db(ctx)
    .selectFrom('inbox.item')
    .select('tags')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db(ctx)
    .updateTable('inbox.item')
    .set({ tags: tagsChanged(item.tags, change, mostInboxTags).tags })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
}

/** @throws Problem 422 not_on_team, snooze_in_past, invalid_input; 409 needs_action */
export const changeItem = async (
  ctx: WriteCtx,
  { kind, key }: Place,
  { assigneeId, snoozedUntil, tags, done }: BodyOf<typeof changeInboxItem>,
  by: number,
): Promise<void> => {
  if (typeof assigneeId === 'number') await requireTeam(ctx, [assigneeId])
  const until = snoozedUntil ? new Date(snoozedUntil) : null
  if (until && until <= ctx.now) throw new Problem(422, 'snooze_in_past', 'Choose a time in the future.')
  if (done !== undefined && !isDoneByHand(kind))
    throw new Problem(409, 'needs_action', 'This item closes once its action is taken.')
  if (done !== undefined && kind === 'message') await setWaiting(ctx, Number(key), !done)
  if (done !== undefined && kind === 'todo') await setTodoDone(ctx, Number(key), done, by)
  if (tags) await changeTags(ctx, { kind, key }, tags, by)
  const changed = {
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
    ...(snoozedUntil !== undefined && { snoozed_until: until }),
    ...(done !== undefined && !hasOwnState(kind) && { done_at: done ? ctx.now : null }),
    changed_by: by,
    changed_at: ctx.now,
  }
  await db(ctx)
    .insertInto('inbox.item')
    .values({ kind, key, ...changed })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(changed))
    .execute()
  await announce(ctx, inboxItemChanged({ kind, key }))
}

/** @throws Problem 422 not_on_team */
export const addNote = async (
  ctx: WriteCtx,
  { kind, key }: NotePlace,
  { text, mentions }: { text: string; mentions: readonly number[] },
  authorId: number,
): Promise<number> => {
  await requireTeam(ctx, mentions)
  const { id } = await db(ctx)
    .insertInto('inbox.note')
    .values({ kind, key, author_id: authorId, text, mentions: [...new Set(mentions)], at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(ctx, inboxItemChanged({ kind, key }))
  return id
}

/** Ends the snooze of a conversation when the person writes again. */
export const wakeConversation = async (ctx: WriteCtx, conversationId: number): Promise<void> => {
  await db(ctx)
    .updateTable('inbox.item')
    .set({ snoozed_until: null })
    .where('kind', '=', 'message')
    .where('key', '=', String(conversationId))
    .execute()
}
