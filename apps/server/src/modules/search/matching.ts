import { inLatin } from '#kernel/latin'

/** Something with a name, and what lies around it: a home in its town, a town in its region. */
export type Named = { name: string; near: string }

/** For comparing what people type: case, accents, hyphens, apostrophes and the script do not count. */
const plain = (text: string): string =>
  inLatin(text.normalize('NFKC'))
    .replace(/['’]/g, '')
    .replace(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** The other way in which Germans and Danes write their letters where a keyboard has none: Muenchen, Oersted. */
const plainSpelledOut = (text: string): string =>
  plain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüøå]/g, (letter) => spelledOut[letter] ?? letter),
  )

const begins = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => words.some((word) => word.startsWith(one)))

/**
 * How well a name answers what was typed, 0 the best: it is it, it begins with it, its words do, its words and those
 * around it do, or it only contains it. Undefined when it does not fit.
 */
export const fitOf = (typed: string, { name, near }: Named): number | undefined => {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const fit = plainFit(wanted, plain(name), plain(near))
  if (fit !== undefined || !/[äöüøå]/i.test(`${name} ${near}`.normalize('NFC'))) return fit
  return plainFit(wanted, plainSpelledOut(name), plainSpelledOut(near))
}

const plainFit = (wanted: string, own: string, near: string): number | undefined => {
  if (own === wanted) return 0
  if (own.startsWith(wanted)) return 1
  const each = wanted.split(' ')
  const words = own.split(' ')
  if (begins(words, each)) return 2
  // Its town alone does not make a home fit: then all of the town's would.
  const around = near.split(' ')
  if (begins([...words, ...around], each) && !begins(around, each)) return 3
  return wanted.length > 2 && own.includes(wanted) ? 4 : undefined
}

/** The best of them; of equals those that came first. */
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
