import type { PlainDate, TaxChange } from '@porchlight/contract'
import { formatsOf } from '@porchlight/wording'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { areas, type Home, homeById, homeGroups, homesInSearch, slugFrom } from '#modules/homes'
import { pricesChanged } from './events.ts'
import { tellMissing } from './missing-decisions.ts'
import type { NewTax, TaxArea } from './pricing.ts'
import { rowOfTax } from './row-mapping.ts'
import { db } from './tables.ts'
import { homesTaxedIn, sameArea, taxReach } from './tax-areas.ts'
import { decideNoTax, endContradicted } from './tax-decisions.ts'
import { allTaxes, daysOverlap, holdsOn, lockTax, type TaxSeries, type TaxVersionRow } from './tax-series.ts'

type ChangeOf<Kind extends TaxChange['kind']> = Extract<TaxChange, { kind: Kind }>

/** Who changes taxes, and why. */
export type TaxAuthor = { by: number; reason: string }

const refusal = (status: number, code: string, text: string, field: string) =>
  new Problem(status, code, text, undefined, { required: [field] })

const insert = async (
  ctx: WriteCtx,
  { area, library }: Pick<TaxSeries, 'area' | 'library'>,
  tax: NewTax,
  by: number,
  series?: number,
) =>
  (
    await db(ctx)
      .insertInto('pricing.tax')
      .values({
        ...rowOfTax(area, tax),
        library,
        ...(series !== undefined && { series }),
        created_at: ctx.now,
        created_by: by,
      })
      .returning('series')
      .executeTakeFirstOrThrow()
  ).series

const replaceRow = (ctx: WriteCtx, id: number) =>
  db(ctx).updateTable('pricing.tax').set({ replaced_at: ctx.now }).where('id', '=', id).execute()

/** @throws Problem 422 `starts_in_past`: terms already in force on a day can't change */
const assertAhead = (ctx: ReadCtx, day: PlainDate, field: string): void => {
  if (day < ctx.today) throw refusal(422, 'starts_in_past', 'Choose today or a later date.', field)
}

/** @throws Problem 422 `unknown_area` */
const assertKnown = async (ctx: ReadCtx, { kind, area }: TaxArea): Promise<void> => {
  const known =
    (kind === 'country' && /^[A-Z]{2}$/.test(area)) ||
    (kind === 'state' && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(area)) ||
    (kind === 'home' && (await homesInSearch(ctx)).some(({ id }) => String(id) === area)) ||
    (kind === 'group' && (await homeGroups(ctx)).some(({ id }) => String(id) === area)) ||
    (kind === 'town' && (await areas(ctx)).some(({ id }) => id === area)) ||
    (kind === 'region' &&
      (await areas(ctx)).some(
        ({ region, country, state }) => region === area || (state && `${country}-${state}/${region}` === area),
      ))
  if (!known) throw refusal(422, 'unknown_area', 'Choose an area with homes.', 'change.terms.area')
}

/** The key under which the journal owes an authority: its existing key, or a new one made from its name. */
const authorityKey = (name: string, known: readonly TaxVersionRow[]): string => {
  const same = known.find(({ authorityName }) => authorityName.toLowerCase() === name.toLowerCase())
  if (same) return same.authority
  const taken = new Set(known.map(({ authority }) => authority))
  const base = slugFrom(name) || 'authority'
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!taken.has(key)) return key
  }
}

/**
 * Checks the total percentage a home in the area would be charged on one day. @throws Problem 422 `taxes_over_whole`
 */
const assertWithinWhole = async (ctx: ReadCtx, area: TaxArea, day: PlainDate): Promise<void> => {
  const known = await allTaxes(ctx)
  const reached = await homesTaxedIn(ctx, area)
  const reaches = await taxReach(ctx, reached)
  const share = (taxes: readonly TaxSeries[]) =>
    taxes
      .flatMap(({ versions }) => versions)
      .filter((one) => one.kind === 'percent' && holdsOn(one, day))
      .reduce((sum, { amount }) => sum + amount, 0)
  const own = known.filter((one) => sameArea(one.area, area))
  const over =
    share(own) > 10_000 || reached.some((home) => share(known.filter((one) => reaches(home, one.area))) > 10_000)
  if (over)
    throw refusal(
      422,
      'taxes_over_whole',
      'Together the taxes here come to more than the whole price.',
      'change.terms.amount',
    )
}

