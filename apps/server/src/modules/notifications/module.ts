import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { defineModule } from '#kernel/module'
import { apnsPush } from './adapters/apns.ts'
import { fcmPush } from './adapters/fcm.ts'
import type { MailAdapter, MailConnector } from './adapters/mail.ts'
import { outboxMail } from './adapters/outbox-mail.ts'
import { outboxSms } from './adapters/sms.ts'
import { smtpMail } from './adapters/smtp.ts'
import { trySmtp } from './adapters/smtp-trial.ts'
import { twilioSms, twilioVoice } from './adapters/twilio.ts'
import { outboxVoice } from './adapters/voice.ts'
import { createWebPush } from './adapters/web-push.ts'
import { checks } from './checks.ts'
import { createCodeCarrier } from './codes.ts'
import { consumers, jobs } from './jobs.ts'
import { mountOutbox } from './outbox.ts'
import { createPost } from './post.ts'
import { routes } from './routes.ts'
import { stopPages } from './stop-pages.ts'

const mailOf = ({ config: { mail } }: App): MailAdapter => (mail.via === 'smtp' ? smtpMail(mail) : outboxMail)

/** Messages in transit through a server that was replaced still arrive. */
const connectorOf = (app: App): MailConnector => {
  const replaced: MailAdapter[] = []
  return {
    connect() {
      replaced.push(app.adapters.mail)
      app.adapters.mail = mailOf(app)
    },
    try: trySmtp,
    async close() {
      for (const mail of replaced) await mail.close()
    },
  }
}

export const notifications = defineModule({
  name: 'notifications',
  layer: 14,
  owns: 'messages to people, and how they were delivered',
  tables: {
    distributed: {
      account_id: ['notifications.notice', 'notifications.preference', 'notifications.setting'],
    },
    reference: ['notifications.secret', 'notifications.stopped_address'],
    local: ['notifications.delivery', 'notifications.device'],
  },
  routes,
  files: [mountOutbox, stopPages],
  jobs,
  consumers,
  checks,
  adapters: (app) => {
    const { texts, appPush } = app.config
    const { apns, fcm } = appPush
    return {
      mail: mailOf(app),
      mailConnector: connectorOf(app),
      sms: texts.via === 'twilio' ? twilioSms(texts) : outboxSms,
      voice: texts.via === 'twilio' ? twilioVoice(texts) : outboxVoice,
      codes: createCodeCarrier(app),
      push: createWebPush(() => siteOf(app).contactEmail),
      appPush: { apns: apns && apnsPush(apns), fcm: fcm && fcmPush(fcm) },
      post: createPost(app),
    }
  },
  closeAdapters: async ({ mail, mailConnector, appPush }) => {
    await mailConnector.close()
    await mail.close()
    for (const service of Object.values(appPush)) service?.close()
  },
  references: {
    moves: {
      'notifications.delivery.account_id': {},
      'notifications.notice.account_id': { once: ['occasion', 'kind'] },
    },
    stays: [
      'notifications.device.account_id',
      'notifications.preference.account_id',
      'notifications.setting.account_id',
    ],
  },
})
