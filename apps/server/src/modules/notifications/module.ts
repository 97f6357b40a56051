import { siteOf } from '#http/site'
import { defineModule } from '#kernel/module'
import { apnsPush } from './adapters/apns.ts'
import { fcmPush } from './adapters/fcm.ts'
import { outboxMail } from './adapters/outbox-mail.ts'
import { outboxSms } from './adapters/sms.ts'
import { smtpMail } from './adapters/smtp.ts'
import { twilioSms, twilioVoice } from './adapters/twilio.ts'
import { outboxVoice } from './adapters/voice.ts'
import { createWebPush } from './adapters/web-push.ts'
import { checks } from './checks.ts'
import { createCodeCarrier } from './codes.ts'
import { consumers, jobs } from './jobs.ts'
import { mountOutbox } from './outbox.ts'
import { createPost } from './post.ts'
import { routes } from './routes.ts'
import { mountStopPages } from './stop-pages.ts'

export const notifications = defineModule({
  name: 'notifications',
  layer: 14,
  owns: 'messages to people, and how they were delivered',
  tables: [
    'notifications.delivery',
    'notifications.device',
    'notifications.notice',
    'notifications.preference',
    'notifications.secret',
    'notifications.setting',
    'notifications.stopped_address',
  ],
  routes,
  files: [mountOutbox, mountStopPages],
  jobs,
  consumers,
  checks,
  adapters: (app) => {
    const { mail, texts, appPush } = app.config
    const { apns, fcm } = appPush
    return {
      mail: mail.via === 'smtp' ? smtpMail(mail) : outboxMail,
      sms: texts.via === 'twilio' ? twilioSms(texts) : outboxSms,
      voice: texts.via === 'twilio' ? twilioVoice(texts) : outboxVoice,
      codes: createCodeCarrier(app),
      push: createWebPush(() => siteOf(app).contactEmail),
      appPush: { apns: apns && apnsPush(apns), fcm: fcm && fcmPush(fcm) },
      post: createPost(app),
    }
  },
  closeAdapters: async ({ mail, appPush }) => {
    await mail.close()
    for (const service of Object.values(appPush)) service?.close()
  },
})
