import {
  countries,
  type ResultsOf,
  statesOf,
  type TaxAreaView,
  type TaxVersion,
  type TaxView,
  type taxById,
  type taxesDesk,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { companyRow } from '#modules/company'
import { areas, type Home, homeGroups, homesByIds, homesInSearch } from '#modules/homes'
import { missingDecisions } from './missing-decisions.ts'
import { db } from './tables.ts'
import { homesTaxedIn, taxReach } from './tax-areas.ts'
import { noTaxDecisions } from './tax-decisions.ts'
import { taxLibrary } from './tax-library.ts'
import { allTaxes, holdsOn, type TaxSeries, type TaxVersionRow, taxSeries } from './tax-series.ts'

const versionView = ({
  id: _,
  authority: __,
  authorityName: ___,
  label: ____,
  ...version
}: TaxVersionRow): TaxVersion => ({
  ...version,
  on: [...version.on],
  persons: [...version.persons],
  channels: version.channels && [...version.channels],
})

type Known = {
  homes: readonly Home[]
  names: ReadonlyMap<string, string>
  exempt: ReadonlyMap<number, number>
  reaches: Awaited<ReturnType<typeof taxReach>>
}

const areaView = ({ kind, area }: TaxAreaView, { homes, names, reaches }: Omit<Known, 'exempt'>) => ({
  kind,
  area,
  name: names.get(`${kind} ${area}`) ?? wideName({ kind, area }) ?? area,
  homes: homes.filter((home) => reaches(home, { kind, area })).length,
})

const taxView = (ctx: ReadCtx, { series, area, library, versions }: TaxSeries, known: Known): TaxView => {
  const last = versions.at(-1) as TaxVersionRow
  const now = versions.find((one) => holdsOn(one, ctx.today))
  return {
    id: series,
    authority: last.authority,
    authorityName: last.authorityName,
    label: last.label,
    area: areaView(area, known),
    library,
    versions: versions.map(versionView),
    now: now ? versionView(now) : null,
    leftOut: known.exempt.get(series) ?? 0,
  }
}

const stateName = (code: string): string | undefined => {
  const [country = '', state = ''] = code.split('-')
  return statesOf(country)?.find(({ value }) => value === state)?.label
}

/** Countries and states are shown by name; an unlisted state keeps its code. */
const wideName = ({ kind, area }: TaxAreaView): string | undefined => {
  if (kind === 'country') return countries.find(({ value }) => value === area)?.label
  return kind === 'state' ? stateName(area) : undefined
}

/** The country and state where the company operates, so taxes can be entered before the first home exists. */
const areasOfCompany = async (ctx: ReadCtx): Promise<TaxAreaView[]> => {
  const company = await companyRow(ctx)
  const regions = company?.regions ?? []
  return [
    ...regions.map((region): TaxAreaView => ({ kind: 'country', area: region.slice(0, 2) })),
    ...regions.filter((region) => region.length > 2).map((area): TaxAreaView => ({ kind: 'state', area })),
  ]
}

/** Lists the areas that can have taxes, widest first, then the groups of homes. */
const areasKnown = async (ctx: ReadCtx, homes: readonly Home[]): Promise<TaxAreaView[]> => {
  const towns = await areas(ctx)
  const ours = await areasOfCompany(ctx)
  const oursOf = (kind: TaxAreaView['kind']) => ours.filter((one) => one.kind === kind).map(({ area }) => area)
  const each = <K extends TaxAreaView['kind']>(kind: K, all: readonly (string | null)[]): TaxAreaView[] =>
    [...new Set(all.filter((area) => area !== null))].sort().map((area) => ({ kind, area }))
  return [
    ...each('country', [...[...towns, ...homes].map(({ country }) => country), ...oursOf('country')]),
    ...each('state', [
      ...towns.map(({ country, state }) => (state ? `${country}-${state}` : null)),
      ...oursOf('state'),
    ]),
    ...each(
      'region',
      towns
        .filter(({ country, state, region }) => region !== stateName(`${country}-${state}`))
        .map(({ country, state, region }) => (state ? `${country}-${state}/${region}` : region)),
    ),
    ...each(
      'town',
      towns.map(({ id }) => id),
    ),
    ...(await homeGroups(ctx)).map(({ id }): TaxAreaView => ({ kind: 'group', area: String(id) })),
  ]
}

/** Lists the homes' areas, from country down to town, then their groups, with the number of homes in each. */
export const areasWithHomes = async (ctx: ReadCtx, homes: readonly Home[]) => {
  const names = await areaNames(ctx, homes)
  const reaches = await taxReach(ctx, homes)
  return (await areasKnown(ctx, homes)).map((area) => areaView(area, { homes, names, reaches }))
}

export const areaNames = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<string, string>> => {
  const towns = await areas(ctx)
  return new Map([
    ...towns.map(({ id, name }) => [`town ${id}`, name] as const),
    ...towns.map(
      ({ country, state, region }) => [`region ${country}-${state}/${region}`, `${region}, ${state}`] as const,
    ),
    ...(await homeGroups(ctx)).map(({ id, name }) => [`group ${id}`, name] as const),
    ...homes.map(({ id, name }) => [`home ${id}`, name] as const),
  ])
}

const exemptionCounts = async (ctx: ReadCtx): Promise<Map<number, number>> => {
  const rows = await db(ctx)
    .selectFrom('pricing.tax_exemption')
    .select(({ fn }) => ['series', fn.countAll<number>().as('count')])
    .where('replaced_at', 'is', null)
    .groupBy('series')
    .execute()
  return new Map(rows.map(({ series, count }) => [series, Number(count)]))
}

const knownNow = async (ctx: ReadCtx): Promise<Known> => {
  const homes = await homesInSearch(ctx)
  return {
    homes,
    names: await areaNames(ctx, homes),
    exempt: await exemptionCounts(ctx),
    reaches: await taxReach(ctx, homes),
  }
}

const homeView = ({ id, name, townName, currency }: Home) => ({ id, name, town: townName, currency })

const byAuthority = (a: TaxView, b: TaxView): number =>
  a.authorityName.localeCompare(b.authorityName) || a.label.localeCompare(b.label) || a.id - b.id

/** Everything the taxes page shows. */
export const taxesForStaff = async (ctx: ReadCtx): Promise<ResultsOf<typeof taxesDesk>> => {
  const known = await knownNow(ctx)
  const missing = await missingDecisions(ctx, known.homes)
  const none = await noTaxDecisions(ctx)
  return {
    taxes: (await allTaxes(ctx)).map((one) => taxView(ctx, one, known)).toSorted(byAuthority),
    areas: (await areasKnown(ctx, known.homes)).map((area) => areaView(area, known)),
    none: none.map(({ area, name, reason, at }) => ({
      area: areaView(area, known),
      name,
      reason,
      at: at.toISOString(),
    })),
    undecided: known.homes
      .filter(({ id }) => missing.get(id)?.includes('tax'))
      .map(({ id, name, townName, status }) => ({ id, name, town: townName, live: status === 'live' })),
    library: [...taxLibrary],
    homes: known.homes.map(homeView),
    today: ctx.today,
  }
}

/** One tax with its history. @throws Problem 404 */
export const taxForStaff = async (ctx: ReadCtx, series: number): Promise<ResultsOf<typeof taxById>> => {
  const known = await knownNow(ctx)
  const tax = await taxSeries(ctx, series)
  const exemptions = await db(ctx)
    .selectFrom('pricing.tax_exemption')
    .selectAll()
    .where('series', '=', series)
    .where('replaced_at', 'is', null)
    .orderBy('id')
    .execute()
  const nameOf = new Map(known.homes.map(({ id, name }) => [id, name]))
  return {
    tax: taxView(ctx, tax, known),
    leftOut: exemptions.map(({ home_id, reason, created_at }) => ({
      id: home_id,
      name: nameOf.get(home_id) ?? '',
      reason,
      at: created_at.toISOString(),
    })),
    homes: (await homesTaxedIn(ctx, tax.area)).map(homeView),
    history: await historyOf(ctx, series),
    today: ctx.today,
  }
}

const shownChanges = 100

const historyOf = async (ctx: ReadCtx, series: number): Promise<ResultsOf<typeof taxById>['history']> => {
  const rows = await db(ctx)
    .selectFrom('pricing.tax_change')
    .selectAll()
    .where('series', '=', series)
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const homes = new Map(
    (
      await homesByIds(
        ctx,
        rows.flatMap(({ home_id }) => home_id ?? []),
      )
    ).map(({ id, name }) => [id, name]),
  )
  return rows.map((row) => {
    const person = row.changed_by === null ? undefined : people.get(row.changed_by)
    return {
      at: row.changed_at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      kind: row.kind,
      from: row.from_date,
      home: row.home_id === null ? null : { id: row.home_id, name: homes.get(row.home_id) ?? '' },
      reason: row.reason,
    }
  })
}
