import type { TasteLean, TasteReading, TasteReason, TasteSaid } from '@porchlight/contract'
import { capitalized, listFormat } from '#app/lib/intl.ts'
import type { DescribeWords } from '#app/lib/messages/taste/describe.ts'
import type { ProfileWords } from '#app/lib/messages/taste/profile.ts'

type Named = Pick<TasteLean, 'family' | 'code'>

/** Text of a trait; undefined when there is none, such as for a new home type. */
export const nameOf = ({ family, code }: Named, words: ProfileWords): string | undefined =>
  (words.leans[family] as Readonly<Record<string, string>>)[code]

export const allOf = (things: readonly string[], language: string): string =>
  listFormat(language, { type: 'conjunction' }).format(things)

/** Visible traits come first, amenities after. */
const inFront: readonly TasteLean['family'][] = ['style', 'tone', 'setting', 'room']

/** The profile in a few words: the strongest trait of each family, at most three. Slight traits are left out. */
export const headlineOf = (
  { leans }: Pick<TasteReading, 'leans'>,
  words: ProfileWords,
  language: string,
): string | undefined => {
  const toward = leans.filter((lean) => lean.toward && lean.grade !== 'slight' && nameOf(lean, words) !== undefined)
  const first = toward.filter(({ family }, at) => toward.findIndex((other) => other.family === family) === at)
  const seen = first.filter(({ family }) => inFront.includes(family))
  const named = (seen.length > 0 ? seen : first).slice(0, 3).flatMap((lean) => nameOf(lean, words) ?? [])
  return named.length > 0 ? capitalized(allOf(named, language), language) : undefined
}

export const evidenceOf = ({ family, taken, shown }: TasteLean, { evidence }: ProfileWords): string => {
  if (family === 'tone') return evidence.tone({ taken, shown })
  return family === 'amenity' || family === 'fact' ? evidence.home({ taken, shown }) : evidence.mark({ taken, shown })
}

/** Where a trait was read, with the words that say it; a shared profile shows no quotes. */
export const saidText = ({ source, link, quote, agrees }: TasteSaid, { said, against }: DescribeWords): string => {
  const text = said[quote === '' ? (`${source}Unquoted` as const) : source]
  const reason = typeof text === 'string' ? text : text({ quote, number: (link ?? 0) + 1 })
  return agrees ? reason : against({ reason })
}

const measured = ({ code, value }: TasteReason, words: ProfileWords): string | undefined => {
  const say = (words.measured as Readonly<Record<string, (given: { value: number }) => string>>)[code]
  return value === null ? undefined : say?.({ value })
}

/** Why a home matches; empty when no reason has a text. */
export const becauseOf = (why: readonly TasteReason[], words: ProfileWords, language: string): string => {
  const reasons = why.flatMap((reason) => measured(reason, words) ?? nameOf(reason, words) ?? [])
  return reasons.length > 0 ? words.because({ reasons: allOf(reasons, language) }) : ''
}

/** The preferred home types, as search filters. */
export const kindsOf = ({ leans }: Pick<TasteReading, 'leans'>): TasteLean[] =>
  leans.filter(({ family, toward }) => family === 'style' && toward)
