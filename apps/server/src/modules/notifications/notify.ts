import { textOf } from '@porchlight/wording'
import { siteOf, type WhichBrand } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { compose, type Notification, shortForm, wordsOf } from './compose.ts'
import { queueDelivery } from './deliveries.ts'
import { type Device, devicesOf } from './devices.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { kindOf } from './engine/kinds.ts'
import { planOf } from './engine/plan.ts'
import { leadsToScreen, openablePath } from './engine/product-path.ts'
import type { Addressed } from './news/news.ts'
import { writeNotice } from './notices.ts'
import { reachOf } from './preferences.ts'
import { footLinksOf, languageOf, senderOf } from './sender.ts'

type Written = Addressed & { noticeId: number; words: ReturnType<typeof shortForm> }

const shared = ({ fact, notification, reader, noticeId }: Written) => ({
  occasion: fact,
  kind: notification.occasion.kind,
  accountId: reader.id,
  noticeId,
})

/** @param at not before this instant, which may be the end of the reader’s quiet hours */
const queuePush = (app: App, ctx: WriteCtx, message: Written, device: Pick<Device, 'id'>, at: Date) =>
  queueDelivery(app, ctx, {
    ...shared(message),
    channel: 'push',
    recipient: `device:${device.id}`,
    subject: message.words.subject,
    text: message.words.brief,
    at,
  })

/** The brand a guest booked with, which sends the emails about the stay. */
const brandOf = ({ about }: Notification): WhichBrand => ('brandId' in about ? { brandId: about.brandId } : {})

const queueEmail = async (app: App, ctx: WriteCtx, message: Written): Promise<void> => {
  const { notification: notified } = message
  const which = brandOf(notified)
  const email = compose(notified, await footLinksOf(app, ctx, message.reader, { leadsTo: message.path, which }))
  const sender = senderOf(app, which)
  await queueDelivery(app, ctx, {
    ...shared(message),
    channel: 'email',
    recipient: message.reader.email,
    subject: email.subject,
    text: asText(email, sender),
    html: asHtml(email, sender),
    unsubscribe: email.stopHref,
    thread: message.thread,
    at: ctx.now,
  })
}

const leadingTo = (notified: Notification, href: string): Notification =>
  ({ ...notified, about: { ...notified.about, href } }) as Notification

/**
 * Notifies one person of one thing on their chosen channels: in the product, by email, by push. Once per fact, reader,
 * and kind, however often the fact arrives.
 */
export const notify = async (app: App, ctx: WriteCtx, addressed: Addressed): Promise<void> => {
  const { reader, fact, about } = addressed
  if (!leadsToScreen(addressed.path)) throw new Error(`${addressed.path} is no screen of the product`)
  const path = openablePath(reader, addressed.path)
  const { notification: original } = addressed
  const { publicUrl } = siteOf(app, brandOf(original))
  const notified = path === addressed.path ? original : leadingTo(original, `${publicUrl}${path}`)
  const { kind } = notified.occasion
  const words = wordsOf(notified)
  const { channels, settings, stopped, hasDevices } = await reachOf(ctx, reader, kindOf(kind).topic)
  const devices = hasDevices ? await devicesOf(ctx, reader.id) : []
  const plan = planOf(kind, channels, { email: !stopped, devices: devices.length }, settings, ctx.now)
  const noticeId = await writeNotice(ctx, {
    accountId: reader.id,
    occasion: fact,
    kind,
    subject: textOf(words.subject),
    content: textOf(words.brief),
    action: textOf(words.action),
    path,
    about,
    shown: plan.product,
    toDo: kindOf(kind).toDo === true,
  })
  if (noticeId === undefined) return
  const message = { ...addressed, path, notification: notified, noticeId, words: shortForm(languageOf(reader), words) }
  if (plan.email) await queueEmail(app, ctx, message)
  if (plan.push) for (const device of devices) await queuePush(app, ctx, message, device, plan.push)
}
