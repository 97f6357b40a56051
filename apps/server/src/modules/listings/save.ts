import { dateIn, type HomeSetting, homeSettings, type PriceConcern } from '@porchlight/contract'
import { render, type Said, said } from '@porchlight/wording'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { setStayRules, stayRulesOf } from '#modules/availability'
import {
  createHome,
  type Home,
  homeBySource,
  noteFingerprint,
  publishHome,
  setContract,
  setShares,
  sharesOf,
  stopFollowing,
  updateHome,
} from '#modules/homes'
import { leaveUndecidedOut, longestWanted, type Pricing, priceConcerns, pricingOf, setRates } from '#modules/pricing'
import type { Listing } from './listing.ts'
import type { Mapping } from './mapping.ts'

/** What else to do with the homes besides creating them. */
export type Terms = { ownerId: number; commissionBasisPoints: number; publish: boolean }
/** How the rows of a file are saved. */
export type Saving = {
  mapping: Mapping
  terms?: Terms | undefined
  /** The reason why unusual prices are right. */
  confirmPrices?: string | undefined
  /** New homes follow the company's and their groups' defaults where their row has no value. */
  followDefaults?: boolean
}
export type Outcome = 'created' | 'updated' | 'unchanged'

const system = { as: 'system', accountId: null } as const

const planFor = (listing: Listing, base: number): Pricing['plan'] => ({
  currency: listing.details.currency,
  base,
  weekend: null,
  weekendNights: [5, 6],
  floor: null,
  cap: null,
  includedGuests: listing.details.sleeps,
  extraGuest: 0,
  counted: ['adults', 'children'],
  discounts: 'one',
  nonRefundable: null,
  markups: {},
  deposit: 0,
})

const cleaningFee = (amount: number): Pricing['fees'][number] => ({
  code: 'cleaning',
  label: 'Cleaning',
  note: '',
  kind: 'per_stay',
  amount,
  of: 'subtotal',
  position: 1,
  optional: false,
})

/** A row that needs a reason before it is saved. */
export class RowRefused extends Problem {
  readonly why: Said

  constructor(why: Said) {
    super(422, 'confirmation_needed', render('en', why))
    this.why = why
  }
}

const columnOf = (concern: PriceConcern, { columns }: Mapping): string =>
  (concern.code === 'high_fee' ? columns.cleaningFee : columns.price) ?? ''

/** @throws RowRefused 422 `confirmation_needed` that names the column, unless the whole file is confirmed */
const confirmed = (concerns: readonly PriceConcern[], { mapping, confirmPrices }: Saving) => {
  const [first] = concerns
  if (!first) return null
  if (confirmPrices) return { concerns, reason: confirmPrices }
  const columns = [...new Set(concerns.map((concern) => columnOf(concern, mapping)))]
  throw new RowRefused(said('listing.at_column', { column: columns.join(', '), fault: said('listing.unusual_price') }))
}

/** Updates a home's prices with those in the row; prices missing from the row stay. */
const savePrices = async (ctx: WriteCtx, home: Home, listing: Listing, saving: Saving): Promise<void> => {
  if (listing.nightly === undefined) return
  const current = await pricingOf(ctx, home)
  const plan = current.plan ? { ...current.plan, base: listing.nightly } : planFor(listing, listing.nightly)
  const others = (current.fees ?? []).filter((fee) => fee.code !== 'cleaning')
  const cleaning = listing.cleaning ? [cleaningFee(listing.cleaning)] : []
  const fees = listing.cleaning === undefined ? {} : { fees: [...cleaning, ...others] }
  const concerns = priceConcerns({
    currency: home.currency,
    firstNight: dateIn(home.timeZone, ctx.now),
    before: current.plan ? [current.plan.base] : null,
    after: [listing.nightly],
    fees: cleaning,
  })
  await setRates(ctx, home.id, { plan, ...fees }, null, { confirmed: confirmed(concerns, saving) })
}

