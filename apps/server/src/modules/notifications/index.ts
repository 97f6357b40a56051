/**
 * notifications own what people are notified: messages in the product, emails, pushes and text messages, how each person
 * wants to hear of what, and how every delivery went.
 * They promise one message per fact, reader and kind, however often the fact is heard of; that money and safety reach
 *   their reader; that what asks for something leaves the list when it is done; and that an email is kept until the mail
 *   server has taken it or refused it for good.
 * They announce nothing; only what writes to people on a schedule asks them for a person’s clock, and payloads for the list.
 */
export { whenAwake } from './engine/quiet-hours.ts'
export { guestsNight } from './engine/stay-reminders.ts'
export { pageOfNotices } from './menu.ts'
export { recipientZone } from './preferences.ts'
