import type { NoticeChannels, NoticePreferences, NoticeTopic, QuietHours, Role } from '@porchlight/contract'
import { sql } from 'kysely'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { reachesEnough, topicsOf, usualChannels, withoutEmails } from './engine/preferences.ts'
import { type Rest, usualQuiet, usualZone } from './engine/quiet-hours.ts'
import type { Stop } from './stop-links.ts'
import { db } from './tables.ts'

export type Choice = { topic: NoticeTopic; channels: NoticeChannels }
export type Settings = Rest & { texts: boolean; digest: boolean; digestOn: string | null }

const usualSettings: Settings = { timeZone: usualZone, quiet: usualQuiet, texts: true, digest: true, digestOn: null }

type StoredSettings = {
  time_zone: string | null
  quiet_from: string | null
  quiet_to: string | null
  texts: boolean
  digest: boolean
  digest_on: string | null
}

const settingsFrom = ({ quiet_from: from, quiet_to: to, ...row }: StoredSettings): Settings => ({
  timeZone: row.time_zone ?? usualZone,
  quiet: from !== null && to !== null ? { from, to } : null,
  texts: row.texts,
  digest: row.digest,
  digestOn: row.digest_on,
})

/** The channels each of these people chose for a topic. */
export const channelsOf = async (ctx: ReadCtx, accountId: number, topic: NoticeTopic): Promise<NoticeChannels> => {
  const row = await db(ctx)
    .selectFrom('notifications.preference')
    .select(['product', 'email', 'push'])
    .where('account_id', '=', accountId)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return row ?? usualChannels(topic)
}

export type Reach = {
  channels: NoticeChannels
  settings: Settings
  stopped: boolean
  /** Whether any of their devices ever accepted pushes. */
  hasDevices: boolean
}

type ToReach = { id: number; email: string; topic: NoticeTopic }

/**
 * Each person's channels and times for a topic, and whether their address accepts our emails: one statement for many.
 */
export const reachesOf = async (ctx: ReadCtx, people: readonly ToReach[]): Promise<Reach[]> => {
  const rows = await db(ctx)
    .selectFrom(
      sql<{ reader: number; topic: NoticeTopic; address: string; place: number }>`unnest(
        ${people.map(({ id }) => id)}::bigint[],
        ${people.map(({ topic }) => topic)}::text[],
        ${people.map(({ email }) => email.toLowerCase())}::text[]
      ) with ordinality`.as<'one'>(sql`one(reader, topic, address, place)`),
    )
    .leftJoin('notifications.preference as chosen', (join) =>
      join.onRef('chosen.account_id', '=', 'one.reader').onRef('chosen.topic', '=', 'one.topic'),
    )
    .leftJoin('notifications.setting as setting', 'setting.account_id', 'one.reader')
    .leftJoin('notifications.stopped_address as stopped', 'stopped.address', 'one.address')
    .select([
      'chosen.product',
      'chosen.email',
      'chosen.push',
      'stopped.since',
      'setting.account_id',
      'setting.time_zone',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('notifications.device').select('id').whereRef('account_id', '=', 'one.reader')).as('devices'),
    )
    .select(['setting.quiet_from', 'setting.quiet_to', 'setting.texts', 'setting.digest', 'setting.digest_on'])
    .orderBy('one.place')
    .execute()
  return rows.map(({ product, email, push, ...row }, at) => ({
    channels:
      product !== null && email !== null && push !== null
        ? { product, email, push }
        : usualChannels((people[at] as ToReach).topic),
    settings:
      row.account_id === null
        ? usualSettings
        : settingsFrom({ ...row, texts: row.texts ?? true, digest: row.digest ?? true }),
    stopped: row.since !== null,
    hasDevices: row.devices === true,
  }))
}

