/**
 * correspondence owns what reaches the team from outside the product, and what puts an answer where it belongs.
 * Promises: a message is kept as it came before it is read, and none is lost; who doesn't prove to have a person's address
 *   never writes as that person; what nobody has to answer stays out of the conversations.
 * Announces: correspondence.email_bounced { address, emailIds, status }.
 */
export { ownHeader } from './engine/sorting.ts'
export { lastReceivedAt, openReceived } from './queries.ts'
export { mailboxName, mailboxRow } from './read-mailbox.ts'
export { textsStopped } from './text-consent.ts'
export { textWebhookPath } from './text-webhooks.ts'
export { type EmailThread, threadFor } from './threads.ts'
export { webhookPath } from './webhooks.ts'
