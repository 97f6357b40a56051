/**
 * notifications own what people are notified: messages in the product, emails, pushes and text messages, how each person
 * wants to hear of what, and how every delivery went.
 * They promise one message per fact, reader and kind, however often the fact is heard of; that money and safety reach
 *   their reader; that what asks for something leaves the list when it is done; and that an email is kept until the mail
 *   server has taken it or refused it for good.
 * They announce nothing; nobody imports them but the place that puts the product together, and payloads.
 */
export { apnsPush } from './adapters/apns.ts'
export { fcmPush } from './adapters/fcm.ts'
export type { Mail, MailAdapter } from './adapters/mail.ts'
export { outboxMail } from './adapters/outbox-mail.ts'
export { outboxSms } from './adapters/sms.ts'
export { smtpMail } from './adapters/smtp.ts'
export { twilioSms, twilioVoice } from './adapters/twilio.ts'
export { outboxVoice } from './adapters/voice.ts'
export { createWebPush } from './adapters/web-push.ts'
export { checks } from './checks.ts'
export { createCodeCarrier } from './codes.ts'
export { pageOfNotices } from './menu.ts'
export { createPost, type Post } from './post.ts'
