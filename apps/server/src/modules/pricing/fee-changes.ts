import {
  type ChargedFeeCode,
  type DecidedFee,
  decidedFees,
  type FeeChange,
  type FeeTerms,
  type PlainDate,
} from '@porchlight/contract'
import { formatsOf } from '@porchlight/wording'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { type Home, homesByIds, homesInSearch, membersOfGroups } from '#modules/homes'
import { assertCurrencyOfHomes } from './charge-checks.ts'
import { companyDecisions, decideForCompany, endCompanyDecision } from './company-fee-decisions.ts'
import { defaultFees } from './default-fees.ts'
import { type DefaultFee, defaultPosition } from './engine/default-fees.ts'
import { followDefaults, lockDefaults } from './group-changes.ts'
import { assertGroup, companyFee, endGroupExclusion, inheritInGroup, leaveOutOfGroup } from './group-fees.ts'
import { changeHomeFees } from './home-fee-changes.ts'
import type { CompanyFees } from './pricing.ts'
import { db } from './tables.ts'

type ChangeOf<Kind extends FeeChange['kind']> = Extract<FeeChange, { kind: Kind }>
type CompanyChange = Exclude<FeeChange, { home: number }>

/** The person who changes fees, and the reason. */
export type FeeAuthor = { by: number; reason: string }

const refusal = (status: number, code: string, text: string, field: string) =>
  new Problem(status, code, text, undefined, { required: [field] })

const decidedCode = (fee: Pick<DefaultFee, 'code' | 'optional'>): DecidedFee | undefined =>
  fee.optional ? undefined : decidedFees.find((code) => code === fee.code)

const assertAhead = (ctx: ReadCtx, day: PlainDate, field: string): void => {
  if (day < ctx.today) throw refusal(422, 'starts_in_past', 'Choose today or a later date.', field)
}

type Version = Omit<DefaultFee, 'id' | 'series'>

const insert = async (ctx: WriteCtx, fee: Version, by: number, series?: number): Promise<number> => {
  const own = series ?? (await nextSeries(ctx))
  await db(ctx)
    .insertInto('pricing.fee')
    .values({
      home_id: null,
      series: own,
      group_id: fee.group,
      overrides: fee.overrides ?? null,
      code: fee.code,
      label: fee.label,
      note: fee.note,
      kind: fee.kind,
      amount: fee.amount,
      percent_of: fee.of,
      position: fee.position,
      optional: fee.optional,
      currency: fee.currency,
      from_date: fee.from,
      to_date: fee.to,
      created_at: ctx.now,
      created_by: by,
    })
    .execute()
  return own
}

const nextSeries = async (ctx: WriteCtx): Promise<number> => {
  const { series } = await db(ctx)
    .selectNoFrom(({ fn, val }) => fn<number>('nextval', [val('pricing.fee_series')]).as('series'))
    .executeTakeFirstOrThrow()
  return Number(series)
}

const replaceRow = (ctx: WriteCtx, id: number) =>
  db(ctx).updateTable('pricing.fee').set({ replaced_at: ctx.now }).where('id', '=', id).execute()

/** @throws Problem 404 */
const versionsOf = async (ctx: WriteCtx, series: number): Promise<DefaultFee[]> => {
  await db(ctx)
    .selectFrom('pricing.fee')
    .select('id')
    .where('series', '=', series)
    .where('replaced_at', 'is', null)
    .forUpdate()
    .execute()
  const versions = (await defaultFees(ctx)).filter((fee) => fee.series === series)
  if (versions.length === 0) throw notFound('This fee')
  return versions
}

const orderOf: Record<ChargedFeeCode, number> = {
  cleaning: 0,
  mid_stay_clean: 10,
  linen: 20,
  pets: 30,
  resort: 40,
  utilities: 50,
  early_late: 60,
  damage: 70,
  admin: 80,
  extra: 90,
  service: 100,
}

type Placed = Pick<Version, 'from' | 'to' | 'group' | 'overrides'>

const versionOf = (terms: FeeTerms, { from, to, group, overrides }: Placed): Version => ({
  ...terms,
  from,
  to,
  group,
  ...(overrides !== undefined && { overrides }),
  position: defaultPosition(terms.code, orderOf[terms.code]),
})

const isOpen = ({ to }: Pick<DefaultFee, 'to'>, day: PlainDate): boolean => to === null || to > day

/** The terms of a fee that replaces the company's: it keeps the same purpose. */
const termsInPlace = async (ctx: ReadCtx, terms: FeeTerms, replaces: number | null): Promise<FeeTerms> => {
  if (replaces === null) return terms
  const { code, optional } = await companyFee(ctx, replaces)
  return { ...terms, code: code as ChargedFeeCode, optional }
}

