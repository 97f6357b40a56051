import {
  type BodyOf,
  dateIn,
  type HomeReferral,
  type HomeService,
  homeReferrerRoles,
  type moveHomeReferral,
  type PipelineStage,
  type PlainDate,
  type referHome,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountByEmail, accountById } from '#modules/accounts'
import { hasHomeAt, homeById, streetOf } from '#modules/homes'
import { partnerHomeReferralChanged, partnerHomeReferred } from './events.ts'
import { hasProgramInForce, notInForce, type Partner, programsInForce } from './in-force.ts'
import { isLicensedIn } from './licenses.ts'
import { problems } from './messages.ts'
import { canMoveHome, monthsOn, shortName } from './rules.ts'
import { shareTermsOn } from './share-terms.ts'
import { db, type HomeReferralRow } from './tables.ts'

export const referralsOf = (ctx: ReadCtx, partnerId: number): Promise<HomeReferralRow[]> =>
  db(ctx)
    .selectFrom('partners.home_referral')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('id', 'desc')
    .execute()

/** The states of a referred home in each stage of the pipeline. */
const statesIn: Record<PipelineStage, readonly HomeReferralRow['state'][]> = {
  waiting: ['submitted', 'contacted', 'inspected', 'signed'],
  active: ['live'],
  closed: ['declined'],
}

