import type { TextData } from '@porchlight/contract'
import format from 'icu-minify/format'
import { catalog, isWordingCode, type WordingCode } from './catalog.ts'
import { baseOf, dateFormat, formatsOf, localeOf, numberFormat, pluralRules, type Spoken } from './formats.ts'
import { argumentsOf, type IcuNode, parseMessage } from './icu.ts'
import { inManner } from './manners.ts'
import type { Param, Said } from './said.ts'

const compiled = new Map<string, readonly IcuNode[]>()

const messageOf = (language: Spoken, code: Said['code']): readonly IcuNode[] => {
  const key = `${language} ${code}`
  const found = compiled.get(key)
  if (found) return found
  const nodes = inManner(parseMessage(catalog[baseOf(language)][code]), language)
  compiled.set(key, nodes)
  return nodes
}

const formatters = {
  getNumberFormat: numberFormat,
  getDateTimeFormat: dateFormat,
  getPluralRules: pluralRules,
} as never

const joints = { comma: ', ', space: ' ', dot: ' · ', semicolon: '; ' }

const valueIn = (language: Spoken, value: Param): string | number => {
  if (typeof value !== 'object') return value
  if ('code' in value) return render(language, value)
  const formats = formatsOf(language)
  if ('currency' in value) return formats.money(value)
  if ('basisPoints' in value) return formats.percent(value.basisPoints)
  if ('day' in value) return formats.day(value.day)
  if ('from' in value) return formats.days(value.from, value.to)
  if ('instant' in value) return formats.moment(new Date(value.instant), value.zone)
  if ('clock' in value) return formats.clock(new Date(value.clock), value.zone)
  if ('weekdays' in value) return formats.weekdays(value.weekdays)
  return value.all.map((part) => valueIn(language, part)).join(joints[value.with ?? 'comma'])
}

/** User-written text, and lists of rendered texts, contain none of our words. */
const isPlain = ({ code }: Said): boolean => code === 'as_written' || code === 'price.list' || code === 'price.value'

const namesOf = new Map<string, ReadonlySet<string>>()

/** A message with only the values it names. */
export const saidWith = (code: WordingCode, values: Readonly<Record<string, Param>>): Said => {
  const names = namesOf.get(code) ?? new Set(argumentsOf(parseMessage(catalog.en[code])))
  namesOf.set(code, names)
  const params = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
  return Object.keys(params).length > 0 ? { code, params } : { code }
}

/** The text in a language. Throws if a value of the message is missing. */
export const render = (language: Spoken, { code, params = {} }: Said): string => {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueIn(language, value)]))
  const nodes = messageOf(isPlain({ code }) ? 'en' : language, code)
  return String(format(nodes as never, localeOf(language), values, { formatters }))
}

/** Whether an object is a text as data: a message code, and nothing besides its values. */
export const isText = (value: object): value is Said =>
  'code' in value &&
  typeof value.code === 'string' &&
  isWordingCode(value.code) &&
  Object.keys(value).every((key) => key === 'code' || key === 'params')

/** A text for its reader; a string is already one. */
export const textIn = (language: Spoken, text: string | TextData): string => {
  if (typeof text === 'string') return text
  if (!isText(text)) throw new Error(`${text.code} is no message of the catalog`)
  return render(language, text)
}
