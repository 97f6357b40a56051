import type { App } from '#kernel/app'
import { accountByEmail } from '#modules/accounts'
import { textsStopped } from '#modules/correspondence'
import { MailRefused } from './adapters/mail.ts'
import { PushRefused } from './adapters/push.ts'
import { SmsRefused } from './adapters/sms.ts'
import { type Delivery, deliveryById, dropped, noteOutcome, type Outcome, sent } from './deliveries.ts'
import { notify } from './notify.ts'
import { stopAddress, stoppedMailOf } from './preferences.ts'
import { sendPush } from './send-push.ts'
import { settingsPath } from './sender.ts'

/** The constant id of a message, so that a device that gets it twice shows it once. */
const messageId = (app: App, { id }: Delivery) => `<delivery-${id}@${new URL(app.config.publicUrl).hostname}>`

/** Suppressed addresses are stored in lower case; one that was typed differently is looked up again. */
const isStopped = async (app: App, { recipient, stopped }: Delivery): Promise<boolean> =>
  recipient === recipient.toLowerCase()
    ? stopped
    : (await app.work.read((ctx) => stoppedMailOf(ctx, recipient))) !== null

const sendEmail = async (app: App, delivery: Delivery): Promise<Outcome> => {
  const { recipient: to, subject, text, html, unsubscribe, secret, thread } = delivery
  // Someone who trusts this address just requested a code: try to send it.
  if (!secret && (await isStopped(app, delivery))) return dropped('the mailbox rejects our email')
  const id = thread?.emailId ?? messageId(app, delivery)
  await app.adapters.mail.send({ id, to, subject, text, html, unsubscribe, thread })
  return sent
}

const sendText = async (app: App, delivery: Delivery): Promise<Outcome> => {
  // Someone just requested a code; the carrier decides whether to send it.
  if (!delivery.secret && (await app.work.read((ctx) => textsStopped(ctx, delivery.recipient))))
    return dropped('the number asked for no more text messages')
  await app.adapters.sms.send({ id: messageId(app, delivery), to: delivery.recipient, text: delivery.text })
  return sent
}

const readOut = async (app: App, delivery: Delivery): Promise<Outcome> => {
  await app.adapters.voice.call({ id: messageId(app, delivery), to: delivery.recipient, text: delivery.text })
  return sent
}

/** Whether a message is really sent; the others can only be read on the outbox page. */
const leaves = ({ adapters }: App, { channel }: Delivery): boolean =>
  channel === 'email' ? adapters.mail.via !== 'outbox' : adapters.sms.via !== 'outbox'

const senders = { email: sendEmail, sms: sendText, push: sendPush, call: readOut }

const isForGood = (error: unknown): boolean =>
  error instanceof MailRefused || error instanceof SmsRefused || error instanceof PushRefused

/**
 * An address that permanently rejects our emails gets no more, and its person is notified where they can still see it.
 */
export const stopWriting = (app: App, address: string, reason: string) =>
  app.work.write(async (ctx) => {
    const reader = (await stopAddress(ctx, address, reason)) && (await accountByEmail(ctx, address))
    if (!reader) return
    const path = settingsPath(reader)
    await notify(app, ctx, {
      reader,
      fact: `mail.stopped:${ctx.now.toISOString()}`,
      about: { kind: 'account', id: reader.id },
      path,
      notification: {
        about: { firstName: reader.firstName, href: `${app.config.publicUrl}${path}` },
        occasion: { kind: 'mail_stopped', address: reader.email },
      },
    })
  })

/**
 * Sends a queued message, outside any transaction. A permanent rejection is recorded; any other failure is rethrown, so
 * that the queue retries and finally shows it to a person.
 */
export const sendDelivery = async (app: App, deliveryId: number): Promise<void> => {
  const delivery = await app.work.read((ctx) => deliveryById(ctx, deliveryId))
  if (delivery?.state !== 'queued') return
  const note = (outcome: Outcome) =>
    app.work.writeOne((ctx) =>
      noteOutcome(ctx, deliveryId, outcome, delivery.secret && outcome.state !== 'queued' && leaves(app, delivery)),
    )
  try {
    await note(await senders[delivery.channel](app, delivery))
  } catch (error) {
    const { message } = error as Error
    if (error instanceof MailRefused && error.what === 'address') await stopWriting(app, delivery.recipient, message)
    await note({ state: isForGood(error) ? 'refused' : 'queued', error: message })
    if (!isForGood(error)) throw error
  }
}
