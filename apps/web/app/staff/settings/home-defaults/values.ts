import {
  type HomeDefault,
  type HomeDefaultValue,
  type HomeSetting,
  homeDefault,
  homeSettings,
  type LevelChoice,
  millionthsOfPercent,
  serviceText,
} from '@porchlight/contract'
import type { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof homeDefaultsWords>

export const isList = (setting: HomeSetting): boolean => setting === 'house_rules' || setting.startsWith('checklist_')

export const settingOf = (text: string): HomeSetting => homeSettings.find((one) => one === text) ?? 'check_in_time'

const basisPointsOfPercent = 100

/** Settings entered in percent, and the stored value of one percent. */
const percents = {
  weekend_extra: millionthsOfPercent,
  min_price: millionthsOfPercent,
  week_discount: basisPointsOfPercent,
  month_discount: basisPointsOfPercent,
} as const
type PercentSetting = keyof typeof percents
export const isPercent = (setting: HomeSetting): setting is PercentSetting => setting in percents

const numbers: readonly HomeSetting[] = ['max_pets', 'min_guest_age', 'min_nights', 'max_nights']
export const isNumber = (setting: HomeSetting): boolean => numbers.includes(setting)

/** A value in the form's format: a single text, a list with one line per item, or weekdays separated by commas. */
export const textOf = (setting: HomeSetting, value: HomeDefaultValue | null): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(setting === 'arrival_days' ? ',' : '\n')
  return String(typeof value === 'number' ? value / (isPercent(setting) ? percents[setting] : 1) : value)
}

const typedValue = (setting: HomeSetting, text: string): unknown => {
  if (isList(setting))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (setting === 'arrival_days') return text === '' ? [] : text.split(',')
  if (isNumber(setting)) return text === '' ? null : Number(text)
  if (isPercent(setting)) return text === '' ? null : Math.round(Number(text.replace(',', '.')) * percents[setting])
  return setting === 'instant' ? text === 'true' : text
}

/** The setting with the typed value; undefined if the value is invalid for that setting. */
export const defaultOf = (setting: HomeSetting, text: string): HomeDefault | undefined =>
  homeDefault.safeParse({ setting, value: typedValue(setting, text) }).data

type Said = {
  words: Words
  timeOfDay: (time: string) => string
  percent: (basisPoints: number) => string
  weekday: (day: number) => string
  levels: readonly LevelChoice[]
  language: string
}

const ofNumber = (setting: HomeSetting, value: number, { words, percent }: Pick<Said, 'words' | 'percent'>): string => {
  if (setting === 'max_pets') return words.pets({ number: value })
  if (setting === 'min_guest_age') return words.ages({ number: value })
  if (isNumber(setting)) return words.nights({ number: value })
  const share = percent(isPercent(setting) ? (value / percents[setting]) * basisPointsOfPercent : value)
  if (value === 0) return setting === 'min_price' ? words.noMinPrice : words.noChange
  if (setting === 'weekend_extra') return words.moreThanBase({ share })
  return setting === 'min_price' ? words.ofBase({ share }) : words.off({ share })
}

/** A value in words; a list as lines. */
export const describe = (
  setting: HomeSetting,
  value: HomeDefaultValue | null,
  { words, timeOfDay, percent, weekday, levels, language }: Said,
): string[] => {
  if (value === null)
    return [setting === 'service_level' ? words.noLevel : isPercent(setting) ? words.noPrices : words.standardList]
  if (setting === 'arrival_days' && Array.isArray(value))
    return [value.length === 0 ? words.anyDay : value.map((day) => weekday(Number(day))).join(', ')]
  if (Array.isArray(value)) return value.length > 0 ? value : [words.noRules]
  if (typeof value === 'boolean') return [value ? words.instant : words.request]
  if (typeof value === 'number') return [ofNumber(setting, value, { words, percent })]
  if (setting !== 'service_level') return [timeOfDay(value)]
  const level = levels.find(({ code }) => code === value)
  return [level ? serviceText(level.name, language) : value]
}
