import { isText, render } from '@porchlight/wording'

/** The same value with its texts in English. */
// biome-ignore lint/suspicious/noExplicitAny: texts become strings anywhere in a value, which no type can say
export const inEnglish = (value: unknown): any => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(inEnglish)
  if (isText(value)) return render('en', value)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inEnglish(one)]))
}