const isSame = (one: DefaultFee, terms: FeeTerms, replaces: number | null): boolean => {
  if (one.optional !== terms.optional) return false
  const code = decidedCode(terms)
  if (code) return one.code === code && one.currency === terms.currency
  if (replaces !== null && one.overrides === replaces) return one.currency === terms.currency
  return one.label.toLowerCase() === terms.label.toLowerCase()
}

const add = async (ctx: WriteCtx, change: ChangeOf<'add'>, { by }: FeeAuthor): Promise<number> => {
  const { from, group, replaces } = change
  assertAhead(ctx, from, 'change.from')
  if (group !== null) await assertGroup(ctx, group)
  const terms = await termsInPlace(ctx, change.terms, replaces)
  await assertCurrencyOfHomes(ctx, terms.currency)
  const known = (await defaultFees(ctx)).filter((fee) => fee.group === group && isOpen(fee, from))
  if (known.some((fee) => isSame(fee, terms, replaces)))
    throw refusal(
      409,
      'fee_exists',
      group === null
        ? 'The company has this fee already. Change that one from a day on.'
        : 'The group has this fee already. Change that one from a day on.',
      'change.terms.label',
    )
  const code = decidedCode(terms)
  if (code) await endCompanyDecision(ctx, code, group)
  if (group !== null && replaces !== null) await endGroupExclusion(ctx, group, replaces)
  const overrides = group !== null && replaces !== null ? { overrides: replaces } : {}
  return insert(ctx, versionOf(terms, { from, to: null, group, ...overrides }), by)
}

const change = async (ctx: WriteCtx, { fee, from, terms }: ChangeOf<'version'>, { by }: FeeAuthor): Promise<number> => {
  const versions = await versionsOf(ctx, fee)
  assertAhead(ctx, from, 'change.from')
  await assertCurrencyOfHomes(ctx, terms.currency)
  const later = versions.find((one) => one.from !== null && one.from >= from)
  if (later)
    throw refusal(
      409,
      'versions_overlap',
      `A version of this fee begins on ${formatsOf('en').day(later.from ?? from)} already. Choose a later day.`,
      'change.from',
    )
  const last = versions.at(-1) as DefaultFee
  const { id, series: _, ...rest } = last
  // A cleaning fee stays one, so that the decision on it doesn't change.
  const retained = { ...terms, code: last.code as ChargedFeeCode, optional: last.optional }
  const goesOn = isOpen(last, from)
  if (goesOn) {
    await replaceRow(ctx, id)
    await insert(ctx, { ...rest, to: from }, by, fee)
  }
  await insert(ctx, versionOf(retained, { ...rest, from, to: goesOn ? last.to : null }), by, fee)
  return fee
}

const end = async (ctx: WriteCtx, { fee, on }: ChangeOf<'end'>, author: FeeAuthor): Promise<number> => {
  const versions = await versionsOf(ctx, fee)
  assertAhead(ctx, on, 'change.on')
  for (const { id, series: _, ...one } of versions.filter((one) => isOpen(one, on))) {
    await replaceRow(ctx, id)
    if (one.from === null || one.from < on) await insert(ctx, { ...one, to: on }, author.by, fee)
  }
  const last = versions.at(-1) as DefaultFee
  const code = decidedCode(last)
  const left = (await defaultFees(ctx)).some(
    (one) => one.group === null && decidedCode(one) === code && isOpen(one, on),
  )
  // Ending the last cleaning or service fee means that the company charges none; a group's homes follow the company
  // again.
  if (code && !left && last.group === null)
    await decideForCompany(ctx, { fee: code, name: await nameOf(ctx, author.by), reason: author.reason }, author.by)
  return fee
}

const nameOf = async (ctx: ReadCtx, accountId: number): Promise<string> => {
  const account = (await accountsByIds(ctx, [accountId])).get(accountId)
  return account ? `${account.firstName} ${account.lastName}`.trim() : ''
}

const none = async (
  ctx: WriteCtx,
  { code, name, group }: ChangeOf<'none'>,
  { by, reason }: FeeAuthor,
): Promise<null> => {
  if (group !== null) await assertGroup(ctx, group)
  const charged = (await defaultFees(ctx)).some(
    (fee) => fee.group === group && decidedCode(fee) === code && isOpen(fee, ctx.today),
  )
  if (charged) throw refusal(422, 'fee_charged', 'This fee is charged. End it instead.', 'change.code')
  await decideForCompany(ctx, { fee: code, name, reason }, by, group)
  return null
}

