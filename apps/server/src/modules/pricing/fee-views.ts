import {
  type ChargedFeeCode,
  type CompanyFee,
  type chargesOfHome,
  compareSources,
  type DecidedFee,
  decidedFees,
  type FeeVersion,
  type feesDesk,
  type HomeFee,
  type ResultsOf,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { bookCurrency } from '#modules/company'
import { groupsOfHomes, type Home, homeById, homeGroups, homesInSearch, membersOfGroups } from '#modules/homes'
import { type CompanyDecision, companyDecisions } from './company-fee-decisions.ts'
import { chargedFees, defaultFees, feeRulesOf, inheritanceOf } from './default-fees.ts'
import { type DefaultFee, inheritedFees, type OwnFee } from './engine/default-fees.ts'
import { lastChangeOf } from './fee-changes.ts'
import { feeDecisionsOf } from './fee-decisions.ts'
import { ownFees } from './fee-effects.ts'
import { feesInForce } from './fees-in-force.ts'
import { groupsWithout } from './group-fees.ts'
import { missingDecisions } from './missing-decisions.ts'
import { db } from './tables.ts'
import { taxReach } from './tax-areas.ts'
import { allTaxes, holdsOn } from './tax-series.ts'
import { areaNames } from './tax-views.ts'

const termsView = ({ code, label, note, kind, amount, of, optional }: OwnFee) => ({
  code: code as ChargedFeeCode,
  label,
  note,
  kind,
  amount,
  of,
  optional,
})

const versionView = (fee: DefaultFee): FeeVersion => ({
  ...termsView(fee),
  currency: fee.currency,
  from: fee.from,
  to: fee.to,
})

const homeView = ({ id, name, townName, currency }: Home) => ({ id, name, town: townName, currency })

const openFees = (defaults: readonly DefaultFee[], none: readonly CompanyDecision[]): DecidedFee[] => {
  const charged = new Set(defaults.filter((fee) => fee.group === null && !fee.optional).map(({ code }) => code))
  return decidedFees.filter((fee) => !charged.has(fee) && !none.some((one) => one.fee === fee))
}

/** The fees the company neither charges nor decided to waive: each home decides for itself. */
export const openCompanyFees = async (ctx: ReadCtx): Promise<DecidedFee[]> =>
  openFees(await defaultFees(ctx), await companyDecisions(ctx))

type NamedGroup = Pick<Awaited<ReturnType<typeof homeGroups>>[number], 'id' | 'kind' | 'name'>

const groupsByIds = async (ctx: ReadCtx): Promise<Map<number, NamedGroup>> =>
  new Map((await homeGroups(ctx)).map(({ id, kind, name }) => [id, { id, kind, name }]))

/** Everything the fees page shows. */
export const feesForStaff = async (ctx: ReadCtx): Promise<ResultsOf<typeof feesDesk>> => {
  const homes = await homesInSearch(ctx)
  const inheritance = await inheritanceOf(ctx, homes)
  const { defaults } = inheritance
  const named = await groupsByIds(ctx)
  const members = await membersOfGroups(ctx, homes)
  const own = await ownFees(
    ctx,
    homes.map(({ id }) => id),
  )
  const rules = homes.map((home) => feeRulesOf(home, own.get(home.id) ?? [], { inheritance, now: ctx.now }))
  const none = await companyDecisions(ctx)
  const fees = [...Map.groupBy(defaults, ({ series }) => series)].map(([id, versions]): CompanyFee => {
    const now = versions.find((one) => holdsOn(one, ctx.today))
    const last = versions.at(-1) as DefaultFee
    const code = last.optional ? undefined : decidedFees.find((fee) => fee === last.code)
    const replaces = (fee: OwnFee) => fee.overrides === id || (code !== undefined && !fee.optional && fee.code === code)
    const leaves = (one: (typeof rules)[number]) =>
      one.excluded.has(id) || (code !== undefined && one.without.has(code))
    const override = rules.filter((one) => one.own.some(replaces)).length
    return {
      id,
      group: named.get(last.group ?? 0) ?? null,
      replaces: last.overrides ?? null,
      versions: versions.map(versionView),
      now: now ? versionView(now) : null,
      homes: {
        inherit: rules.filter((one) => inheritedFees(one).some(({ series }) => series === id)).length,
        override,
        leaveOut: rules.filter((one) => !one.own.some(replaces) && leaves(one)).length,
      },
    }
  })
  return {
    fees,
    none: none.map(({ fee, name, reason, at }) => ({ code: fee, name, reason, at: at.toISOString() })),
    groups: [...named.values()].map((group) => ({ ...group, homes: members.get(group.id) ?? [] })),
    leftOut: await groupsWithout(ctx),
    open: openFees(defaults, none),
    history: await historyOf(ctx),
    homes: homes.map(homeView),
    currency: mostCommon(homes.map(({ currency }) => currency)) ?? (await bookCurrency(ctx)),
    today: ctx.today,
  }
}

/** The currency that most homes charge in. */
const mostCommon = (currencies: readonly string[]): string | undefined =>
  [...Map.groupBy(currencies, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

const shownChanges = 100

const historyOf = async (ctx: ReadCtx): Promise<ResultsOf<typeof feesDesk>['history']> => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee_change')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const named = await groupsByIds(ctx)
  const labels = new Map((await defaultFees(ctx)).map(({ series, label }) => [series, label]))
  const last = new Set<number>()
  for (const series of new Set(rows.flatMap(({ series: one }) => one ?? []))) {
    const id = await lastChangeOf(ctx, series)
    if (id !== undefined) last.add(id)
  }
  return rows.map((row) => {
    const person = row.changed_by === null ? undefined : people.get(row.changed_by)
    const about = row.change as { from?: string; on?: string; code?: string; fee?: number; group?: number | null }
    const version = row.after.versions.at(-1) ?? row.before.versions.at(-1)
    return {
      id: row.id,
      at: row.changed_at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      kind: row.kind,
      group: named.get(about.group ?? version?.group ?? 0)?.name ?? null,
      label: version?.label ?? about.code ?? labels.get(about.fee ?? 0) ?? '',
      from: about.from ?? about.on ?? null,
      reason: row.reason,
      canUndo: last.has(row.id),
    }
  })
}

/** Every fee and tax of a home with its source. @throws Problem 404 */
export const chargesForStaff = async (ctx: ReadCtx, homeId: number): Promise<ResultsOf<typeof chargesOfHome>> => {
  const home = await homeById(ctx, homeId)
  const inheritance = await inheritanceOf(ctx, [home])
  const { defaults } = inheritance
  const rules = feeRulesOf(home, await feesInForce(ctx, homeId), { inheritance, now: ctx.now })
  const named = await groupsByIds(ctx)
  const groups = (await membersOfHome(ctx, home)).flatMap((id) => named.get(id) ?? [])
  const inherited = new Map(inheritedFees(rules).map((fee) => [fee.id, fee]))
  // A home's own cleaning or service fee replaces the default, however it was created.
  const replacedBy = ({ code, optional, overrides }: OwnFee): number | null =>
    overrides ??
    (optional || !decidedFees.some((fee) => fee === code)
      ? null
      : (defaults.find((fee) => fee.group === null && !fee.optional && fee.code === code && holdsOn(fee, ctx.today))
          ?.series ?? null))
  const fees = chargedFees(rules).map((fee): HomeFee => {
    const base = inherited.get(fee.id)
    const replaced = base ? null : replacedBy(fee)
    const group = named.get(base?.group ?? 0) ?? null
    return {
      ...termsView(fee),
      id: fee.id,
      currency: fee.kind === 'percent' ? null : home.currency,
      origin: group ? 'group' : base ? 'company' : replaced === null ? 'home' : 'override',
      fee: base ? (base.overrides ?? base.series) : replaced,
      group,
    }
  })
  const mine = new Set(groups.map(({ id }) => id))
  const leftByGroups = (await groupsWithout(ctx)).flatMap(({ group, ...left }) =>
    mine.has(group) ? { ...left, group: named.get(group) ?? null } : [],
  )
  return {
    home: homeView(home),
    groups,
    fees,
    leftOut: [...(await leftOutOf(ctx, homeId, defaults)), ...leftByGroups.filter(isLeft(fees))],
    taxes: await taxesOf(ctx, home),
    missing: (await missingDecisions(ctx, [home])).get(homeId) ?? [],
    today: ctx.today,
  }
}

/** A group's waiver is only visible if nothing more specific charges the fee. */
const isLeft =
  (fees: readonly HomeFee[]) =>
  ({ fee }: { fee: number | null }): boolean =>
    fee === null || !fees.some((one) => one.fee === fee)

const membersOfHome = async (ctx: ReadCtx, home: Home): Promise<number[]> =>
  ((await groupsOfHomes(ctx, [home])).get(home.id) ?? []).toSorted(compareSources).map(({ id }) => id)

const leftOutOf = async (ctx: ReadCtx, homeId: number, defaults: readonly DefaultFee[]) => {
  const rows = await db(ctx)
    .selectFrom('pricing.fee_exclusion')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('replaced_at', 'is', null)
    .execute()
  const excluded = rows.map(({ series, name, reason }) => ({
    fee: series,
    label: defaults.findLast((fee) => fee.series === series)?.label ?? '',
    name,
    reason,
    group: null,
  }))
  const decided = [...(await feeDecisionsOf(ctx, homeId)).values()].filter(({ kind }) => kind === 'none')
  return [
    ...decided.map(({ fee, name, reason }) => {
      const base = defaults.find(
        (one) => one.group === null && !one.optional && one.code === fee && holdsOn(one, ctx.today),
      )
      return { fee: base?.series ?? null, label: base?.label ?? fee, name, reason, group: null }
    }),
    ...excluded,
  ]
}

const taxesOf = async (ctx: ReadCtx, home: Home): Promise<ResultsOf<typeof chargesOfHome>['taxes']> => {
  const exemptions = await db(ctx)
    .selectFrom('pricing.tax_exemption')
    .select(['series', 'reason'])
    .where('home_id', '=', home.id)
    .where('replaced_at', 'is', null)
    .execute()
  const reasonOf = new Map(exemptions.map(({ series, reason }) => [series, reason]))
  const names = await areaNames(ctx, [home])
  const reaches = await taxReach(ctx, [home])
  return (await allTaxes(ctx)).flatMap(({ series, area, versions }) => {
    const now = versions.find((one) => holdsOn(one, ctx.today))
    if (!now || !reaches(home, area)) return []
    return {
      tax: series,
      label: now.label,
      authorityName: now.authorityName,
      area: names.get(`${area.kind} ${area.area}`) ?? area.area,
      areaKind: area.kind,
      kind: now.kind,
      amount: now.amount,
      currency: now.currency,
      leftOut: reasonOf.get(series) ?? null,
    }
  })
}
