import { randomBytes } from 'node:crypto'
import {
  type BodyOf,
  type FavoriteList,
  type Language,
  mostFavorites,
  type requestFavoriteList,
} from '@porchlight/contract'
import { sql } from 'kysely'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail, mailboxOf } from '#modules/accounts'
import { homesByIds } from '#modules/homes'
import { isSpam } from '#modules/leads'
import { keepAsFits } from './commands.ts'
import { sendListLink } from './email-list-messages.ts'
import { mayAskAgain } from './email-list-rules.ts'
import { db, type EmailListRow } from './tables.ts'

type Wanted = Omit<BodyOf<typeof requestFavoriteList>, 'traps'> & { language: Language }

const listOfMailbox = (ctx: ReadCtx, mailbox: string): Promise<EmailListRow | undefined> =>
  db(ctx).selectFrom('favorites.email_list').selectAll().where('mailbox', '=', mailbox).executeTakeFirst()

const homesOf = async (ctx: ReadCtx, listId: number) => {
  const rows = await db(ctx)
    .selectFrom('favorites.email_home')
    .select(['home_id', 'is_confirmed'])
    .where('list_id', '=', listId)
    .orderBy('position', 'desc')
    .execute()
  const idsOf = (isConfirmed: boolean) =>
    rows.filter(({ is_confirmed }) => is_confirmed === isConfirmed).map(({ home_id }) => home_id)
  return { confirmed: idsOf(true), waiting: idsOf(false) }
}

const newList = (ctx: WriteCtx, email: string, language: Language): Promise<EmailListRow> =>
  db(ctx)
    .insertInto('favorites.email_list')
    .values({
      email,
      mailbox: mailboxOf(email),
      language,
      state: 'pending',
      token: randomBytes(32).toString('base64url'),
      requested_at: ctx.now,
      requested_times: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The known list with this request counted; undefined if its address gets no email now. */
const countedAgain = async (ctx: WriteCtx, known: EmailListRow, language: Language) => {
  if (!mayAskAgain(known, ctx.now)) return undefined
  return await db(ctx)
    .updateTable('favorites.email_list')
    .set({ language, requested_at: ctx.now, requested_times: known.requested_times + 1 })
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds homes that wait for a confirmation, the first one on top; homes already listed stay as they are. */
const addWaiting = async (ctx: WriteCtx, listId: number, homeIds: readonly number[]): Promise<void> => {
  const { confirmed, waiting } = await homesOf(ctx, listId)
  const listed = [...confirmed, ...waiting]
  const fresh = homeIds.filter((id) => !listed.includes(id)).slice(0, mostFavorites - listed.length)
  if (fresh.length === 0) return
  await db(ctx)
    .insertInto('favorites.email_home')
    .values(fresh.toReversed().map((home_id) => ({ list_id: listId, home_id, is_confirmed: false })))
    .execute()
}

/**
 * Saves favorites for an address and asks it to confirm; drops submissions by bots.
 * @throws Problem 422 `no_homes` if none of the homes is live
 */
export const requestList = async (
  app: App,
  { traps, email, homeIds, language }: BodyOf<typeof requestFavoriteList> & { language: Language },
): Promise<void> =>
  app.work.write(async (ctx) => {
    const live = (await homesByIds(ctx, [...new Set(homeIds)])).filter(({ status }) => status === 'live')
    if (live.length === 0)
      throw new Problem(422, 'no_homes', 'None of these homes is on the market. Choose at least one that is.')
    if (isSpam(traps, ctx.now)) return
    await saveWaiting(app, ctx, { email, homeIds: live.map(({ id }) => id), language })
  })

const saveWaiting = async (app: App, ctx: WriteCtx, { email, homeIds, language }: Wanted): Promise<void> => {
  const mailbox = mailboxOf(email)
  // Locks one address at a time, so that two requests together can't exceed its limits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favorite list ${mailbox}`}, 0))`.execute(db(ctx))
  const known = await listOfMailbox(ctx, mailbox)
  const list = known ? await countedAgain(ctx, known, language) : await newList(ctx, email, language)
  const listId = list?.id ?? known?.id
  // A stopped list takes homes only with an email that offers to start it again.
  if (listId !== undefined && (list || known?.state !== 'stopped')) await addWaiting(ctx, listId, homeIds)
  if (list) await sendListLink(app, ctx, list, (await homesOf(ctx, list.id)).waiting)
}

/** @throws Problem 404 */
export const listByToken = async (ctx: ReadCtx, token: string): Promise<EmailListRow> => {
  const row = await db(ctx).selectFrom('favorites.email_list').selectAll().where('token', '=', token).executeTakeFirst()
  if (!row) throw notFound('This list')
  return row
}

export const listView = async (ctx: ReadCtx, { id, email, state }: EmailListRow): Promise<FavoriteList> => {
  const { confirmed, waiting } = await homesOf(ctx, id)
  return { email, state, homeIds: confirmed, waitingHomeIds: waiting }
}

/**
 * Confirms the waiting homes, which also join the favorites of the address’s account, if there is one; or deletes the
 * homes and stops the emails. A second press changes nothing.
 * @throws Problem 404
 */
export const switchList = async (ctx: WriteCtx, token: string, on: boolean): Promise<FavoriteList> => {
  const { id, email } = await listByToken(ctx, token)
  const state = on ? ('confirmed' as const) : ('stopped' as const)
  await db(ctx)
    .updateTable('favorites.email_list')
    .set({ state, ...(on && { requested_times: 0 }) })
    .where('id', '=', id)
    .execute()
  if (on)
    await db(ctx).updateTable('favorites.email_home').set({ is_confirmed: true }).where('list_id', '=', id).execute()
  else await db(ctx).deleteFrom('favorites.email_home').where('list_id', '=', id).execute()
  const account = on ? await accountByEmail(ctx, email) : undefined
  if (account) await adoptList(ctx, account.id, email)
  return listView(ctx, await listByToken(ctx, token))
}

/** @throws Problem 404 */
export const dropFromList = async (ctx: WriteCtx, token: string, homeId: number): Promise<FavoriteList> => {
  const list = await listByToken(ctx, token)
  await db(ctx)
    .deleteFrom('favorites.email_home')
    .where('list_id', '=', list.id)
    .where('home_id', '=', homeId)
    .execute()
  return listView(ctx, list)
}

/** Copies the confirmed homes of an address to the favorites of its account. */
export const adoptList = async (ctx: WriteCtx, accountId: number, email: string): Promise<void> => {
  const list = await listOfMailbox(ctx, mailboxOf(email))
  if (list?.state !== 'confirmed') return
  await keepAsFits(ctx, accountId, (await homesOf(ctx, list.id)).confirmed)
}

/** The list of an address, for the export of a person's data. */
export const listOfEmail = async (ctx: ReadCtx, email: string): Promise<FavoriteList | null> => {
  const list = email === '' ? undefined : await listOfMailbox(ctx, mailboxOf(email))
  return list ? listView(ctx, list) : null
}
