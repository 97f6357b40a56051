import { instantAt, mostOwnerStayGuests, type OwnerStayGuests, type OwnerStayInvitation } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound, Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import { newSecret, sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, mailboxOf } from '#modules/accounts'
import { type Hold, holdById } from '#modules/availability'
import { type Home, homeById, lockHome, ownsHome, rulesOf } from '#modules/homes'
import { cardPicturesOf, pictureView } from '#modules/media'
import { guideOf, keysOf, type StoredGuide } from './guides.ts'
import { emails, problems } from './messages.ts'
import { keysFrom, ownerStayKeys } from './rules.ts'
import { db, type OwnerStayGuestRow } from './tables.ts'

export type OwnerStay = { home: Home; hold: Hold; checkInAt: Date; checkOutAt: Date }

const stayOf = (home: Home, hold: Hold): OwnerStay => ({
  home,
  hold,
  checkInAt: instantAt(home.timeZone, hold.arrive, home.checkInTime),
  checkOutAt: instantAt(home.timeZone, hold.depart, home.checkOutTime),
})

const isOwnerStay = (hold: Hold | undefined, homeId: number): hold is Hold =>
  hold?.homeId === homeId && hold.kind === 'blocked' && hold.blockKind === 'owner_stay' && hold.sourceId === null

/**
 * An owner stay in one of this owner's homes. @throws Problem 404 for everyone else, and for one that doesn't exist or
 * was canceled
 */
export const ownerStayFor = async (
  ctx: ReadCtx,
  accountId: number,
  { id: homeId, blockId }: { id: number; blockId: number },
): Promise<OwnerStay> => {
  if (!(await ownsHome(ctx, accountId, homeId))) throw notFound('This home')
  const hold = await holdById(ctx, blockId)
  if (!isOwnerStay(hold, homeId)) throw notFound('This stay')
  return stayOf(await homeById(ctx, homeId), hold)
}