/** Restores what was before a change from today on, as a new version; a change that hadn't started is undone. */
const undo = async (ctx: WriteCtx, { change: id }: ChangeOf<'undo'>, author: FeeAuthor): Promise<number> => {
  const row = await db(ctx).selectFrom('pricing.fee_change').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This change')
  const { series } = row
  if (series === null || (await lastChangeOf(ctx, series)) !== id)
    throw new Problem(409, 'not_allowed_now', 'Only the last change of a fee can be undone.')
  const former = row.before.versions.at(-1)
  if (!former) return end(ctx, { kind: 'end', fee: series, on: ctx.today }, author)
  const current = (await defaultFees(ctx)).filter((fee) => fee.series === series)
  const began = (row.after.versions.at(-1)?.from ?? '') <= ctx.today && row.kind !== 'end'
  const code = decidedCode(former)
  if (code && isOpen(former, ctx.today)) await endCompanyDecision(ctx, code, former.group ?? null)
  const today = current.find((one) => one.from !== null && one.from < ctx.today && isOpen(one, ctx.today))
  if (began && today) {
    await replaceRow(ctx, today.id)
    const { id: _, series: __, ...rest } = today
    await insert(ctx, { ...rest, to: ctx.today }, author.by, series)
    await insert(ctx, { ...former, from: ctx.today, to: null }, author.by, series)
    return series
  }
  for (const one of current) await replaceRow(ctx, one.id)
  for (const one of row.before.versions) await insert(ctx, one, author.by, series)
  return series
}

export const lastChangeOf = async (ctx: ReadCtx, series: number): Promise<number | undefined> =>
  (
    await db(ctx)
      .selectFrom('pricing.fee_change')
      .select('id')
      .where('series', '=', series)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

const carryOut = async (ctx: WriteCtx, requested: CompanyChange, author: FeeAuthor): Promise<number | null> => {
  switch (requested.kind) {
    case 'add':
      return add(ctx, requested, author)
    case 'version':
      return change(ctx, requested, author)
    case 'end':
      return end(ctx, requested, author)
    case 'none':
      return none(ctx, requested, author)
    case 'undo':
      return undo(ctx, requested, author)
    case 'group_leave_out':
      await leaveOutOfGroup(ctx, requested, author)
      return null
    case 'group_inherit':
      await inheritInGroup(ctx, requested)
      return null
  }
}

/** The company's current fees: those of one series, or none, and what it decided against. */
const state = async (ctx: ReadCtx, series: number | null): Promise<CompanyFees> => ({
  versions: (await defaultFees(ctx)).filter((fee) => fee.series === series).map(({ id: _, ...fee }) => fee),
  without: (await companyDecisions(ctx)).map(({ fee, name, reason }) => ({ fee, name, reason })),
})

const seriesRequested = async (ctx: ReadCtx, requested: CompanyChange): Promise<number | null> => {
  if (requested.kind === 'version' || requested.kind === 'end') return requested.fee
  if (requested.kind !== 'undo') return null
  const row = await db(ctx)
    .selectFrom('pricing.fee_change')
    .select('series')
    .where('id', '=', requested.change)
    .executeTakeFirst()
  return row?.series ?? null
}

/** The group whose homes a change affects; null if it affects every home. */
const groupReached = async (ctx: ReadCtx, requested: CompanyChange, series: number | null): Promise<number | null> => {
  if ('group' in requested) return requested.group
  return (await defaultFees(ctx)).find((fee) => fee.series === series)?.group ?? null
}

const homesReached = async (ctx: ReadCtx, group: number | null): Promise<Home[]> => {
  const homes = await homesInSearch(ctx)
  if (group === null) return homes
  return homesByIds(ctx, (await membersOfGroups(ctx, homes)).get(group) ?? [])
}

const isOfHome = (requested: FeeChange): requested is ChangeOf<'override' | 'leave_out' | 'inherit'> =>
  'home' in requested

/**
 * Changes fees from the next quote on, or for bookings from a day on; issued quotes and booked stays keep theirs (R16).
 * @returns the homes it affects
 * @throws Problem 404, 409 `fee_exists`, `versions_overlap`, `not_allowed_now`, 422 `starts_in_past`, `fee_charged`,
 * `unknown_currency`, `not_of_home`, `invalid_prices`
 */
export const changeFees = async (ctx: WriteCtx, requested: FeeChange, author: FeeAuthor): Promise<Home[]> => {
  await lockDefaults(ctx)
  if (isOfHome(requested)) return [await changeHomeFees(ctx, requested, author)]
  const before = await state(ctx, await seriesRequested(ctx, requested))
  const series = await carryOut(ctx, requested, author)
  await db(ctx)
    .insertInto('pricing.fee_change')
    .values({
      series,
      kind: requested.kind,
      change: JSON.stringify(requested),
      before: JSON.stringify(before),
      after: JSON.stringify(await state(ctx, series)),
      undoes: requested.kind === 'undo' ? requested.change : null,
      reason: author.reason,
      changed_at: ctx.now,
      changed_by: author.by,
    })
    .execute()
  const homes = await homesReached(ctx, await groupReached(ctx, requested, series))
  await followDefaults(ctx, homes)
  return homes
}
