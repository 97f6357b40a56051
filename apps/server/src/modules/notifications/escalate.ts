import { textIn } from '@porchlight/wording'
import { siteOf, type WhichBrand } from '#http/site'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { channelsUsedFor, queueDelivery } from './deliveries.ts'
import { type Device, devicesOf } from './devices.ts'
import { escalateAfterHours, escalateUntilHours, escalationOf, type LoudChannel } from './engine/escalation.ts'
import { isKind, kindOf, kindsThatAre, type NoticeKind } from './engine/kinds.ts'
import { textMessage } from './frame-messages.ts'
import { channelsOf, settingsOf } from './preferences.ts'
import { languageOf } from './sender.ts'
import { db, type NoticeRow } from './tables.ts'

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** Unread urgent messages that are old enough to be sent once more. */
const unreadUrgent = (ctx: WriteCtx) =>
  db(ctx)
    .selectFrom('notifications.notice')
    .selectAll()
    .where('kind', 'in', kindsThatAre('urgent'))
    .where('seen_at', 'is', null)
    .where('clicked_at', 'is', null)
    .where('done_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('created_at', '<=', hoursBefore(ctx.now, escalateAfterHours))
    .where('created_at', '>=', hoursBefore(ctx.now, escalateUntilHours))
    .orderBy('id')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute()

type Ways = { reader: Account; devices: Device[]; reachable: Readonly<Record<LoudChannel, boolean>> }

/** The channels that reach someone, as far as they allow it. */
const waysTo = async (ctx: ReadCtx, reader: Account, kind: NoticeKind): Promise<Ways> => {
  const devices = await devicesOf(ctx, reader.id)
  const channels = await channelsOf(ctx, reader.id, kindOf(kind).topic)
  const { texts } = await settingsOf(ctx, reader.id)
  const reachable = {
    sms: texts && Boolean(reader.phone),
    push: channels.push && devices.length > 0,
  }
  return { reader, devices, reachable }
}

type Message = Omit<Parameters<typeof queueDelivery>[2], 'channel' | 'recipient'>

/** The sender of a text message: the brand a guest booked with, for a message about their stay. */
const brandOf = async (ctx: ReadCtx, { about_kind, about_id }: NoticeRow, reader: Account): Promise<WhichBrand> => {
  if (about_kind !== 'booking' || about_id === null) return {}
  const { guestId, brandId } = await bookingById(ctx, about_id)
  return guestId === reader.id ? { brandId } : {}
}

type Outgoing = { channel: LoudChannel; message: Message; which: WhichBrand }

const queueBy = async (app: App, ctx: WriteCtx, { channel, message, which }: Outgoing, { reader, devices }: Ways) => {
  const queue = (recipient: string, text = message.text) =>
    queueDelivery(app, ctx, { ...message, text, channel, recipient })
  if (channel === 'push') for (const { id } of devices) await queue(`device:${id}`)
  else {
    const { name, publicUrl } = siteOf(app, which)
    const href = `${publicUrl}/me/notifications/${message.noticeId}/go`
    await queue(reader.phone ?? '', textMessage(name, message.subject, href))
  }
}

const escalateOne = async (app: App, ctx: WriteCtx, notice: NoticeRow): Promise<void> => {
  const reader = await accountById(ctx, notice.account_id)
  if (!reader || !isKind(notice.kind)) return
  const ways = await waysTo(ctx, reader, notice.kind)
  const used = await channelsUsedFor(ctx, notice.id)
  const notified = { kind: notice.kind, createdAt: notice.created_at, read: false, done: false, escalated: false, used }
  const channel = escalationOf(notified, ways.reachable, await settingsOf(ctx, reader.id), ctx.now)
  if (!channel) return
  const { occasion, kind } = notice
  const [subject, text] = [textIn(languageOf(reader), notice.subject), textIn(languageOf(reader), notice.content)]
  const message = { occasion, kind, subject, text, accountId: reader.id, noticeId: notice.id, at: ctx.now }
  await queueBy(app, ctx, { channel, message, which: await brandOf(ctx, notice, reader) }, ways)
  await db(ctx).updateTable('notifications.notice').set({ escalated_at: ctx.now }).where('id', '=', notice.id).execute()
}

/** Sends unread urgent messages once more, on another channel. */
export const escalateUnread = (app: App): Promise<void> =>
  app.work.write(async (ctx) => {
    for (const notice of await unreadUrgent(ctx)) await escalateOne(app, ctx, notice)
  })
