import { textIn } from '@porchlight/wording'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { composeDigest } from './compose.ts'
import { queueDelivery } from './deliveries.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { digestDays, isForDigest, type Morning, morningOf } from './engine/digest.ts'
import { isKind, kindOf, kindsThatAre } from './engine/kinds.ts'
import { openablePath, readersList } from './engine/product-path.ts'
import { changeSettings, choicesOf, settingsOf, stoppedMailOf } from './preferences.ts'
import { stopSecret } from './secrets.ts'
import { footLinksOf, languageOf, senderOf } from './sender.ts'
import { db, type NoticeRow } from './tables.ts'

const gentleUnread = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('notifications.notice')
    .where('kind', 'in', kindsThatAre('gentle'))
    .where('seen_at', 'is', null)
    .where('clicked_at', 'is', null)
    .where('digested_at', 'is', null)
    .where('created_at', '>', new Date(ctx.now.getTime() - (digestDays + 1) * 86_400_000))

const readersWaiting = async (ctx: ReadCtx): Promise<number[]> =>
  (await gentleUnread(ctx).select('account_id').distinct().orderBy('account_id').execute()).map((row) => row.account_id)

const itemsOf = async (ctx: ReadCtx, { id, roles }: Account, morning: Morning): Promise<NoticeRow[]> => {
  const rows = await gentleUnread(ctx).selectAll().where('account_id', '=', id).orderBy('id').execute()
  const wanted = new Map((await choicesOf(ctx, id, roles)).map(({ topic, channels }) => [topic, channels.email]))
  return rows.filter(({ kind, created_at: createdAt }) => {
    if (!isKind(kind)) return false
    const wantsEmail = wanted.get(kindOf(kind).topic) ?? false
    return isForDigest({ kind, createdAt, read: false, digested: false, wantsEmail }, morning)
  })
}

const queueDigest = async (app: App, ctx: WriteCtx, reader: Account, items: NoticeRow[], { on }: Morning) => {
  const { publicUrl } = app.config
  const email = composeDigest(
    { firstName: reader.firstName, href: `${publicUrl}${readersList}` },
    items.map(({ subject, content, path }) => ({
      subject: textIn(languageOf(reader), subject),
      content: textIn(languageOf(reader), content),
      href: `${publicUrl}${openablePath(reader, path)}`,
    })),
    footLinksOf(app, await stopSecret(app, ctx), reader),
  )
  const sender = senderOf(app)
  await queueDelivery(app, ctx, {
    occasion: `digest:${on}`,
    kind: 'digest',
    accountId: reader.id,
    noticeId: null,
    channel: 'email',
    recipient: reader.email,
    subject: email.subject,
    text: asText(email, sender),
    html: asHtml(email, sender),
    unsubscribe: email.stopHref,
    at: ctx.now,
  })
}

const writeDigest = async (app: App, ctx: WriteCtx, accountId: number): Promise<void> => {
  const reader = await accountById(ctx, accountId)
  const { digest, timeZone, digestOn } = await settingsOf(ctx, accountId)
  const morning = morningOf(timeZone, digestOn, ctx.now)
  if (!reader || !digest || !morning || (await stoppedMailOf(ctx, reader.email))) return
  const items = await itemsOf(ctx, reader, morning)
  if (items.length === 0) return
  await queueDigest(app, ctx, reader, items, morning)
  await changeSettings(ctx, accountId, { digestOn: morning.on })
  await db(ctx)
    .updateTable('notifications.notice')
    .set({ digested_at: ctx.now })
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
}

/**
 * Sends one email to everyone for whom it is morning and who has unread low-priority messages, each in its own
 * transaction.
 */
export const writeDigests = async (app: App): Promise<void> => {
  const failures: unknown[] = []
  for (const accountId of await app.work.read(readersWaiting))
    await app.work.write((ctx) => writeDigest(app, ctx, accountId)).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} morning letters could not be written`)
}
