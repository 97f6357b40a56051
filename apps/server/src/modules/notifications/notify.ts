import { textOf } from '@porchlight/wording'
import { siteOf, type WhichBrand } from '#http/site'
import type { App } from '#kernel/app'
import { type WriteCtx, writeAtEnd } from '#kernel/work'
import { compose, type Notification, shortForm, wordsOf } from './compose.ts'
import { type NewDelivery, queueDeliveries } from './deliveries.ts'
import { type Device, devicesOf } from './devices.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { kindOf } from './engine/kinds.ts'
import { planOf } from './engine/plan.ts'
import { leadsToScreen, openablePath } from './engine/product-path.ts'
import type { Addressed } from './news/news.ts'
import { type NewNotice, writeNotices } from './notices.ts'
import { reachesOf } from './preferences.ts'
import { stopSecret } from './secrets.ts'
import { footLinksOf, languageOf, senderOf } from './sender.ts'

type Written = Addressed & { noticeId: number; words: ReturnType<typeof shortForm> }

const shared = ({ fact, notification, reader, noticeId }: Written) => ({
  occasion: fact,
  kind: notification.occasion.kind,
  accountId: reader.id,
  noticeId,
})

/** @param at not before this instant, which may be the end of the reader’s quiet hours */
const pushTo = (message: Written, device: Pick<Device, 'id'>, at: Date): NewDelivery => ({
  ...shared(message),
  channel: 'push',
  recipient: `device:${device.id}`,
  subject: message.words.subject,
  text: message.words.brief,
  at,
})

/** The brand a guest booked with, which sends the emails about the stay. */
const brandOf = ({ about }: Notification): WhichBrand => ('brandId' in about ? { brandId: about.brandId } : {})

const emailOf = (app: App, ctx: WriteCtx, message: Written, stopKey: string): NewDelivery => {
  const { notification: notified } = message
  const which = brandOf(notified)
  const email = compose(notified, footLinksOf(app, stopKey, message.reader, { leadsTo: message.path, which }))
  const sender = senderOf(app, which)
  return {
    ...shared(message),
    channel: 'email',
    recipient: message.reader.email,
    subject: email.subject,
    text: asText(email, sender),
    html: asHtml(email, sender),
    unsubscribe: email.stopHref,
    thread: message.thread,
    at: ctx.now,
  }
}

const leadingTo = (notified: Notification, href: string): Notification =>
  ({ ...notified, about: { ...notified.about, href } }) as Notification

type Plan = Addressed & { plan: ReturnType<typeof planOf>; devices: readonly Device[] }

/** What the product says of it. */
const noticeOf = ({ reader, fact, about, path, notification, plan }: Plan): NewNotice => {
  const { kind } = notification.occasion
  const words = wordsOf(notification)
  return {
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
  }
}

const plansOf = async (ctx: WriteCtx, messages: readonly Addressed[]): Promise<Plan[]> => {
  const reaches = await reachesOf(
    ctx,
    messages.map(({ reader, notification: { occasion } }) => ({ ...reader, topic: kindOf(occasion.kind).topic })),
  )
  const plans: Plan[] = []
  for (const [at, { channels, settings, stopped, hasDevices }] of reaches.entries()) {
    const message = messages[at] as Addressed
    const devices = hasDevices ? await devicesOf(ctx, message.reader.id) : []
    const ways = { email: !stopped, devices: devices.length }
    const plan = planOf(message.notification.occasion.kind, channels, ways, settings, ctx.now)
    plans.push({ ...message, plan, devices })
  }
  return plans
}

/** Writes what a transaction has to say, all at once. */
export const writeMessages = async (
  ctx: WriteCtx,
  items: readonly { app: App; message: Addressed }[],
): Promise<void> => {
  const [first] = items
  if (!first) return
  const { app } = first
  const plans = await plansOf(
    ctx,
    items.map(({ message }) => message),
  )
  const noticeIds = await writeNotices(ctx, plans.map(noticeOf))
  const written = plans.flatMap((plan, at) => {
    const noticeId = noticeIds[at]
    const words = shortForm(languageOf(plan.reader), wordsOf(plan.notification))
    return noticeId === undefined ? [] : [{ ...plan, noticeId, words }]
  })
  const stopKey = written.some(({ plan }) => plan.email) ? await stopSecret(app, ctx) : ''
  const deliveries = written.flatMap(({ plan, devices, ...message }) => [
    ...(plan.email ? [emailOf(app, ctx, message, stopKey)] : []),
    ...devices.flatMap((device) => (plan.push ? [pushTo(message, device, plan.push)] : [])),
  ])
  await queueDeliveries(app, ctx, deliveries)
}

/**
 * Notifies one person of one thing on their chosen channels: in the product, by email, by push. Once per fact, reader,
 * and kind, however often the fact arrives. It is written at the end of the transaction, with all others.
 */
export const notify = async (app: App, ctx: WriteCtx, addressed: Addressed): Promise<void> => {
  const { reader, notification: original } = addressed
  if (!leadsToScreen(addressed.path)) throw new Error(`${addressed.path} is no screen of the product`)
  const path = openablePath(reader, addressed.path)
  const { publicUrl } = siteOf(app, brandOf(original))
  const notification = path === addressed.path ? original : leadingTo(original, `${publicUrl}${path}`)
  writeAtEnd(ctx, writeMessages, { app, message: { ...addressed, path, notification } })
}