/** Those that aren't live yet first, then the latest decided. */
export const referralsIn = (ctx: ReadCtx, stage: PipelineStage | undefined): Promise<HomeReferralRow[]> =>
  db(ctx)
    .selectFrom('partners.home_referral')
    .selectAll()
    .$if(stage !== undefined, (query) => query.where('state', 'in', [...statesIn[stage ?? 'waiting']]))
    .orderBy(({ eb }) => eb('state', 'in', [...statesIn.waiting]), 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const isEarning = ({ state, earns_from, earns_until }: HomeReferralRow, today: PlainDate): boolean =>
  state === 'live' && earns_from !== null && earns_from <= today && (earns_until === null || earns_until >= today)

const placeLine = (...parts: string[]): string => parts.filter(Boolean).join(', ')

/** A referral as the team reads it. */
export const referralView = (row: HomeReferralRow, today: PlainDate): HomeReferral => ({
  id: row.id,
  owner: row.owner_name,
  address: placeLine(row.address, row.city, row.region),
  service: row.service,
  byLink: row.lead_id !== null,
  state: isEarning(row, today) ? 'earning' : row.state,
  flags: row.flags,
  reason: row.reason,
  rate: row.basis_points,
  earnsFrom: row.earns_from,
  earnsUntil: row.earns_until,
  submittedAt: row.submitted_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})

/**
 * A referral as the partner reads it: for an owner who wrote to us directly, only first name and initial, and the town.
 */
export const ownReferralView = (row: HomeReferralRow, today: PlainDate): HomeReferral => {
  const view = referralView(row, today)
  if (!view.byLink) return view
  return { ...view, owner: shortName(row.owner_name), address: placeLine(row.city, row.region), flags: [] }
}

type Referring = BodyOf<typeof referHome>

const placeOf = ({ address, city }: { address: string; city: string }): string =>
  `${streetOf(address)}, ${city.trim().toLowerCase()}`

/** What staff and partner see immediately: we know this owner or home, or someone referred it before. */
export const flagsOf = async (
  ctx: ReadCtx,
  { ownerEmail, address, city }: Pick<Referring, 'ownerEmail' | 'address' | 'city'>,
): Promise<HomeReferralRow['flags']> => {
  const owner = await accountByEmail(ctx, ownerEmail)
  const rows = await db(ctx)
    .selectFrom('partners.home_referral')
    .select(['address', 'city', 'owner_email'])
    .where('state', '<>', 'declined')
    .execute()
  const same = rows.some(
    (row) => placeOf(row) === placeOf({ address, city }) || row.owner_email === ownerEmail.toLowerCase(),
  )
  return [
    ...(owner?.roles.includes('owner') ? (['known_owner'] as const) : []),
    ...((await hasHomeAt(ctx, { address, town: city })) ? (['known_home'] as const) : []),
    ...(same ? (['referred_before'] as const) : []),
  ]
}

/** The program a partner refers homes in, a broker's first because it requires a license; undefined: none in force. */
const referringProgram = async (ctx: ReadCtx, partner: Partner) => {
  const inForce = await programsInForce(ctx, partner)
  return homeReferrerRoles.find((program) => inForce.includes(program))
}

/** Why a partner can't refer a home now; null: they can. */
export const referralRefusal = async (ctx: ReadCtx, partner: Partner): Promise<'program' | 'agreement' | null> => {
  if (!homeReferrerRoles.some((role) => partner.roles.includes(role))) return 'program'
  return (await referringProgram(ctx, partner)) ? null : 'agreement'
}

/**
 * A partner earns nothing on their own home, and refers each home once.
 * @throws Problem 422 own_home, 409 referred_by_you
 */
const assertNew = async (ctx: ReadCtx, { accountId }: Partner, referring: Referring): Promise<void> => {
  const own = await accountById(ctx, accountId)
  if (own?.email.toLowerCase() === referring.ownerEmail.toLowerCase())
    throw new Problem(422, 'own_home', problems.ownHome, undefined, { required: ['ownerEmail'] })
  const known = (await referralsOf(ctx, accountId)).some(
    (row) => row.state !== 'declined' && row.lead_id === null && placeOf(row) === placeOf(referring),
  )
  if (known) throw new Problem(409, 'referred_by_you', problems.referredByYou, undefined, { required: ['address'] })
}

/**
 * Refers a home and returns the referral's id.
 * @throws Problem 409 agreement_not_in_force, license_first, referred_by_you; 422 own_home
 */
export const refer = async (ctx: WriteCtx, partner: Partner, referring: Referring): Promise<number> => {
  const program = await referringProgram(ctx, partner)
  if (!program) throw notInForce()
  if (program === 'broker' && !(await isLicensedIn(ctx, partner.accountId, referring.region)))
    throw new Problem(409, 'license_first', problems.licenseFirst)
  await assertNew(ctx, partner, referring)
  const { ownerName, ownerEmail, ownerPhone, address, city, region, service, note } = referring
  const { id } = await db(ctx)
    .insertInto('partners.home_referral')
    .values({
      partner_id: partner.accountId,
      program,
      owner_name: ownerName,
      owner_email: ownerEmail.toLowerCase(),
      owner_phone: ownerPhone,
      address,
      city,
      region,
      service,
      note,
      state: 'submitted',
      flags: await flagsOf(ctx, referring),
      home_id: null,
      basis_points: null,
      earns_from: null,
      earns_until: null,
      submitted_at: ctx.now,
      changed_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(ctx, partnerHomeReferred({ referralId: id, partnerId: partner.accountId }))
  return id
}

export type Moving = BodyOf<typeof moveHomeReferral> & { id: number; by: number }

/** Uses the terms from the day the home was referred, unless staff agreed on others. */
const earningTerms = async (ctx: ReadCtx, { submitted_at }: HomeReferralRow, { rate, months }: Moving) => {
  const terms = await shareTermsOn(ctx, dateIn(ctx.companyZone, submitted_at))
  return {
    basis_points: rate ?? terms.home_basis_points,
    earns_from: ctx.today,
    earns_until: monthsOn(ctx.today, months ?? terms.home_months),
  }
}

/** @throws Problem 404 */
export const lockReferral = async (ctx: WriteCtx, id: number): Promise<HomeReferralRow> => {
  const row = await db(ctx)
    .selectFrom('partners.home_referral')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This referral')
  return row
}

/** Checks that the home exists and has no referral. @throws Problem 409 home_referred, 404 */
const assertUnreferred = async (ctx: ReadCtx, homeId: number): Promise<void> => {
  await homeById(ctx, homeId)
  const other = await db(ctx)
    .selectFrom('partners.home_referral')
    .select('id')
    .where('home_id', '=', homeId)
    .where('state', '=', 'live')
    .executeTakeFirst()
  if (other) throw new Problem(409, 'home_referred', problems.homeReferred, undefined, { required: ['homeId'] })
}

/**
 * Checks whether a referred home can make this move. @throws Problem 409 wrong_state, 422 fields_required, 409
 * home_referred, 404
 */
export const assertMove = async (ctx: ReadCtx, row: HomeReferralRow, { state, homeId, reason }: Moving) => {
  if (!canMoveHome(row.state, state)) throw new Problem(409, 'wrong_state', problems.wrongState)
  const required = [
    ...(state === 'live' && homeId === undefined ? ['homeId'] : []),
    ...((state === 'declined' || row.state === 'live') && reason.length < 3 ? ['reason'] : []),
  ]
  if (required.length > 0) throw new Problem(422, 'fields_required', problems.fields, undefined, { required })
  if (state === 'live' && homeId !== undefined) await assertUnreferred(ctx, homeId)
}

/** @throws Problem as `assertMove` */
export const moveReferral = async (ctx: WriteCtx, moving: Moving): Promise<void> => {
  const { id, state, homeId, service, reason } = moving
  const row = await lockReferral(ctx, id)
  await assertMove(ctx, row, moving)
  await db(ctx)
    .updateTable('partners.home_referral')
    .set({
      state,
      reason,
      changed_at: ctx.now,
      ...(service && { service }),
      ...(row.state === 'live' && { home_id: null, basis_points: null, earns_from: null, earns_until: null }),
      ...(state === 'live' && { home_id: homeId ?? null, ...(await earningTerms(ctx, row, moving)) }),
    })
    .where('id', '=', id)
    .execute()
  await announce(ctx, partnerHomeReferralChanged({ referralId: id, partnerId: row.partner_id, state, reason }))
}

type HomeReferrer = {
  partnerId: number
  program: 'broker' | 'referral'
  service: HomeService
  basisPoints: number
}

/**
 * The partner who referred a home, for bookings made on a day; undefined: none. Like a code, a referral earns nothing
 * while the partner's agreement is not in force.
 */
export const homeReferrerOf = async (
  ctx: ReadCtx,
  homeId: number,
  on: PlainDate,
): Promise<HomeReferrer | undefined> => {
  const row = await db(ctx)
    .selectFrom('partners.home_referral')
    .modifyFront(fromMemory)
    .selectAll()
    .where('home_id', '=', homeId)
    .where('state', '=', 'live')
    .where('earns_from', '<=', on)
    .where('earns_until', '>=', on)
    .executeTakeFirst()
  if (!row || !(await hasProgramInForce(ctx, row.partner_id, row.program))) return undefined
  const program = row.program === 'broker' ? 'broker' : 'referral'
  return { partnerId: row.partner_id, program, service: row.service, basisPoints: row.basis_points ?? 0 }
}
