import { readFileSync } from 'node:fs'
import { languages } from '@porchlight/contract'
import { branchesOf, childrenOf, type IcuNode, isTag, kinds, parseMessage } from '@porchlight/wording/icu'
import { describe, expect, it } from 'vitest'
import { areaOf, areas, hasTranslation, translationOf, volumeOf } from './catalog.ts'
import { wordsOf } from './words-file.ts'

type Entry = { area: string; path: string; text: string; english: string }

const textsIn = (file: string): Map<string, string> => {
  const { texts = [] } = wordsOf(readFileSync(file, 'utf8'), file) ?? {}
  return new Map(texts.map(({ path, value }) => [path, value]))
}

const english = areas().map((file) => ({ file, area: `${volumeOf(file)}/${areaOf(file)}`, texts: textsIn(file) }))
const others = languages.filter((language) => language !== 'en')

/** Every text of a language, with its English original. */
const entriesIn = (language: string): Entry[] =>
  english
    .filter(({ file }) => hasTranslation(file, language))
    .flatMap(({ file, area, texts }) =>
      [...textsIn(translationOf(file, language))].map(([path, text]) => ({
        area,
        path,
        text,
        english: texts.get(path) ?? '',
      })),
    )

const valuesIn = (nodes: readonly IcuNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node !== 'object') return []
    if (isTag(node)) return [`<${node[0]}>`, ...valuesIn(childrenOf(node))]
    const inside = branchesOf(node).flatMap(([, branch]) => valuesIn(branch))
    return [node[0], ...inside]
  })

/** The values a text needs: a translation must not lose or invent any. */
const values = (text: string): string[] => [...new Set(valuesIn(parseMessage(text)))].sort()

const pluralsIn = (nodes: readonly IcuNode[]): string[][] =>
  nodes.flatMap((node) => {
    if (typeof node !== 'object' || isTag(node)) return []
    const branches = branchesOf(node)
    const own = node[1] === kinds.plural ? [branches.map(([name]) => name)] : []
    return [...own, ...branches.flatMap(([, branch]) => pluralsIn(branch))]
  })

/** The text as a reader sees it, with a placeholder for each value. */
const wordsIn = (nodes: readonly IcuNode[], value: string): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node === 0) return value
      if (isTag(node)) return wordsIn(childrenOf(node), value)
      return branchesOf(node).reduce((longest, [, branch]) => {
        const text = wordsIn(branch, value)
        return text.length >= longest.length ? text : longest
      }, value)
    })
    .join('')
const words = (text: string, value = ''): string => wordsIn(parseMessage(text), value)

const where = ({ area, path, text }: Entry): string => `${area} ${path}: ${text}`

/** Words that happen to be the same in another language. */
const same = new Set([
  'Brochure',
  'Journal',
  'Pause',
  'Home Vision',
  'Actions',
  'Administration',
  'Destination',
  'Notes',
  'Roles',
  'System',
  'Affiliate',
  'Extra',
  'Source',
  'Taxes',
  'Type',
  'Version',
  'Versions',
  'Airbnb',
  'Vrbo',
  'Booking.com',
  'Expedia',
  'Photos',
  'Porchlight',
  'Logo',
  'W-9',
  'Person',
  'km',
  'Boutiques',
  'Collections',
  'Collection',
  'Communication',
  'Contact',
  'Text',
  'IBAN',
  'Concierge',
  'MB',
  'kB',
  'Message',
  'Messages',
  'Notifications',
  'Commission',
  'Link',
  'Pergola',
  'Pool',
  'Sauna',
  'Links',
  'Partner',
  'Questions',
  'Administrator',
  'Correction',
  'correction',
  'corrections',
  'ADR',
  'CSV',
  'PDF',
  'Date',
  'Dates',
  'Description',
  'date',
  'Document',
  'Documents',
  'E-mail',
  'Email',
  'Error',
  'Feedback',
  'Latitude',
  'License',
  'Longitude',
  'Menu',
  'Name',
  'No',
  'Notifications',
  'Optional',
  'no',
  'Page',
  'Pages',
  'plus',
  'Status',
  'taxes',
  'Text:',
  'Total',
  'Zoom',
])

/**
 * Parts of a date that each language orders its own way: English repeats the month for both days, others state it once.
 */
const ownParts = new Set(['site/formats sameMonth'])

describe.each(others)('the translation into %s', (language) => {
  const entries = entriesIn(language)

  it('has every text, and no others', () => {
    const missing = english.flatMap(({ file, area, texts }) => {
      const translated = hasTranslation(file, language) ? textsIn(translationOf(file, language)) : new Map()
      const lost = [...texts.keys()].filter((path) => !translated.has(path))
      const extra = [...translated.keys()].filter((path) => !texts.has(path))
      return [...lost.map((path) => `${area} lacks ${path}`), ...extra.map((path) => `${area} makes up ${path}`)]
    })
    expect(missing).toEqual([])
  })

  it('uses the same values', () => {
    const different = entries
      .filter(({ area, path }) => !ownParts.has(`${area} ${path}`))
      .filter(({ text, english: base }) => values(text).join() !== values(base).join())
    expect(different.map(where)).toEqual([])
  })

  it("uses the language's plural forms", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const known = (form: string) => form.startsWith('=') || (pluralCategories as string[]).includes(form)
    const wrong = entries.filter(({ text }) =>
      pluralsIn(parseMessage(text)).some(
        (forms) =>
          !forms.every(known) || (forms.length > 1 && !forms.some((form) => form === 'one' || form.startsWith('='))),
      ),
    )
    expect(wrong.map(where)).toEqual([])
  })

  it('are translated', () => {
    const untouched = entries.filter(
      ({ text, english: base }) => text === base && /\p{L}{2}/u.test(words(text)) && !same.has(words(text).trim()),
    )
    expect(untouched.map(where)).toEqual([])
    expect(entries.filter(({ text, english: base }) => text.trim() === '' && base.trim() !== '').map(where)).toEqual([])
  })

  it("isn't much longer than the English", () => {
    const long = entries.filter(({ text, english: base }) => words(text).length > words(base).length * 2 + 14)
    expect(long.map(where)).toEqual([])
  })

  it("follows the language's typography", () => {
    const faults: [string, RegExp][] = [
      ['a straight quote', /['"]/],
      ['two spaces', / {2}/],
      ['three points', /\.\.\./],
      ...(language === 'fr'
        ? ([
            ['no space before a high sign', /[^\s«][;!?»]|[^\s\d](?<!https?):(?!\/\/)/],
            ['a foreign quotation mark', /[“”„]/],
          ] as [string, RegExp][])
        : ([
            ['a space before a high sign', / [;:!?]/],
            ['a foreign quotation mark', language === 'de' ? /[«»”]|“(?=\p{L})/u : /[“”„]/],
          ] as [string, RegExp][])),
      ...(language === 'es'
        ? ([['a question or call without its beginning', /^[^¿]*\?|^[^¡]*!/]] as [string, RegExp][])
        : []),
    ]
    const found = entries.flatMap((entry) =>
      faults.filter(([, sign]) => sign.test(words(entry.text, 'X'))).map(([fault]) => `${fault}: ${where(entry)}`),
    )
    expect(found).toEqual([])
  })
})

it('has English texts that are valid messages and not empty', () => {
  for (const { area, texts } of english)
    for (const [path, text] of texts) {
      expect(() => parseMessage(text), `${area} ${path}`).not.toThrow()
      expect(text.trim(), `${area} ${path}`).not.toBe('')
    }
})
