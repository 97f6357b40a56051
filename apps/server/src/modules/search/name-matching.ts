import { joinedBegin, spellingOf } from '#kernel/search-text'

/** Something with a name, and what surrounds it: a home in its town, a town in its region. */
export type Named = { name: string; near: string }

const begins = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => words.some((word) => word.startsWith(one)))

/**
 * How well a name matches the typed text, 0 being best: it is equal, starts with it, its words do, its words and the
 * surrounding ones do, or it only contains it. Undefined if it doesn't match.
 */
export const fitOf = (typed: string, { name, near }: Named): number | undefined => {
  const wanted = spellingOf(typed)
  const own = spellingOf(name)
  if (wanted === '') return undefined
  if (own === wanted) return 0
  if (own.startsWith(wanted)) return 1
  const each = wanted.split(' ')
  const words = own.split(' ')
  if (begins(words, each) || joinedBegin(words, wanted)) return 2
  // The town alone doesn't make a home match: otherwise all homes of the town would.
  const around = spellingOf(near).split(' ')
  if (begins([...words, ...around], each) && !begins(around, each)) return 3
  return wanted.length > 2 && own.includes(wanted) ? 4 : undefined
}

/** The best of them; on ties those listed first. */
export const bestFits = <Thing extends Named>(typed: string, things: Iterable<Thing>, most: number): Thing[] => {
  const fitting = [...things].flatMap((thing) => {
    const fit = fitOf(typed, thing)
    return fit === undefined ? [] : [{ thing, fit }]
  })
  return fitting
    .sort((a, b) => a.fit - b.fit)
    .slice(0, most)
    .map(({ thing }) => thing)
}
