import {
  type DefaultSource,
  type GroupSource,
  type HomeDefaultValue,
  type HomeSetting,
  homeSettings,
  type Layer,
  type RateSetting,
  rateSettings,
  resolveDefault,
} from '@porchlight/contract'
import type { HomeDetails } from './home.ts'

/** A default in force; without a group, the company's. */
export type HomeDefaultInForce = { group: number | null; setting: HomeSetting; value: HomeDefaultValue }

/** A home's value for a setting, and whether it follows the defaults; `later`: it can't have one yet. */
export type SettingState = { value: HomeDefaultValue | null; follows: boolean; later?: true }

export const checklistSettings = ['checklist_turnover', 'checklist_inspection'] as const
export type ChecklistSetting = (typeof checklistSettings)[number]
export const isChecklist = (setting: HomeSetting): setting is ChecklistSetting =>
  checklistSettings.some((one) => one === setting)

export const isRate = (setting: HomeSetting): setting is RateSetting => rateSettings.some((one) => one === setting)

type DetailSetting = Exclude<HomeSetting, ChecklistSetting | RateSetting>
export const isDetail = (setting: HomeSetting): setting is DetailSetting => !isChecklist(setting) && !isRate(setting)

/** Settings that are home details. */
export const detailOf = {
  check_in_time: 'checkInTime',
  check_out_time: 'checkOutTime',
  max_pets: 'maxPets',
  min_guest_age: 'minGuestAge',
  instant: 'instant',
  house_rules: 'houseRules',
  service_level: 'serviceLevel',
} as const satisfies Record<DetailSetting, keyof HomeDetails>

/** The settings among some home details. */
export const settingsAmong = (details: readonly (keyof HomeDetails)[]): HomeSetting[] =>
  homeSettings.filter((setting) => isDetail(setting) && details.includes(detailOf[setting]))

export const sameValue = (one: HomeDefaultValue | null, other: HomeDefaultValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The default of a setting that applies to a home in these groups. Undefined if none is set. */
export const inheritedSetting = (
  defaults: readonly HomeDefaultInForce[],
  setting: HomeSetting,
  groups: readonly GroupSource[],
): Layer<HomeDefaultValue> | undefined =>
  resolveDefault(
    defaults.flatMap(({ group, setting: of, value }): Layer<HomeDefaultValue>[] => {
      if (of !== setting) return []
      const source: DefaultSource | undefined =
        group === null ? { from: 'company' } : groups.find(({ id }) => id === group)
      return source ? [{ source, value }] : []
    }),
  )

/**
 * The value a home must have: its own, or its default. Without a default, its details stay as they are, and a checklist
 * is the standard one.
 */
export const valueFor = (
  setting: HomeSetting,
  { value, follows }: SettingState,
  standard: Layer<HomeDefaultValue> | undefined,
): HomeDefaultValue | null => {
  if (!follows) return value
  if (standard) return standard.value
  return isChecklist(setting) ? null : value
}