const add = async (ctx: WriteCtx, { terms }: ChangeOf<'add'>, author: TaxAuthor): Promise<number> => {
  const { area, library, replaces, ...tax } = terms
  await assertKnown(ctx, area)
  const known = await allTaxes(ctx)
  const authority = authorityKey(
    tax.authorityName,
    known.flatMap(({ versions }) => versions),
  )
  const same = known.some(
    (one) =>
      sameArea(one.area, area) &&
      one.versions.some(
        (version) =>
          version.authority === authority &&
          version.label.toLowerCase() === tax.label.toLowerCase() &&
          daysOverlap(version, tax),
      ),
  )
  if (same)
    throw refusal(
      409,
      'tax_exists',
      'This authority already has a tax with this name here. Add a new version instead.',
      'change.terms.label',
    )
  const series = await insert(ctx, { area, library }, { ...tax, authority }, author.by)
  if (replaces !== null) await leaveOut(ctx, { kind: 'leave_out', tax: replaces, home: Number(area.area) }, author)
  await assertWithinWhole(ctx, area, tax.from && tax.from > ctx.today ? tax.from : ctx.today)
  return series
}

const version = async (
  ctx: WriteCtx,
  { tax, from, terms }: ChangeOf<'version'>,
  { by }: TaxAuthor,
): Promise<number> => {
  const known = await lockTax(ctx, tax)
  assertAhead(ctx, from, 'change.from')
  const later = known.versions.find((one) => one.from !== null && one.from >= from)
  if (later)
    throw refusal(
      409,
      'versions_overlap',
      `A version of this tax begins on ${formatsOf('en').day(later.from ?? from)} already. Choose a later day.`,
      'change.from',
    )
  const last = known.versions.at(-1) as TaxVersionRow
  const { id, authority, authorityName, label, ...rest } = last
  const goesOn = last.to === null || last.to > from
  if (goesOn) {
    await replaceRow(ctx, id)
    await insert(ctx, known, { ...rest, authority, authorityName, label, to: from }, by, tax)
  }
  await insert(ctx, known, { ...terms, authority, authorityName, label, from, to: goesOn ? last.to : null }, by, tax)
  await assertWithinWhole(ctx, known.area, from)
  return tax
}

const end = async (ctx: WriteCtx, { tax, on }: ChangeOf<'end'>, author: TaxAuthor): Promise<number> => {
  const known = await lockTax(ctx, tax)
  assertAhead(ctx, on, 'change.on')
  for (const { id, ...one } of known.versions.filter(({ to }) => to === null || to > on)) {
    await replaceRow(ctx, id)
    if (one.from === null || one.from < on) await insert(ctx, known, { ...one, to: on }, author.by, tax)
  }
  const left = (await allTaxes(ctx)).some(
    ({ series, area, versions }) =>
      series !== tax && sameArea(area, known.area) && versions.some(({ to }) => to === null || to > on),
  )
  // If no other tax applies here, ending the last one decides that none is due.
  if (!left)
    await decideNoTax(ctx, known.area, { name: await nameOf(ctx, author.by), reason: author.reason }, author.by)
  return tax
}

const nameOf = async (ctx: ReadCtx, accountId: number): Promise<string> => {
  const account = (await accountsByIds(ctx, [accountId])).get(accountId)
  return account ? `${account.firstName} ${account.lastName}`.trim() : ''
}

const endExemption = (ctx: WriteCtx, homeId: number, series: number) =>
  db(ctx)
    .updateTable('pricing.tax_exemption')
    .set({ replaced_at: ctx.now })
    .where('home_id', '=', homeId)
    .where('series', '=', series)
    .where('replaced_at', 'is', null)
    .execute()

/** @throws Problem 404, 422 `not_of_home` */
const assertReaches = async (ctx: ReadCtx, { area }: TaxSeries, homeId: number): Promise<void> => {
  const home = await homeById(ctx, homeId)
  if (!(await taxReach(ctx, [home]))(home, area) || area.kind === 'home')
    throw refusal(422, 'not_of_home', 'This tax doesn’t come from one of the home’s areas.', 'change.home')
}

