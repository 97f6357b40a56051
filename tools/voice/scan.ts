import { basename } from 'node:path'
import { type Entry, entries } from './words.ts'

export type Finding = { id: string; line: number; words: string }

/** Code with its text blanked, so that only identifiers are read. Positions stay the same. */
export function blankText(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const out: string[] = []
  /** The depth of braces inside each open `${`. */
  const templates: number[] = []
  const piece = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|[`{}]|\//g
  const inTemplate = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y
  const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
  let at = 0
  const template = (from: number): number => {
    inTemplate.lastIndex = from
    const text = inTemplate.exec(source)?.[0] ?? ''
    out.push(blank(text))
    if (text.endsWith('${')) templates.push(0)
    return from + text.length
  }
  for (;;) {
    piece.lastIndex = at
    const match = piece.exec(source)
    out.push(source.slice(at, match?.index ?? source.length))
    if (!match) return out.join('')
    const [text] = match
    at = match.index + text.length
    const depth = templates.at(-1)
    if (text === '`') {
      out.push(' ')
      at = template(at)
    } else if (text === '{' || text === '}') {
      out.push(text)
      if (depth === undefined) continue
      if (text === '{') templates[templates.length - 1] = depth + 1
      else if (depth > 0) templates[templates.length - 1] = depth - 1
      else {
        templates.pop()
        at = template(at)
      }
    } else if (text === '/') {
      regex.lastIndex = match.index
      const before = source.slice(Math.max(0, match.index - 20), match.index)
      const literal = /(?:[(,=:[!&|?{};\n]|=>|return|^)\s*$/.test(before) ? regex.exec(source)?.[0] : undefined
      out.push(blank(literal ?? '/'))
      if (literal) at = match.index + literal.length
    } else out.push(blank(text))
  }
}

/** The comments of a style sheet. */
const commentsOf = (source: string): string =>
  source.replace(/(\/\*[\s\S]*?\*\/)|[^\n]/g, (all, comment: string | undefined) => (comment ? all : ' '))

/** The comments of a migration outside its texts and the bodies of its functions. */
const sqlCommentsOf = (source: string): string =>
  source.replace(/(\$\w*\$)[\s\S]*?\1|(--.*)|[^\n]/g, (all, _, comment: string | undefined) =>
    comment ? all : all.replace(/[^\n]/g, ' '),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace("'", "['’]")
const firstWord = (phrase: string) => phrase.split(/[ *'’]/, 1)[0] ?? ''

type Phrase = { entry: Entry; pattern: RegExp }

const phrases = new Map<string, Phrase[]>()
/** Stems are looked up by their first four letters. */
const stems = new Map<string, Phrase[]>()
for (const entry of entries)
  for (const phrase of entry.text ?? []) {
    const words = phrase.replace(/\*$/, '')
    const source = words.split(' ').map(escaped).join('[ \\n*/]+')
    const [map, key] = phrase.endsWith('*') ? [stems, words.slice(0, 4)] : [phrases, firstWord(words)]
    const pattern = new RegExp(`${source}${phrase.endsWith('*') ? '\\w*' : "(?![\\w’']|-\\w)"}`, 'iy')
    const clean = /['’]s?$/.test(words) ? new RegExp(`${source}(?!\\w)`, 'iy') : pattern
    map.set(key.toLowerCase(), [...(map.get(key.toLowerCase()) ?? []), { entry, pattern: clean }])
  }

const names = new Map<string, { entry: Entry; words: string }[]>()
for (const entry of entries)
  for (const words of entry.names ?? [])
    names.set(firstWord(words), [...(names.get(firstWord(words)) ?? []), { entry, words }])

const excused = ({ unless }: Entry, source: string, from: number, to: number) =>
  unless?.test(source.slice(Math.max(0, from - 24), to + 24).replace(/\s+/g, ' ')) ?? false

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[\s_$-]+/)
    .filter((word) => word !== '')

/** A file's findings. `path` determines how it is read, and is itself checked as a name. */
export function scan(path: string, content: string): Finding[] {
  const isCode = /\.(m?ts|tsx|mjs)$/.test(path)
  // An imported path is named by its own file.
  const source = isCode
    ? content.replace(/(from |import\()'[^'\n]*'/g, (all) => ' '.repeat(all.length))
    : path.endsWith('.css')
      ? commentsOf(content)
      : path.endsWith('.sql')
        ? sqlCommentsOf(content)
        : content
  const found = new Map<string, { id: string; from: number; words: string }>()
  const note = (entry: Entry, from: number, words: string) => {
    if (!excused(entry, source, from, from + words.length))
      found.set(`${entry.id}:${from}`, { id: entry.id, from, words: words.replace(/\s+/g, ' ') })
  }
  for (const { 0: word, index } of source.matchAll(/[A-Za-z]+/g)) {
    const before = source.charCodeAt(index - 1)
    // Part of an identifier with digits or underscores, of an escape, or of a path.
    if (before === 95 || before === 36 || before === 92) continue
    const lower = word.toLowerCase()
    for (const { entry, pattern } of [...(phrases.get(lower) ?? []), ...(stems.get(lower.slice(0, 4)) ?? [])]) {
      pattern.lastIndex = index
      const text = pattern.exec(source)?.[0]
      if (text) note(entry, index, text)
    }
  }
  if (isCode)
    for (const { 0: name, index } of blankText(source).matchAll(/[A-Za-z_$][\w$]*/g)) {
      // Columns and stored values are named by the database.
      if (/^[a-z\d]+_[a-z\d_]+$/.test(name)) continue
      const words = wordsOf(name)
      words.forEach((word, at) => {
        for (const { entry, words: phrase } of names.get(word) ?? [])
          if (`${words.slice(at).join(' ')} `.startsWith(`${phrase} `) && !found.has(`${entry.id}:${index}`))
            note(entry, index, name)
      })
    }
  const lineStarts = [...source.matchAll(/\n/g)].map(({ index }) => index)
  let line = 0
  const findings = [...found.values()]
    .sort((a, b) => a.from - b.from)
    .map(({ id, from, words }) => {
      while (line < lineStarts.length && (lineStarts[line] ?? 0) < from) line += 1
      return { id, line: line + 1, words }
    })
  const name = basename(path).replace(/\..*$/, '')
  const byName = isCode ? entries.filter(({ files }) => files?.test(name)) : []
  return [...byName.map(({ id }) => ({ id, line: 0, words: basename(path) })), ...findings]
}
