import { isPlainDate } from './dates.ts'

/** The self-reference of an API object: `requestType:ClassName.id` (platform spec section 3). */
export type SelfReference = `${string}:${string}.${string}`

export const selfReference = (className: string, id: string | number, requestType = 'Object'): SelfReference =>
  `${requestType}:${className}.${id}`

const dateForm = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/** `YYYY-MM-DD` with an optional time as a date, in UTC unless it names an offset; undefined for any other text. */
export const apiDate = (text: string): Date | undefined => {
  const [, day, time = '00:00', offset = 'Z'] = dateForm.exec(text) ?? []
  if (day === undefined || !isPlainDate(day)) return undefined
  const date = new Date(`${day}T${time}${offset}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

type Value = string | number | boolean | null | Date
type Related = Record<string, unknown> | unknown[]

/** A parsed API object: its own values, with dates as dates, and its related objects and collections. */
export type ApiObject = {
  self: SelfReference
  endpoint: string
  properties: Record<string, Value>
  related: Record<string, Related>
}

const withDate = (value: Value): Value => (typeof value === 'string' ? (apiDate(value) ?? value) : value)

export const readApiObject = <Raw extends { self: string; endpoint: string }>({
  self,
  endpoint,
  ...rest
}: Raw): ApiObject => {
  const entries = Object.entries(rest)
  const isRelated = (value: unknown): value is Related => typeof value === 'object' && value !== null
  return {
    self: self as SelfReference,
    endpoint,
    properties: Object.fromEntries(
      entries.filter(([, value]) => !isRelated(value)).map(([name, value]) => [name, withDate(value as Value)]),
    ),
    related: Object.fromEntries(entries.filter((entry): entry is [string, Related] => isRelated(entry[1]))),
  }
}