const leaveOut = async (
  ctx: WriteCtx,
  { tax, home }: ChangeOf<'leave_out'>,
  { by, reason }: TaxAuthor,
): Promise<number> => {
  await assertReaches(ctx, await lockTax(ctx, tax), home)
  await endExemption(ctx, home, tax)
  await db(ctx)
    .insertInto('pricing.tax_exemption')
    .values({ home_id: home, series: tax, reason, created_at: ctx.now, created_by: by })
    .execute()
  return tax
}

const chargeAgain = async (ctx: WriteCtx, { tax, home }: ChangeOf<'charge_again'>): Promise<number> => {
  const known = await lockTax(ctx, tax)
  await assertReaches(ctx, known, home)
  await endExemption(ctx, home, tax)
  await assertWithinWhole(ctx, known.area, ctx.today)
  return tax
}

const none = async (ctx: WriteCtx, { area, name }: ChangeOf<'none'>, { by, reason }: TaxAuthor): Promise<null> => {
  await assertKnown(ctx, area)
  const home = area.kind === 'home' ? await homeById(ctx, Number(area.area)) : null
  const reaches = await taxReach(ctx, home ? [home] : [])
  const charged = (await allTaxes(ctx)).some(
    (one) =>
      one.versions.some(({ to }) => to === null || to > ctx.today) &&
      (home ? reaches(home, one.area) : sameArea(one.area, area)),
  )
  if (charged)
    throw refusal(422, 'tax_charged', 'A tax is charged here. End it, or leave it out for the home.', 'change.area')
  await decideNoTax(ctx, area, { name, reason }, by)
  return null
}

const carryOut = (ctx: WriteCtx, change: TaxChange, author: TaxAuthor): Promise<number | null> => {
  switch (change.kind) {
    case 'add':
      return add(ctx, change, author)
    case 'version':
      return version(ctx, change, author)
    case 'end':
      return end(ctx, change, author)
    case 'leave_out':
      return leaveOut(ctx, change, author)
    case 'charge_again':
      return chargeAgain(ctx, change)
    case 'none':
      return none(ctx, change, author)
  }
}

/** Lists the homes a change applies to. */
const reachedBy = async (ctx: ReadCtx, change: TaxChange, tax: number | null): Promise<Home[]> => {
  if (change.kind === 'leave_out' || change.kind === 'charge_again') return [await homeById(ctx, change.home)]
  const area = 'area' in change ? change.area : change.kind === 'add' ? change.terms.area : await areaOf(ctx, tax)
  return area ? homesTaxedIn(ctx, area) : []
}

/** The area of a tax, even if all its versions have been undone. */
const areaOf = async (ctx: ReadCtx, series: number | null): Promise<TaxArea | null> => {
  const row = await db(ctx)
    .selectFrom('pricing.tax')
    .select(['area_kind', 'area'])
    .where('series', '=', series)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { kind: row.area_kind, area: row.area } : null
}

const firstDay = (change: TaxChange): PlainDate | null => {
  if (change.kind === 'add') return change.terms.from
  if (change.kind === 'version') return change.from
  return change.kind === 'end' ? change.on : null
}

/** The tax (null for a decision that none is due) and the homes it applies to. */
export type Changed = { tax: number | null; homes: Home[] }

/**
 * Changes taxes starting with the next quote; existing quotes and booked stays keep theirs (R16).
 * @throws Problem 404, 409 `tax_exists`, `versions_overlap`, 422 `starts_in_past`, `unknown_area`, `taxes_over_whole`,
 *   `tax_charged`, `not_of_home`
 */
export const changeTaxes = async (ctx: WriteCtx, change: TaxChange, author: TaxAuthor): Promise<Changed> => {
  const tax = await carryOut(ctx, change, author)
  const homes = await reachedBy(ctx, change, tax)
  if (change.kind === 'add') await endContradicted(ctx, change.terms.area, homes)
  await db(ctx)
    .insertInto('pricing.tax_change')
    .values({
      series: tax,
      area_kind: change.kind === 'none' ? change.area.kind : null,
      area: change.kind === 'none' ? change.area.area : null,
      kind: change.kind,
      from_date: firstDay(change),
      home_id: 'home' in change ? change.home : null,
      change: JSON.stringify(change),
      reason: author.reason,
      changed_at: ctx.now,
      changed_by: author.by,
    })
    .execute()
  await tellMissing(ctx, homes)
  for (const { id, status } of homes) if (status === 'live') await announce(ctx, pricesChanged({ homeId: id }))
  return { tax, homes }
}
