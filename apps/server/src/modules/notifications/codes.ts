import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { type CodeCarrier, type CodeMessage, CodeNotSent } from '#modules/accounts'
import { codeWords } from './code-messages.ts'
import { sendDeliveries } from './deliver.ts'
import { addDelivery, deliveryById, noteOutcomes } from './deliveries.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { reasonFor } from './frame-messages.ts'
import { languageOf, senderOf, settingsPath } from './sender.ts'

const written = (app: App, message: CodeMessage) => {
  const { channel, code, minutes, purpose, account } = message
  const language = languageOf(account)
  const words = codeWords(language)
  if (channel === 'sms') return { text: `${siteOf(app).name}: ${words.text(code, minutes)}`, html: '' }
  if (channel === 'call') return { text: words.spoken(siteOf(app).name, code), html: '' }
  const email = {
    language,
    subject: words.subject(purpose),
    preheader: words.heading(purpose),
    heading: words.heading(purpose),
    paragraphs: words.paragraphs(purpose, account.firstName, minutes),
    facts: [{ label: words.label(purpose), value: code }],
    action: null,
    reason: reasonFor(language, 'account'),
    settingsHref: `${app.config.publicUrl}${settingsPath({ roles: [] })}`,
    stopHref: null,
  }
  const sender = senderOf(app)
  return { text: asText(email, sender), html: asHtml(email, sender) }
}

/**
 * Sends codes immediately instead of through the queue: the person waits for the code, wants to know if it can't be
 * sent, and a code that arrives an hour later is useless.
 */
export const createCodeCarrier = (app: App): CodeCarrier => ({
  async send(message) {
    const { challengeId, channel, to, account } = message
    const id = await app.work.write((ctx) =>
      addDelivery(ctx, {
        occasion: `challenge:${challengeId}`,
        kind: 'code',
        accountId: account.id,
        noticeId: null,
        channel,
        recipient: to,
        subject: codeWords(languageOf(account)).subject(message.purpose),
        ...written(app, message),
        secret: true,
        at: ctx.now,
      }),
    )
    if (id === undefined) throw new CodeNotSent('This code was sent before.')
    try {
      await sendDeliveries(app, [id])
    } catch (error) {
      // Given up immediately: the person requests another one.
      await app.work.writeOne((ctx) =>
        noteOutcomes(ctx, [id], { state: 'refused', error: (error as Error).message }, true),
      )
      throw new CodeNotSent((error as Error).message, { cause: error })
    }
    const sent = await app.work.read((ctx) => deliveryById(ctx, id))
    if (sent?.state !== 'sent') throw new CodeNotSent(sent?.last_error ?? 'not sent')
  },
})
