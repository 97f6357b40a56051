import type { GuestOfStay, OfferChannel } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { requirePhone } from '#kernel/phone'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import {
  type Account,
  accountByEmail,
  accountById,
  accountsByIds,
  createAccount,
  sendInvitation,
} from '#modules/accounts'
import { homeById } from '#modules/homes'
import { refuseBanned } from '#modules/people'
import { quoteById } from '#modules/pricing'
import { problems, type TeamOffer, teamOfferEmail, teamOfferText } from './messages.ts'
import { stateOf } from './offer-views.ts'
import { type OfferRow, offersByIds } from './offers.ts'
import { db } from './tables.ts'
import { partyText } from './timeline.ts'

/** The guest of a team offer: how it is sent, and why the price is different. */
export type OfferRecipient = { guestId: number; send: readonly OfferChannel[]; reason: string }

const nameOf = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()

/**
 * The person on record, or a new one who is invited to choose a password; anyone who already has the email is that
 * person.
 * @throws Problem 404; 409 do_not_rent; 422 invalid_phone
 */
export const guestFor = async (
  app: App,
  ctx: WriteCtx,
  guest: GuestOfStay,
  by: number,
): Promise<{ id: number; name: string; account: Account }> => {
  const known = guest.kind === 'known' ? await accountById(ctx, guest.id) : await accountByEmail(ctx, guest.email)
  if (guest.kind === 'known' && !known) throw notFound('This person')
  if (known?.closed) throw notFound('This person')
  const account = known ?? (await addGuest(app, ctx, guest as Extract<GuestOfStay, { kind: 'new' }>, by))
  await refuseBanned(ctx, account.id, 'staff')
  return { id: account.id, name: nameOf(account), account }
}

const addGuest = async (app: App, ctx: WriteCtx, guest: Extract<GuestOfStay, { kind: 'new' }>, by: number) => {
  const { firstName, lastName, email, phone, language } = guest
  const account = await createAccount(ctx, {
    email,
    firstName,
    lastName,
    phone: phone === '' ? null : requirePhone(phone, null, 'guest.phone').e164,
    language,
    passwordHash: null,
    roles: ['traveler'],
    verification: 'new_devices',
  })
  await sendInvitation(app, ctx, account, (await accountById(ctx, by)) as Account)
  return account
}

/** @throws Problem 422 no_phone for a text message to someone without a number */
export const assertReachable = ({ phone }: Account, send: readonly OfferChannel[]): void => {
  if (send.includes('text') && !phone) throw new Problem(422, 'no_phone', problems.noPhone)
}

/** Stores who the team made an offer for, and sends it. */
export const deliverToGuest = async (
  app: App,
  ctx: WriteCtx,
  offer: OfferRow,
  { guestId, send, reason }: OfferRecipient,
): Promise<void> => {
  await db(ctx)
    .insertInto('bookings.guest_offer')
    .values({ offer_id: offer.id, account_id: guestId, reason, sent_at: null })
    .execute()
  for (const by of send) await sendTo(app, ctx, offer, { guestId, by })
}

const sendTo = async (
  app: App,
  ctx: WriteCtx,
  offer: OfferRow,
  { guestId, by }: { guestId: number; by: OfferChannel },
): Promise<string> => {
  const guest = await accountById(ctx, guestId)
  if (!guest) throw notFound('This person')
  assertReachable(guest, [by])
  const { times_sent } = await db(ctx)
    .updateTable('bookings.guest_offer')
    .set((row) => ({ sent_at: ctx.now, times_sent: row('times_sent', '+', 1) }))
    .where('offer_id', '=', offer.id)
    .returning('times_sent')
    .executeTakeFirstOrThrow()
  const about = await offerInWords(ctx, offer, guest)
  const message = { accountId: guestId, fact: `offer:${offer.id}:${times_sent}`, kind: 'team_offer' }
  if (by === 'text') {
    const to = guest.phone as string
    await app.adapters.post.text(ctx, {
      ...message,
      to,
      ...teamOfferText({ ...about, link: `${app.config.publicUrl}${about.path}` }),
    })
    return to
  }
  await app.adapters.post.email(ctx, { ...message, to: guest.email, ...teamOfferEmail(about) })
  return guest.email
}

/** What an offer's email says about the stay, its price, and its expiry. */
export const offerInWords = async (
  ctx: ReadCtx,
  offer: OfferRow,
  { firstName }: Pick<Account, 'firstName'>,
): Promise<TeamOffer> => {
  const home = await homeById(ctx, offer.home_id)
  const { stay, party, price } = (await quoteById(ctx, offer.quote_id)).document
  return {
    firstName,
    home: home.name,
    town: home.townName,
    dates: { from: stay.arrive, to: stay.depart },
    party: partyText(party),
    total: { amount: price.total, currency: price.currency },
    until: { instant: offer.expires_at.toISOString(), zone: home.timeZone },
    held: offer.hold_id !== null,
    message: offer.message,
    path: `/offer/${offer.id}/${offer.hash}`,
  }
}

/** Sends an open offer to its guest again. @throws Problem 404; 409 not_allowed_now; 422 no_phone */
export const resendOffer = async (app: App, ctx: WriteCtx, id: number, by: OfferChannel): Promise<string> => {
  const [offer] = await offersByIds(ctx, [id])
  const recipient = await db(ctx)
    .selectFrom('bookings.guest_offer')
    .select('account_id')
    .where('offer_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!offer || !recipient) throw notFound('This offer')
  const state = await stateOf(ctx, offer, await quoteById(ctx, offer.quote_id))
  if (state !== 'open') throw new Problem(409, 'not_allowed_now', problems.notAllowedNow)
  return sendTo(app, ctx, offer, { guestId: recipient.account_id, by })
}

/** Who the team made these offers to, by offer. */
export const recipientsOf = async (ctx: ReadCtx, offerIds: readonly number[]) => {
  if (offerIds.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('bookings.guest_offer')
    .selectAll()
    .where('offer_id', 'in', [...offerIds])
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.map(({ account_id }) => account_id),
  )
  return new Map(
    rows.flatMap(({ offer_id, account_id, sent_at }) => {
      const person = people.get(account_id)
      if (!person) return []
      const { id, email, phone } = person
      const sentAt = sent_at?.toISOString() ?? null
      return [[offer_id, { id, name: nameOf(person), email, hasPhone: phone !== null, sentAt }] as const]
    }),
  )
}

/** Offers sent to a person, for the record of what is known about them. */
export const offersSentTo = async (ctx: ReadCtx, accountId: number) =>
  (
    await db(ctx)
      .selectFrom('bookings.guest_offer as sent')
      .innerJoin('bookings.offer as offer', 'offer.id', 'sent.offer_id')
      .select(['offer.id', 'offer.home_id', 'offer.made_at', 'offer.message', 'sent.sent_at'])
      .where('sent.account_id', '=', accountId)
      .orderBy('offer.id')
      .execute()
  ).map(({ id, home_id, made_at, message, sent_at }) => ({
    id,
    homeId: home_id,
    madeAt: made_at.toISOString(),
    message,
    sentAt: sent_at?.toISOString() ?? null,
  }))
