import {
  compareSources,
  type homeDefaultsDesk,
  type homeDefaultsOf,
  homeSettings,
  type ResultsOf,
} from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { homeGroups, membersOfGroups } from './groups.ts'
import type { Home } from './home.ts'
import { homeDefaultsInForce, homesUnderContract, settingStatesOf, standardsOf } from './home-defaults.ts'
import { homesInSearch } from './queries.ts'
import { levelChoices } from './service-levels.ts'
import { db } from './tables.ts'

type Desk = ResultsOf<typeof homeDefaultsDesk>

const shownChanges = 100

const historyOf = async (ctx: ReadCtx, groupNames: ReadonlyMap<number, string>): Promise<Desk['history']> => {
  const rows = await db(ctx)
    .selectFrom('homes.home_default_change')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute()
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const seen = new Set<string>()
  return rows.map((row) => {
    const person = people.get(row.changed_by ?? 0)
    const scope = `${row.setting} ${'homes' in row.before ? 'homes' : (row.group_id ?? 'company')}`
    const canUndo = !seen.has(scope)
    seen.add(scope)
    return {
      id: row.id,
      at: row.changed_at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      kind: row.kind,
      setting: row.setting,
      group: row.group_id === null ? null : (groupNames.get(row.group_id) ?? ''),
      homes: 'homes' in row.before ? row.before.homes.length : 0,
      reason: row.reason,
      canUndo,
    }
  })
}

/** The defaults in force, and how many homes follow each or have their own value. */
const countsOf = async (ctx: ReadCtx, homes: readonly Home[]) => {
  const [states, standards] = [await settingStatesOf(ctx, homes), await standardsOf(ctx, homes)]
  const follow = homes.flatMap(({ id }) =>
    homeSettings.flatMap((setting) => {
      const source = standards.get(id)?.[setting]?.source
      if (!states.get(id)?.[setting].follows || !source) return []
      return [`${setting} ${source.from === 'group' ? source.id : 'company'}`]
    }),
  )
  const counts = new Map([...Map.groupBy(follow, (key) => key)].map(([key, found]) => [key, found.length]))
  const own = homeSettings.map((setting) => ({
    setting,
    homes: homes.filter(({ id }) => states.get(id)?.[setting].follows === false).length,
  }))
  return { counts, own }
}

/** Everything the defaults page shows. */
export const homeDefaultsForStaff = async (ctx: ReadCtx): Promise<Desk> => {
  const homes = await homesInSearch(ctx)
  const groups = await homeGroups(ctx)
  const members = await membersOfGroups(ctx, homes)
  const named = new Map(groups.map(({ id, kind, name }) => [id, { id, kind, name }]))
  const { counts, own } = await countsOf(ctx, homes)
  const sourceOf = (id: number | null) => {
    const group = groups.find((one) => one.id === id)
    return group
      ? { from: 'group' as const, id: group.id, kind: group.kind, areaKind: group.area_kind }
      : { from: 'company' as const }
  }
  const defaults = (await homeDefaultsInForce(ctx))
    .filter(({ group }) => group === null || named.has(group))
    .toSorted(
      (a, b) =>
        homeSettings.indexOf(a.setting) - homeSettings.indexOf(b.setting) ||
        compareSources(sourceOf(a.group), sourceOf(b.group)),
    )
  return {
    defaults: defaults.map(({ group, setting, value }) => ({
      setting,
      value,
      group: group === null ? null : (named.get(group) ?? null),
      homes: counts.get(`${setting} ${group ?? 'company'}`) ?? 0,
    })),
    own,
    groups: groups.map(({ id, kind, name }) => ({ id, kind, name, homes: members.get(id) ?? [] })),
    homes: homes.map(({ id, name, townName }) => ({ id, name, town: townName })),
    levels: await levelChoices(ctx, null),
    history: await historyOf(ctx, new Map(groups.map(({ id, name }) => [id, name]))),
  }
}

/** Where a home's rules, service level, and checklists come from. */
export const defaultsOfHome = async (ctx: ReadCtx, home: Home): Promise<ResultsOf<typeof homeDefaultsOf>> => {
  const states = (await settingStatesOf(ctx, [home])).get(home.id)
  const standards = (await standardsOf(ctx, [home])).get(home.id)
  const names = new Map((await homeGroups(ctx)).map(({ id, name }) => [id, name]))
  const agreed = (await homesUnderContract(ctx)).has(home.id)
  return {
    home: { id: home.id, name: home.name },
    levels: await levelChoices(ctx, home.serviceLevel),
    values: homeSettings.map((setting) => {
      const { value, follows } = states?.[setting] ?? { value: null, follows: false }
      const found = standards?.[setting]
      const group = found?.source.from === 'group' ? (names.get(found.source.id) ?? null) : null
      // A home that follows a setting without a default keeps its value; a checklist is the company's standard one.
      const from = follows ? (found?.source.from ?? (value === null ? 'company' : 'home')) : 'home'
      return {
        setting,
        value,
        from,
        group: from === 'group' ? group : null,
        standard: found ? { value: found.value, group } : null,
        canChange: (setting !== 'service_level' || !agreed) && !states?.[setting].later,
      }
    }),
  }
}
