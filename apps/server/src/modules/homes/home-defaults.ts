import { type HomeDefaultValue, type HomeSetting, homeSettings, type Layer } from '@porchlight/contract'
import { fromMemory } from '#kernel/reference-memory'
import type { ReadCtx } from '#kernel/work'
import { groupsOfHomes } from './groups.ts'
import type { Home } from './home.ts'
import {
  type ChecklistSetting,
  detailOf,
  type HomeDefaultInForce,
  inheritedSetting,
  isChecklist,
  isRate,
  type SettingState,
  sameValue,
  valueFor,
} from './home-default-rules.ts'
import { settingStore } from './setting-store.ts'
import { db } from './tables.ts'

export type SettingStates = Record<HomeSetting, SettingState>
export type Standards = Partial<Record<HomeSetting, Layer<HomeDefaultValue>>>

export const homeDefaultsInForce = async (ctx: ReadCtx): Promise<HomeDefaultInForce[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.home_default')
    .select(['group_id', 'setting', 'value'])
    .where('replaced_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ group_id, setting, value }) => ({ group: group_id, setting, value }))
}

/** Each home's value for every setting. */
export const settingStatesOf = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, SettingStates>> => {
  if (homes.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('homes.home')
    .select(['id', 'follows', 'checklist_turnover', 'checklist_inspection'])
    .where(
      'id',
      'in',
      homes.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rates = await settingStore().valuesOf(ctx, homes)
  return new Map(
    homes.flatMap((home) => {
      const row = byId.get(home.id)
      if (!row) return []
      const valueIn = (setting: HomeSetting) => {
        if (isRate(setting)) return rates.get(home.id)?.[setting] ?? null
        return isChecklist(setting) ? row[setting] : home[detailOf[setting]]
      }
      const states = homeSettings.map((setting): [HomeSetting, SettingState] => {
        const value = valueIn(setting)
        const later = isRate(setting) && value === null && { later: true as const }
        return [setting, { value, follows: row.follows.includes(setting), ...later }]
      })
      return [[home.id, Object.fromEntries(states) as SettingStates] as const]
    }),
  )
}

/** The defaults that apply to each of these homes, whether they follow them or not. */
export const standardsOf = async (ctx: ReadCtx, homes: readonly Home[]): Promise<Map<number, Standards>> => {
  const defaults = await homeDefaultsInForce(ctx)
  const groups = await groupsOfHomes(ctx, homes)
  return new Map(
    homes.map(({ id }) => [
      id,
      Object.fromEntries(
        homeSettings.flatMap((setting) => {
          const found = inheritedSetting(defaults, setting, groups.get(id) ?? [])
          return found ? [[setting, found]] : []
        }),
      ),
    ]),
  )
}

/** Homes whose service level is fixed by a contract. */
export const homesUnderContract = async (ctx: ReadCtx): Promise<Set<number>> => {
  const rows = await db(ctx).selectFrom('homes.contract').select('home_id').distinct().execute()
  return new Set(rows.map(({ home_id }) => home_id))
}

/** A home's setting that differs from its default. */
export type SettingChange = {
  home: Home
  setting: HomeSetting
  before: HomeDefaultValue | null
  after: HomeDefaultValue | null
}

/** Differences from the defaults in homes that follow them. An agreed service level stays. */
export const changesToFollow = async (ctx: ReadCtx, homes: readonly Home[]): Promise<SettingChange[]> => {
  const [states, standards, agreed] = await Promise.all([
    settingStatesOf(ctx, homes),
    standardsOf(ctx, homes),
    homesUnderContract(ctx),
  ])
  return homes.flatMap((home) =>
    homeSettings.flatMap((setting): SettingChange[] => {
      const state = states.get(home.id)?.[setting]
      if (!state || state.later || (setting === 'service_level' && agreed.has(home.id))) return []
      const after = valueFor(setting, state, standards.get(home.id)?.[setting])
      return sameValue(state.value, after) ? [] : [{ home, setting, before: state.value, after }]
    }),
  )
}

/** A home's checklist for a kind of job; null if the standard one applies. */
export const checklistOfHome = async (
  ctx: ReadCtx,
  homeId: number,
  setting: ChecklistSetting,
): Promise<string[] | null> => {
  const row = await db(ctx)
    .selectFrom('homes.home')
    .modifyFront(fromMemory)
    .select(setting)
    .where('id', '=', homeId)
    .executeTakeFirst()
  return row?.[setting] ?? null
}
