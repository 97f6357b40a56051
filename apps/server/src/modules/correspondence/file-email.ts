import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail } from '#modules/accounts'
import { conversationById, openConversation, writeMessage } from '#modules/conversations'
import { parseEmail } from './adapters/email-parser.ts'
import { recordAttachments, type StoredAttachments, storeAttachments } from './attachments.ts'
import type { ParsedEmail } from './engine/email.ts'
import { bounceOf, dmarcResult, isSigned, type ReceiverVerdict, returnedIds, sortOf } from './engine/sorting.ts'
import { splitQuoted } from './engine/split-quoted.ts'
import { emailBounced } from './events.ts'
import { lockReceived, receivedById, receivedFrom } from './queries.ts'
import { conversationAnswered } from './reply-tokens.ts'
import { type Findings, isEmailId, type Placement, placementOf, storable } from './rules.ts'
import { stayWrittenAbout } from './stay-written-about.ts'
import { db, type ReceivedRow } from './tables.ts'
import { addToThread, conversationOfEmails } from './threads.ts'

const mostText = 40_000
const hourMs = 3_600_000

/** The content we store of an email that could be read. */
const contentOf = (email: ParsedEmail) => {
  const { text, quoted } = splitQuoted(email.text)
  const [sender] = email.from
  return {
    sender: storable(sender?.address ?? '', 320),
    sender_name: storable(sender?.name ?? '', 200),
    subject: storable(email.subject, 300),
    text: storable(text, mostText),
    quoted: storable(quoted, mostText),
    email_id: email.messageId && isEmailId(email.messageId) ? email.messageId : null,
    attachments: JSON.stringify(
      email.attachments.slice(0, 50).map(({ name, type, bytes }) => ({
        name: storable(name, 120),
        type: storable(type, 100),
        bytes: bytes.length,
      })),
    ),
  }
}

/** An email whose sender can't be determined is shown as it arrived. */
export const readEmail = async (app: App, { raw_path }: Pick<ReceivedRow, 'raw_path'>): Promise<ParsedEmail | null> => {
  const raw = raw_path && (await app.adapters.files.read(raw_path))
  if (!raw) return null
  const email = await parseEmail(raw).catch((error: unknown) => {
    app.log.warn({ error }, 'an email could not be parsed')
    return null
  })
  return email?.from[0]?.address.includes('@') ? email : null
}

const whoseConversation = async (ctx: ReadCtx, conversationId: number | null): Promise<Findings['answered']> =>
  conversationId === null ? null : { conversationId, personId: (await conversationById(ctx, conversationId)).person_id }

const findingsOf = async (app: App, ctx: ReadCtx, row: ReceivedRow, email: ParsedEmail): Promise<Findings> => {
  const { incoming } = app.config
  const verdict: ReceiverVerdict = { signedBy: [], spam: false, ...row.verdict }
  const [sender] = email.from
  const address = sender?.address ?? ''
  const account = await accountByEmail(ctx, address)
  const dmarc = dmarcResult(email, incoming?.authServer ?? '')
  return {
    sort: sortOf(email, verdict),
    fromSender: await receivedFrom(ctx, address, {
      since: new Date(row.received_at.getTime() - hourMs),
      beforeId: row.id,
    }),
    accountId: account && !account.closed ? account.id : null,
    vouchedFor: isSigned(email, verdict) || dmarc === 'pass',
    disowned: dmarc === 'fail',
    answered: await whoseConversation(ctx, incoming ? conversationAnswered(incoming, email) : null),
    referred: await whoseConversation(ctx, await conversationOfEmails(ctx, email.references)),
  }
}

type Content = ReturnType<typeof contentOf>

type Filing = { personId: number; conversationId: number; uploader: number; sender: string | null; by: number | null }

/** Writes an email into a conversation, as its person or, with `sender`, as someone else. */
export const writeInto = async (
  ctx: WriteCtx,
  row: Pick<ReceivedRow, 'id' | 'channel'>,
  { subject, text, quoted, email_id }: Pick<Content, 'subject' | 'text' | 'quoted' | 'email_id'>,
  attachments: StoredAttachments,
  { personId, conversationId, uploader, sender, by }: Filing,
): Promise<void> => {
  const { files, leftOut } = await recordAttachments(ctx, uploader, attachments)
  const messageId = await writeMessage(ctx, conversationId, {
    text: text || (files.length > 0 ? '' : subject || '…'),
    files,
    authorId: sender === null ? personId : null,
    from: 'person',
    origin: { channel: row.channel, sender, subject: subject || null, quoted: quoted || null, leftOut },
  })
  if (row.channel === 'email') await addToThread(ctx, conversationId, { emailId: email_id, subject })
  await db(ctx)
    .updateTable('correspondence.received')
    .set({
      state: 'filed',
      why: null,
      person_id: personId,
      conversation_id: conversationId,
      message_id: messageId,
      handled_by: by,
    })
    .where('id', '=', row.id)
    .execute()
}

const place = async (
  ctx: WriteCtx,
  row: ReceivedRow,
  content: Content,
  placement: Placement,
  attachments: StoredAttachments,
): Promise<void> => {
  await db(ctx).updateTable('correspondence.received').set(content).where('id', '=', row.id).execute()
  if (placement.state !== 'filed') {
    const { state, why } = placement
    const seems = state === 'open' ? placement : { personId: null, conversationId: null }
    await db(ctx)
      .updateTable('correspondence.received')
      .set({ state, why, person_id: seems.personId, conversation_id: seems.conversationId })
      .where('id', '=', row.id)
      .execute()
    return
  }
  const { personId } = placement
  const conversationId =
    placement.conversationId ?? (await openConversation(ctx, personId, await stayWrittenAbout(ctx, personId))).id
  await writeInto(ctx, row, content, attachments, {
    personId,
    conversationId,
    uploader: personId,
    sender: null,
    by: null,
  })
}

/** Stops sending to an address when a bounce report names one of our emails. */
const heedBounce = async (app: App, ctx: WriteCtx, row: ReceivedRow, email: ParsedEmail): Promise<void> => {
  const bounce = bounceOf(email)
  const raw = row.raw_path && (await app.adapters.files.read(row.raw_path))
  if (!bounce?.permanent || !raw) return
  const emailIds = returnedIds(raw.toString('latin1', 0, 500_000))
  if (emailIds.length > 0)
    await announce(ctx, emailBounced({ address: bounce.address, emailIds, status: bounce.status }))
}

/** Reads a received email and files it where it belongs, once. */
export const fileEmail = async (app: App, receivedId: number): Promise<void> => {
  const row = await app.work.read((ctx) => receivedById(ctx, receivedId))
  if (row.state !== 'received') return
  const email = await readEmail(app, row)
  if (!email)
    return app.work.write(async (ctx) => {
      await db(ctx)
        .updateTable('correspondence.received')
        .set({ state: 'open', why: 'unreadable' })
        .where('id', '=', receivedId)
        .where('state', '=', 'received')
        .execute()
    })
  const guess = placementOf(await app.work.read((ctx) => findingsOf(app, ctx, row, email)))
  const attachments =
    guess.state === 'filed' ? await storeAttachments(app, email.attachments) : { stored: [], leftOut: [] }
  await app.work.write(async (ctx) => {
    const locked = await lockReceived(ctx, receivedId)
    if (locked.state !== 'received') return
    await place(ctx, locked, contentOf(email), guess, attachments)
    if (guess.state === 'set_aside' && guess.why === 'bounce') await heedBounce(app, ctx, locked, email)
  })
}
