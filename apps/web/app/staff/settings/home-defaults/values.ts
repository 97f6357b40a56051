import {
  type HomeDefault,
  type HomeDefaultValue,
  type HomeSetting,
  homeDefault,
  homeSettings,
  type LevelChoice,
  serviceText,
} from '@porchlight/contract'
import type { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof homeDefaultsWords>

export const isList = (setting: HomeSetting): boolean => setting === 'house_rules' || setting.startsWith('checklist_')

export const settingOf = (text: string): HomeSetting => homeSettings.find((one) => one === text) ?? 'check_in_time'

/** A value as the form holds it: one text, a list with a line for each item. */
export const textOf = (value: HomeDefaultValue | null): string => {
  if (value === null) return ''
  return Array.isArray(value) ? value.join('\n') : String(value)
}

const typedValue = (setting: HomeSetting, text: string): unknown => {
  if (isList(setting))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (setting === 'max_pets') return text === '' ? null : Number(text)
  return setting === 'instant' ? text === 'true' : text
}

/** The setting with what was typed. Undefined where it is no value of that setting. */
export const defaultOf = (setting: HomeSetting, text: string): HomeDefault | undefined =>
  homeDefault.safeParse({ setting, value: typedValue(setting, text) }).data

type Said = { words: Words; timeOfDay: (time: string) => string; levels: readonly LevelChoice[]; language: string }

/** A value in words; a list in lines. */
export const describe = (
  setting: HomeSetting,
  value: HomeDefaultValue | null,
  { words, timeOfDay, levels, language }: Said,
): string[] => {
  if (value === null) return [setting === 'service_level' ? words.noLevel : words.standardList]
  if (Array.isArray(value)) return value.length > 0 ? value : [words.noRules]
  if (typeof value === 'boolean') return [value ? words.instant : words.request]
  if (typeof value === 'number') return [words.pets({ number: value })]
  if (setting !== 'service_level') return [timeOfDay(value)]
  const level = levels.find(({ code }) => code === value)
  return [level ? serviceText(level.name, language) : value]
}
