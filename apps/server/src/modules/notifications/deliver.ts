import type { App } from '#kernel/app'
import { accountByEmail } from '#modules/accounts'
import { textsStopped } from '#modules/correspondence'
import { MailRefused } from './adapters/mail.ts'
import { PushRefused } from './adapters/push.ts'
import { SmsRefused } from './adapters/sms.ts'
import { type Delivery, deliveriesByIds, dropped, noteOutcomes, type Outcome, sent } from './deliveries.ts'
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

type Attempt = { delivery: Delivery; outcome: Outcome /** Set if it should be tried again. */; failure?: unknown }

/** Sends one message, outside any transaction. A permanent rejection is an outcome; any other failure is tried again. */
const attempt = async (app: App, delivery: Delivery): Promise<Attempt> => {
  try {
    return { delivery, outcome: await senders[delivery.channel](app, delivery) }
  } catch (failure) {
    const { message } = failure as Error
    if (failure instanceof MailRefused && failure.what === 'address')
      await stopWriting(app, delivery.recipient, message)
    const outcome: Outcome = { state: isForGood(failure) ? 'refused' : 'queued', error: message }
    return { delivery, outcome, ...(!isForGood(failure) && { failure }) }
  }
}

/** Writes down the outcomes: one statement for all that ended alike. */
const noteAttempts = async (app: App, attempts: readonly Attempt[]): Promise<void> => {
  const alike = Map.groupBy(attempts, ({ delivery, outcome }) =>
    JSON.stringify([outcome, delivery.secret && outcome.state !== 'queued' && leaves(app, delivery)]),
  )
  for (const [key, group] of alike) {
    const [outcome, forget] = JSON.parse(key) as [Outcome, boolean]
    const ids = group.map(({ delivery }) => delivery.id)
    await app.work.writeOne((ctx) => noteOutcomes(ctx, ids, outcome, forget))
  }
}

/**
 * Sends queued messages, at the same time. If one should be tried again, its failure is rethrown, so that the queue
 * retries and finally shows it to a person; those that were sent are not queued anymore and are left out by then.
 */
export const sendDeliveries = async (app: App, ids: readonly number[]): Promise<void> => {
  const deliveries = await app.work.read((ctx) => deliveriesByIds(ctx, ids))
  const attempts = await Promise.all(
    deliveries.filter(({ state }) => state === 'queued').map((delivery) => attempt(app, delivery)),
  )
  await noteAttempts(app, attempts)
  const failed = attempts.find(({ failure }) => failure !== undefined)
  if (failed) throw failed.failure
}
