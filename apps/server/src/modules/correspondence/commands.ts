import type { BodyOf, linkReceived } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountByEmail, createAccount, noteSecurity, targetOf } from '#modules/accounts'
import { bookingById } from '#modules/bookings'
import { openConversation } from '#modules/conversations'
import { storeAttachments } from './attachments.ts'
import { readEmail, writeInto } from './file-email.ts'
import { lockReceived, receivedById } from './queries.ts'
import { db, type ReceivedRow } from './tables.ts'

const alreadyLinked = () => new Problem(409, 'already_linked', 'This message is already in a conversation.')

type Target = BodyOf<typeof linkReceived>

/** @throws Problem 409 email_taken; 422 no_email */
const addSender = async (ctx: WriteCtx, row: ReceivedRow, name: NonNullable<Target['newPerson']>, by: number) => {
  if (row.channel !== 'email' || !row.sender.includes('@'))
    throw new Problem(422, 'no_email', 'This message has no sender address. Link it to a person you know.')
  if (await accountByEmail(ctx, row.sender))
    throw new Problem(409, 'email_taken', 'Someone already has this email address. Link the message to them.')
  const account = await createAccount(ctx, {
    ...name,
    email: row.sender,
    phone: null,
    passwordHash: null,
    roles: ['traveler'],
    verification: 'new_devices',
  })
  await noteSecurity(ctx, { accountId: account.id, kind: 'account_opened', by })
  return account
}

/** @throws Problem 404; 409 account_closed, email_taken; 422 no_email, not_their_stay */
const personOf = async (ctx: WriteCtx, row: ReceivedRow, { personId, newPerson, bookingId }: Target, by: number) => {
  const guestId = bookingId === null ? null : (await bookingById(ctx, bookingId)).guestId
  const person = newPerson ? await addSender(ctx, row, newPerson, by) : await targetOf(ctx, personId ?? guestId ?? 0)
  if (person.closed) throw new Problem(409, 'account_closed', 'This account is closed.')
  if (guestId !== null && guestId !== person.id)
    throw new Problem(422, 'not_their_stay', 'Choose a stay of this person.', undefined, { required: ['bookingId'] })
  return person
}

/**
 * Moves a message into someone's conversation because a staff member says it belongs there. If it came from an address
 * that isn't the person's, it stays marked as such, and the person doesn't see it as theirs.
 * @throws Problem 404; 409 already_linked, account_closed, email_taken; 422 no_email, not_their_stay
 */
export const linkMessage = async (app: App, id: number, target: Target, by: number) => {
  const row = await app.work.read((ctx) => receivedById(ctx, id))
  if (row.state === 'filed' || row.state === 'received') throw alreadyLinked()
  const email = await readEmail(app, row)
  const attachments = await storeAttachments(app, email?.attachments ?? [])
  return async (ctx: WriteCtx): Promise<number> => {
    const locked = await lockReceived(ctx, id)
    if (locked.state === 'filed') throw alreadyLinked()
    const person = await personOf(ctx, locked, target, by)
    const isTheirs = person.email === locked.sender || person.phone === locked.sender
    const { id: conversationId } = await openConversation(ctx, person.id, target.bookingId)
    await writeInto(ctx, locked, locked, attachments, {
      personId: person.id,
      conversationId,
      uploader: isTheirs ? person.id : by,
      sender: isTheirs ? null : locked.sender || '?',
      by,
    })
    return conversationId
  }
}

/**
 * Reopens a message that was set aside, because someone looked at it and wants it answered. @throws Problem 404; 409
 * already_linked
 */
export const reopenMessage = async (ctx: WriteCtx, id: number, by: number): Promise<void> => {
  const row = await lockReceived(ctx, id)
  if (row.state === 'filed') throw alreadyLinked()
  await db(ctx)
    .updateTable('correspondence.received')
    .set({ state: 'open', handled_by: by })
    .where('id', '=', id)
    .execute()
}
