import type { ContentBlock, Language, TextPart, TextSpan } from '@porchlight/contract'
import { isLanguage } from '@porchlight/contract'

/** What the demo world's texts refer to by name. */
export type ContentNames = {
  /** The picture at a path in the art, such as `cottage-07/terrace`. */
  pictureId: (art: string) => number
  /** Homes in a town, at most three. */
  homesIn: (town: string) => number[]
}

export type WrittenText = { head: Record<string, string>; body: ContentBlock[] }

const mark = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g

/** Parses `**bold**`, `*italic*` and `[links](/where)` in one paragraph. */
export const spansOf = (line: string): TextSpan[] => {
  const spans: TextSpan[] = []
  let from = 0
  for (const found of line.matchAll(mark)) {
    const [all, bold, italic, linked, href] = found
    if (found.index > from) spans.push({ text: line.slice(from, found.index) })
    if (bold) spans.push({ text: bold, bold: true })
    if (italic) spans.push({ text: italic, italic: true })
    if (linked && href) spans.push({ text: linked, href })
    from = found.index + all.length
  }
  if (from < line.length) spans.push({ text: line.slice(from) })
  return spans
}

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())

const imageLine = /^!\[(.*?)\]\((\S+?)(?: "(.*?)")?\)$/

const imageOf = (line: string, { pictureId }: ContentNames) => {
  const [, alt = '', art = '', caption = ''] = imageLine.exec(line) ?? []
  return { pictureId: pictureId(art), alt, caption }
}

/** Parses a section between `:::name` and `:::`. */
const directiveOf = (name: string, said: string, lines: readonly string[], names: ContentNames): ContentBlock[] => {
  const [title = '', second = '', third = '', fourth = ''] = cells(said)
  const rows = lines.map(cells)
  if (name === 'homes') {
    const homeIds = names.homesIn(second)
    return homeIds.length > 0 ? [{ type: 'homes', title, note: third, homeIds }] : []
  }
  if (name === 'callout') return [{ type: 'callout', title, text: second, label: third, href: fourth, color: null }]
  if (name === 'facts') return [{ type: 'list', title, items: rows.map(([term = '', text = '']) => ({ term, text })) }]
  if (name === 'questions')
    return [{ type: 'questions', items: rows.map(([question = '', answer = '']) => ({ question, answer })) }]
  if (name === 'table') return [{ type: 'table', caption: title, head: rows[0] ?? [], rows: rows.slice(1) }]
  if (name === 'map') {
    const stops = rows.map(([stop = '', note = '', time = '', place = '']) => {
      const [lat = 0, lng = 0] = place.split(',').map(Number)
      return { name: stop, note, time, lat, lng }
    })
    return [{ type: 'map', title, stops }]
  }
  const images = lines.map((line) => imageOf(line, names))
  if (name === 'carousel') return [{ type: 'carousel', title, images }]
  if (name === 'vertical') return [{ type: 'vertical_gallery', images }]
  throw new Error(`the demo texts have no :::${name}`)
}

const listOf = (lines: readonly string[], ordered: boolean): TextPart => ({
  kind: 'list',
  ordered,
  items: lines.map((line) => spansOf(line.replace(/^(- |\d+\. )/, ''))),
})

const quoteOf = (lines: readonly string[]): ContentBlock => {
  const said = lines.map((line) => line.replace(/^> ?/, ''))
  const source = said.find((line) => line.startsWith('— '))
  return {
    type: 'quote',
    text: said.filter((line) => line !== source).join(' '),
    source: source?.slice(2) ?? '',
  }
}

/** Parses one passage between blank lines: a text part, or a block of its own. */
const passageOf = (lines: readonly string[], names: ContentNames): TextPart | ContentBlock => {
  const [first = ''] = lines
  if (first.startsWith('## ')) return { type: 'heading', level: 2, text: first.slice(3) }
  if (first.startsWith('### ')) return { type: 'heading', level: 3, text: first.slice(4) }
  if (first.startsWith('>')) return quoteOf(lines)
  if (first === '***') return { type: 'divider' }
  if (imageLine.test(first)) {
    const images = lines.map((line) => imageOf(line, names))
    const [image] = images
    return images.length === 1 && image ? { type: 'image', image, width: 'wide' } : { type: 'gallery', images }
  }
  if (first.startsWith('- ')) return listOf(lines, false)
  if (/^\d+\. /.test(first)) return listOf(lines, true)
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) }
}

const withParts = (blocks: ContentBlock[], next: TextPart | ContentBlock): ContentBlock[] => {
  if ('type' in next) return [...blocks, next]
  const last = blocks.at(-1)
  if (last?.type !== 'text') return [...blocks, { type: 'text', parts: [next] }]
  return [...blocks.slice(0, -1), { type: 'text', parts: [...last.parts, next] }]
}

/**
 * The blocks of a body written in the demo texts' format: paragraphs, headings, quotes, pictures, and `:::` sections.
 */
export const bodyOf = (text: string, names: ContentNames): ContentBlock[] => {
  let blocks: ContentBlock[] = []
  const parts = text.split(/^(:::[a-z]+[^\n]*\n[\s\S]*?^:::)$/m)
  for (const part of parts) {
    const [, name, said, inside] = /^:::([a-z]+)([^\n]*)\n([\s\S]*?)^:::$/m.exec(part) ?? []
    if (name !== undefined) {
      const lines = (inside ?? '').split('\n').filter((line) => line.trim() !== '')
      blocks = [...blocks, ...directiveOf(name, (said ?? '').trim(), lines, names)]
      continue
    }
    for (const passage of part.split(/\n\s*\n/)) {
      const lines = passage.split('\n').filter((line) => line.trim() !== '')
      if (lines.length > 0) blocks = withParts(blocks, passageOf(lines, names))
    }
  }
  return blocks
}

/** Parses a text file: one section per language, each with a head and a body. */
export const textsOf = (file: string, names: ContentNames): Partial<Record<Language, WrittenText>> => {
  const sections = file.split(/^=== (\w\w)$/m)
  const texts: Partial<Record<Language, WrittenText>> = {}
  for (let at = 1; at < sections.length; at += 2) {
    const [language = '', section = ''] = [sections[at], sections[at + 1]]
    if (!isLanguage(language)) throw new Error(`the demo texts name the language ${language}`)
    const [head = '', ...rest] = section.trim().split(/\n\s*\n/)
    const fields = head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
    })
    texts[language] = { head: Object.fromEntries(fields), body: bodyOf(rest.join('\n\n'), names) }
  }
  return texts
}
