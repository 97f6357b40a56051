import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { emailIdOf, replyAddressOf } from './reply-tokens.ts'
import { db } from './tables.ts'

/** The headers that keep an email in its conversation's thread, in mail programs and in replies. */
export type EmailThread = {
  emailId: string
  replyTo: string
  /** The subject the person gave the thread; null: the email sets its own. */
  subject: string | null
  inReplyTo: string | null
  references: string[]
}

/** How many emails of a thread are remembered: more than mail programs look at. */
const remembered = 20

const threadRow = (ctx: ReadCtx, conversationId: number) =>
  db(ctx)
    .selectFrom('correspondence.thread')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()

/** Adds an email to a conversation's thread, which is named after its first email. */
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

/** The conversation that one of these emails belongs to. */
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

/** Thread headers for an email that carries a team message; null if no one could reply to it by email. */
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
