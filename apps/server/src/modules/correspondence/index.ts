/**
 * correspondence owns messages that reach the team from outside the product, and files replies where they belong.
 * Promises: a message is stored as it arrived before it is read, and none is lost; anyone who can't prove they have a
 * person's address never writes as that person; messages that need no answer stay out of the conversations.
 * Announces: correspondence.email_bounced { address, emailIds, status }.
 */
export { ownHeader } from './engine/sorting.ts'
export { lastReceivedAt, openReceived } from './queries.ts'
export { mailboxName, mailboxRow } from './read-mailbox.ts'
export { textsStopped } from './text-consent.ts'
export { textWebhookPath } from './text-webhooks.ts'
export { threadFor } from './threads.ts'
export { webhookPath } from './webhooks.ts'
