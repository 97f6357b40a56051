import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { emailIdOf, replyAddressOf } from './reply-tokens.ts'
import { db } from './tables.ts'

/** What puts an email into the thread of its conversation, in mail programs and when it is answered. */
export type EmailThread = {
  emailId: string
  replyTo: string
  /** As the person named the thread; null: the email names itself. */
  subject: string | null
  inReplyTo: string | null
  references: string[]
}

/** So many emails of a thread are remembered, which is more than mail programs look at. */
const remembered = 20

const threadRow = (ctx: ReadCtx, conversationId: number) =>
  db(ctx)
    .selectFrom('correspondence.thread')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()

/** Adds an email to the thread of a conversation, which is named after its first one. */
export const addToThread = async (
  ctx: WriteCtx,
  conversationId: number,
  { emailId, subject }: { emailId: string | null; subject: string },
): Promise<void> => {
  const before = await threadRow(ctx, conversationId)
  if (emailId && before?.email_ids.includes(emailId)) return
  const email_ids = [...(before?.email_ids ?? []), ...(emailId ? [emailId] : [])].slice(-remembered)
  const name = before?.subject || subject
  await db(ctx)
    .insertInto('correspondence.thread')
    .values({ conversation_id: conversationId, subject: name, email_ids })
    .onConflict((conflict) => conflict.column('conversation_id').doUpdateSet({ subject: name, email_ids }))
    .execute()
}

/** The conversation one of these emails belongs to. */
export const conversationOfEmails = async (ctx: ReadCtx, emailIds: readonly string[]): Promise<number | null> => {
  if (emailIds.length === 0) return null
  const row = await db(ctx)
    .selectFrom('correspondence.thread')
    .select('conversation_id')
    .where('email_ids', '&&', sql<string[]>`${[...emailIds.slice(0, 100)]}::text[]`)
    .limit(1)
    .executeTakeFirst()
  return row?.conversation_id ?? null
}

/**
 * The headers of an email that carries a message of the team, which joins its thread; null where nobody could answer it by
 * email.
 */
export const threadFor = async (
  { config: { incoming } }: App,
  ctx: WriteCtx,
  { conversationId, messageId }: { conversationId: number; messageId: number },
): Promise<EmailThread | null> => {
  if (!incoming) return null
  const emailId = emailIdOf(incoming, conversationId, messageId)
  const before = await threadRow(ctx, conversationId)
  const references = (before?.email_ids ?? []).filter((id) => id !== emailId)
  await addToThread(ctx, conversationId, { emailId, subject: '' })
  return {
    emailId,
    replyTo: replyAddressOf(incoming, conversationId),
    subject: before?.subject ? `Re: ${before.subject.replace(/^(re|aw|sv|rv):\s*/i, '')}` : null,
    inReplyTo: references.at(-1) ?? null,
    references,
  }
}
