/**
 * notifications own what people are notified of: messages in the product, emails, pushes, and text messages, each
 * person's preferences, and the outcome of every delivery.
 * They promise one message per fact, reader, and kind, however often the fact arrives; that money and safety messages
 * reach their reader; that a to-do leaves the list when it is done; and that an email is stored until the mail server
 * has accepted it or permanently rejected it.
 * They announce nothing; only modules that send on a schedule use them for a person’s time zone, and payloads for the
 * list.
 */
export { whenAwake } from './engine/quiet-hours.ts'
export { guestsNight } from './engine/stay-reminders.ts'
export { pageOfNotices } from './menu.ts'
export { recipientZone } from './preferences.ts'