/** @throws RowRefused 422 `confirmation_needed` for a minimum that hardly anyone books, unless the file is confirmed */
const saveMinNights = async (
  ctx: WriteCtx,
  homeId: number,
  minNights: number,
  { mapping, confirmPrices }: Saving,
): Promise<void> => {
  const rules = (await stayRulesOf(ctx, [homeId])).get(homeId) ?? []
  const usual = rules.find((rule) => rule.kind === 'default')
  const known = usual?.minNights ?? 1
  if (known === minNights) return
  if (minNights > Math.max(known, longestWanted) && !confirmPrices)
    throw new RowRefused(
      said('listing.at_column', {
        column: mapping.columns.minNights ?? '',
        fault: said('listing.unusual_minimum', { nights: minNights }),
      }),
    )
  const others = rules.filter((rule) => rule !== usual)
  await setStayRules(ctx, homeId, [...others, { ...usual, kind: 'default', minNights }])
  await stopFollowing(ctx, [homeId], ['min_nights'])
}

/** Gives an unowned home its owner and contract. */
const handOver = async (ctx: WriteCtx, home: Home, { ownerId, commissionBasisPoints }: Terms): Promise<void> => {
  const today = dateIn(home.timeZone, ctx.now)
  if ((await sharesOf(ctx, home.id, today)).length > 0) return
  await setShares(ctx, home.id, today, [{ accountId: ownerId, basisPoints: 10_000 }])
  await setContract(ctx, home.id, today, {
    commissionBasisPoints,
    commissionBase: 'accommodation',
    recognition: 'check_in',
    cleaningTo: 'operator',
  })
}

const settle = async (ctx: WriteCtx, home: Home, listing: Listing, saving: Saving): Promise<void> => {
  const { terms, mapping } = saving
  const { source } = mapping
  await savePrices(ctx, home, listing, saving)
  await saveMinNights(ctx, home.id, listing.minNights, saving)
  if (!terms) return
  await handOver(ctx, home, terms)
  if (terms.publish && home.status === 'draft' && listing.nightly !== undefined) {
    await leaveUndecidedOut(ctx, home.id, source.name, 'Not in the file that was imported')
    await publishHome(ctx, home.id, system, `Taken over from ${source.name}`)
  }
}

/** Whether an earlier import already did everything this one would. */
const isSettled = async (ctx: WriteCtx, home: Home, listing: Listing, terms?: Terms): Promise<boolean> => {
  if (home.source?.fingerprint !== listing.fingerprint) return false
  if (!terms || home.status !== 'draft') return true
  if (terms.publish && listing.nightly !== undefined) return false
  return (await sharesOf(ctx, home.id, dateIn(home.timeZone, ctx.now))).length > 0
}

/** The settings a row has values for. Its minimum stay stops following when it is saved. */
const fieldOf: Partial<Record<HomeSetting, keyof Listing['said']>> = {
  check_in_time: 'checkInTime',
  check_out_time: 'checkOutTime',
  max_pets: 'maxPets',
  instant: 'instant',
}

const followedBy = ({ said }: Listing): HomeSetting[] =>
  homeSettings.filter((setting) => {
    const field = fieldOf[setting]
    return field === undefined || said[field] === undefined
  })

/**
 * Creates a row's home, or updates the home of an earlier import with the row's current values. Values the row never
 * had stay as people have set them; an unchanged row changes nothing.
 * @throws Problem when some module rejects the values; then nothing of the row is saved
 */
export const saveListing = async (ctx: WriteCtx, listing: Listing, saving: Saving): Promise<Outcome> => {
  const { mapping, terms, followDefaults } = saving
  const { ref, fingerprint, details, said } = listing
  const known = await homeBySource(ctx, mapping.source.name, ref)
  if (!known) {
    const home = await createHome(ctx, {
      ...details,
      source: { ...mapping.source, ref, fingerprint },
      ...(followDefaults && { follows: followedBy(listing) }),
    })
    await settle(ctx, home, listing, saving)
    return 'created'
  }
  if (await isSettled(ctx, known, listing, terms)) return 'unchanged'
  await updateHome(ctx, known.id, said)
  await noteFingerprint(ctx, known.id, fingerprint)
  await settle(ctx, { ...known, ...said }, listing, saving)
  return 'updated'
}