const invitedTo = (ctx: ReadCtx, { hold }: OwnerStay): Promise<OwnerStayGuestRow[]> =>
  db(ctx)
    .selectFrom('stays.owner_stay_guest')
    .selectAll()
    .where('hold_id', '=', hold.id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()

const hasKeys = (guide: StoredGuide | undefined): boolean =>
  guide !== undefined && (guide.sealed.doorCode !== null || guide.sealed.wifiKey !== null)

export const ownerStayView = async (ctx: ReadCtx, stay: OwnerStay): Promise<OwnerStayGuests> => {
  const { home, hold, checkInAt, checkOutAt } = stay
  const guide = await guideOf(ctx, home.id)
  return {
    home: { id: home.id, name: home.name, town: home.townName },
    stay: {
      blockId: hold.id,
      arrive: hold.arrive,
      depart: hold.depart,
      open: ctx.now < checkOutAt,
      keysFrom: keysFrom(checkInAt).toISOString(),
      timeZone: home.timeZone,
    },
    hasGuide: guide !== undefined,
    hasKeys: hasKeys(guide),
    guests: (await invitedTo(ctx, stay)).map(({ id, name, email, invited_at }) => ({
      id,
      name,
      email,
      invitedAt: invited_at.toISOString(),
    })),
  }
}

const end = (ctx: WriteCtx, id: number) =>
  db(ctx).updateTable('stays.owner_stay_guest').set({ removed_at: ctx.now }).where('id', '=', id).execute()

/**
 * Emails a guest the link to the stay; a new one to the same address replaces the previous one.
 * @throws Problem 409 not_allowed_now once the stay is over, guest_list_full
 */
export const inviteToOwnerStay = async (
  app: App,
  ctx: WriteCtx,
  stay: OwnerStay,
  { name, email, by }: { name: string; email: string; by: number },
): Promise<void> => {
  const { home, hold, checkOutAt } = stay
  await lockHome(ctx, home.id)
  if (ctx.now >= checkOutAt) throw new Problem(409, 'not_allowed_now', problems.stayOver)
  const invited = await invitedTo(ctx, stay)
  const mailbox = mailboxOf(email)
  const same = invited.find((row) => row.mailbox === mailbox)
  if (!same && invited.length >= mostOwnerStayGuests) throw new Problem(409, 'guest_list_full', problems.listFull)
  if (same) await end(ctx, same.id)
  const secret = newSecret()
  const { id } = await db(ctx)
    .insertInto('stays.owner_stay_guest')
    .values({
      home_id: home.id,
      hold_id: hold.id,
      name,
      email,
      mailbox,
      secret_hash: sha256(secret),
      check_out_at: checkOutAt,
      invited_by: by,
      invited_at: ctx.now,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const host = await accountById(ctx, by)
  await app.adapters.post.email(ctx, {
    to: email,
    accountId: null,
    fact: `owner_stay.invited:${id}`,
    kind: 'owner_stay_invited',
    secret: true,
    ...emails.ownerStay({
      name,
      host: host ? `${host.firstName} ${host.lastName}` : '',
      home,
      arrive: hold.arrive,
      depart: hold.depart,
      path: `/stays/${secret}`,
    }),
  })
}

/** Revokes a guest's link. @throws Problem 404 for anyone not in this stay */
export const removeFromOwnerStay = async (ctx: WriteCtx, stay: OwnerStay, guestId: number): Promise<void> => {
  const guest = (await invitedTo(ctx, stay)).find(({ id }) => id === guestId)
  if (!guest) throw notFound('This guest')
  await end(ctx, guestId)
}

/**
 * What a link leads to. @throws Problem 404 for one that never existed or was revoked, after the stay, and once it is
 * canceled
 */
const invitedBy = async (ctx: ReadCtx, secret: string) => {
  const row = await db(ctx)
    .selectFrom('stays.owner_stay_guest')
    .selectAll()
    .where('secret_hash', '=', sha256(secret))
    .where('removed_at', 'is', null)
    .where('check_out_at', '>', ctx.now)
    .executeTakeFirst()
  const hold = row && (await holdById(ctx, row.hold_id))
  if (!isOwnerStay(hold, row?.home_id ?? 0) || !row) throw notFound('This stay')
  return { row, stay: stayOf(await homeById(ctx, row.home_id), hold) }
}

const homeView = async (ctx: ReadCtx, home: Home): Promise<OwnerStayInvitation['home']> => {
  const pictures = (await cardPicturesOf(ctx, 'home', [home.id])).get(home.id) ?? []
  const [first] = pictures
  const evening = pictures.find(({ shot }) => shot === 'evening')
  const { name, townName: town, address, timeZone, checkInTime, checkOutTime, language } = home
  return {
    ...{ name, town, address, timeZone, checkInTime, checkOutTime, language },
    image: first ? pictureView(first) : null,
    evening: evening ? pictureView(evening) : null,
    houseRules: rulesOf(home, language),
  }
}

/** What an invited guest sees, field by field; access details only from two days before check-in. */
export const ownerStayByLink = async (ctx: ReadCtx, seal: Seal, secret: string): Promise<OwnerStayInvitation> => {
  const { row, stay } = await invitedBy(ctx, secret)
  const { home, hold, checkInAt } = stay
  const host = await accountById(ctx, row.invited_by)
  const stored = await guideOf(ctx, home.id)
  const state = ownerStayKeys(checkInAt, hasKeys(stored), ctx.now)
  const keys = stored && state === 'open' ? keysOf(seal, home.id, stored) : undefined
  return {
    guest: row.name,
    host: host?.firstName ?? '',
    home: await homeView(ctx, home),
    arrive: hold.arrive,
    depart: hold.depart,
    guide: stored?.guide ?? null,
    keys: {
      state,
      from: keysFrom(checkInAt).toISOString(),
      doorCode: keys?.doorCode || null,
      wifiKey: keys?.wifiKey || null,
    },
  }
}

/** How many days guests' names and addresses are retained after a stay. */
const daysAfter = 30

export const forgetOwnerStayGuests = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx)
    .deleteFrom('stays.owner_stay_guest')
    .where('check_out_at', '<', new Date(ctx.now.getTime() - daysAfter * 86_400_000))
    .execute()
}
