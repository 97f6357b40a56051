import type { HomeGroupView, homeGroupsDesk, ResultsOf } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { allBrands } from '#modules/company'
import { groupChanges, type Home, homeGroups, homesInSearch, membersOfGroups } from '#modules/homes'
import { defaultFees } from './default-fees.ts'
import { groupsWithout } from './group-fees.ts'
import { areaNames, areasWithHomes } from './tax-views.ts'

const homeView = ({ id, name, townName }: Home) => ({ id, name, town: townName })

const groupsOf = async (ctx: ReadCtx, homes: readonly Home[]): Promise<HomeGroupView[]> => {
  const byId = new Map(homes.map((home) => [home.id, home]))
  const members = await membersOfGroups(ctx, homes)
  const names = await areaNames(ctx, [])
  const charged = (await defaultFees(ctx)).filter(({ to }) => to === null || to > ctx.today)
  const left = await groupsWithout(ctx)
  return (await homeGroups(ctx)).map(({ id, kind, name, area_kind, area }) => ({
    id,
    kind,
    name,
    area: area_kind && area ? { kind: area_kind, area, name: names.get(`${area_kind} ${area}`) ?? area } : null,
    homes: (members.get(id) ?? []).flatMap((homeId) => byId.get(homeId) ?? []).map(homeView),
    fees:
      new Set(charged.filter(({ group }) => group === id).map(({ series }) => series)).size +
      left.filter(({ group }) => group === id).length,
  }))
}

const shownChanges = 100

const historyOf = async (ctx: ReadCtx): Promise<ResultsOf<typeof homeGroupsDesk>['history']> => {
  const rows = await groupChanges(ctx, shownChanges)
  const people = await accountsByIds(
    ctx,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  return rows.map((row) => {
    const person = people.get(row.changed_by ?? 0)
    const [before, after] = [new Set(row.before?.homes), new Set(row.after?.homes)]
    return {
      id: row.id,
      group: row.group_id,
      at: row.changed_at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}`.trim() : null,
      kind: row.kind,
      name: (row.after ?? row.before)?.name ?? '',
      added: after.difference(before).size,
      removed: before.difference(after).size,
      reason: row.reason,
      canUndo: row.canUndo,
    }
  })
}

/** Everything the groups page shows. */
export const groupsForStaff = async (ctx: ReadCtx): Promise<ResultsOf<typeof homeGroupsDesk>> => {
  const homes = await homesInSearch(ctx)
  const groups = await groupsOf(ctx, homes)
  const taken = new Set(groups.flatMap(({ kind, name }) => (kind === 'brand' ? name.toLowerCase() : [])))
  return {
    groups,
    areas: (await areasWithHomes(ctx, homes)).flatMap(({ kind, ...area }) =>
      kind === 'home' || kind === 'group' ? [] : { kind, ...area },
    ),
    brands: (await allBrands(ctx)).map(({ name }) => name).filter((name) => !taken.has(name.toLowerCase())),
    homes: homes.map(homeView),
    history: await historyOf(ctx),
    today: ctx.today,
  }
}