/** A person's preferences for all topics that can concern them. */
export const choicesOf = async (ctx: ReadCtx, accountId: number, roles: readonly Role[]): Promise<Choice[]> => {
  const rows = await db(ctx)
    .selectFrom('notifications.preference')
    .select(['topic', 'product', 'email', 'push'])
    .where('account_id', '=', accountId)
    .execute()
  const chosen = new Map(rows.map(({ topic, ...channels }) => [topic, channels]))
  return topicsOf(roles).map((topic) => ({ topic, channels: chosen.get(topic) ?? usualChannels(topic) }))
}

export const settingsOf = async (ctx: ReadCtx, accountId: number): Promise<Settings> => {
  const row = await db(ctx)
    .selectFrom('notifications.setting')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? settingsFrom(row) : usualSettings
}

const setChannels = (ctx: WriteCtx, accountId: number, { topic, channels }: Choice) =>
  db(ctx)
    .insertInto('notifications.preference')
    .values({ account_id: accountId, topic, ...channels, changed_at: ctx.now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'topic']).doUpdateSet({ ...channels, changed_at: ctx.now }),
    )
    .execute()

/** @throws Problem 422 `channel_needed` if money or safety messages wouldn't reliably reach the person */
export const setChoices = async (ctx: WriteCtx, accountId: number, choices: readonly Choice[]): Promise<void> => {
  const cut = choices.find(({ topic, channels }) => !reachesEnough(topic, channels))
  if (cut)
    throw new Problem(
      422,
      'channel_needed',
      'Keep notifications or email on for payments and account security.',
      { topic: cut.topic },
      { required: ['topics'] },
    )
  for (const choice of choices) await setChannels(ctx, accountId, choice)
}

export type SettingChange = {
  quiet?: QuietHours | null | undefined
  timeZone?: string | undefined
  texts?: boolean | undefined
  digest?: boolean | undefined
  digestOn?: string
}

/** Changes only the given settings. */
export const changeSettings = async (ctx: WriteCtx, accountId: number, change: SettingChange): Promise<void> => {
  const { quiet, timeZone, texts, digest, digestOn } = change
  await db(ctx)
    .insertInto('notifications.setting')
    .values({
      account_id: accountId,
      time_zone: null,
      quiet_from: usualQuiet.from,
      quiet_to: usualQuiet.to,
      texts: true,
      digest: true,
      digest_on: null,
      changed_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await db(ctx)
    .updateTable('notifications.setting')
    .set({
      changed_at: ctx.now,
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }),
      ...(texts !== undefined && { texts }),
      ...(digest !== undefined && { digest }),
      ...(digestOn !== undefined && { digest_on: digestOn }),
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** What an email's unsubscribe link does. Idempotent. */
export const unsubscribe = async (ctx: WriteCtx, { accountId, what }: Stop): Promise<void> => {
  if (what === 'digest') return await changeSettings(ctx, accountId, { digest: false })
  const channels = withoutEmails(await channelsOf(ctx, accountId, what))
  await setChannels(ctx, accountId, { topic: what, channels })
}

export type StoppedMail = NonNullable<NoticePreferences['email']['stopped']>

/** Since when an address accepts no more of our emails, and what its server said. */
export const stoppedMailOf = async (ctx: ReadCtx, address: string): Promise<StoppedMail | null> => {
  const row = await db(ctx)
    .selectFrom('notifications.stopped_address')
    .select(['since', 'reason'])
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
  return row ? { since: row.since.toISOString(), reason: row.reason } : null
}

/** @returns whether it was newly suppressed */
export const stopAddress = async (ctx: WriteCtx, address: string, reason: string): Promise<boolean> =>
  (await db(ctx)
    .insertInto('notifications.stopped_address')
    .values({ address: address.toLowerCase(), reason: reason.slice(0, 300), since: ctx.now })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('address')
    .executeTakeFirst()) !== undefined

export const allowAddress = (ctx: WriteCtx, address: string) =>
  db(ctx).deleteFrom('notifications.stopped_address').where('address', '=', address.toLowerCase()).execute()

/** A person's time zone, or the default one. */
export const recipientZone = async (ctx: ReadCtx, accountId: number): Promise<string> =>
  (await settingsOf(ctx, accountId)).timeZone
