import { escaped, hasWords, inTheGapOf, isRich, unescaped } from './plain.ts'

/**
 * Providers get neither markup nor placeholders. As in XLIFF, an element of the text is sent as `<g id="0">…</g>`, and
 * what must not change (a line break, `{name}`, an address) as `<x id="1"></x>`; everything else is escaped text.
 */
type Mark = { open: string; close: string | null; parent: number | null }
export type Marked = { fragment: string; marks: readonly Mark[]; rich: boolean }

type Piece = { kind: 'text'; text: string } | { kind: 'open' | 'close' | 'keep'; text: string; name: string }

/** `{name}`, `{{name}}`, `%{name}`, `%1$s`, `%s`, web and email addresses. */
const storedAsTheyAre =
  /\{\{[^{}]*\}\}|%?\{[^{}]*\}|%(?:\d+\$)?[sd]|https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+\.[\w.-]*\w/g

const single = new Set(['br'])

const stored = (text: string): Piece => ({ kind: 'keep', name: '', text })

const withStored = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(storedAsTheyAre)) {
    pieces.push({ kind: 'text', text: text.slice(end, match.index) }, stored(match[0]))
    end = match.index + match[0].length
  }
  return [...pieces, { kind: 'text' as const, text: text.slice(end) }].filter(({ text }) => text !== '')
}

const tagPiece = (text: string): Piece => {
  const name = /^<\/?([a-z\d]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  if (single.has(name)) return { kind: 'keep', name, text }
  return { kind: text.startsWith('</') ? 'close' : 'open', name, text }
}

/** The text in order. HTML must have been sanitized: then no tag contains `>`, and every element is closed. */
const piecesOf = (source: string): Piece[] =>
  isRich(source)
    ? source.split(/(<[^>]*>)/).flatMap((part) => (part.startsWith('<') ? [tagPiece(part)] : withStored(part)))
    : withStored(source)

const fragmentText = (text: string, rich: boolean): string => escaped(rich ? unescaped(text) : text)

/** A text ready to send. */
export const marked = (source: string): Marked => {
  const rich = isRich(source)
  const marks: Mark[] = []
  const around: number[] = []
  const mark = (open: string, close: string | null): number =>
    marks.push({ open, close, parent: around.at(-1) ?? null }) - 1
  const fragment = piecesOf(source).map((piece) => {
    if (piece.kind === 'text') return fragmentText(piece.text, rich)
    if (piece.kind === 'keep') return `<x id="${mark(piece.text, null)}"></x>`
    if (piece.kind === 'close') return around.pop() === undefined ? '' : '</g>'
    const id = mark(piece.text, `</${piece.name}>`)
    around.push(id)
    return `<g id="${id}">`
  })
  return { fragment: fragment.join(''), marks, rich }
}

const returned = /<(g|x)\s+id=["'](\d+)["']\s*(\/?)>|<\/(g|x)\s*>/g

const outside = (text: string, rich: boolean): string => {
  const said = unescaped(text)
  return rich ? escaped(said).replaceAll('\u00a0', '&nbsp;') : said
}

/** The translation with its marks restored; null if one is lost, duplicated, or in a different element than before. */
export const unmarked = (translated: string, { marks, rich }: Marked): string | null => {
  const seen = new Set<number>()
  const around: { id: number; kind: 'g' | 'x' }[] = []
  const out: string[] = []
  let end = 0
  const take = (text: string): boolean => {
    if (text.includes('<') || (around.at(-1)?.kind === 'x' && text.trim() !== '')) return false
    out.push(outside(text, rich))
    return true
  }
  for (const match of translated.matchAll(returned)) {
    if (!take(translated.slice(end, match.index))) return null
    end = match.index + match[0].length
    const [, opens, digits, closed, closes] = match
    if (closes) {
      const last = around.pop()
      if (last?.kind !== closes) return null
      out.push(marks[last.id]?.close ?? '')
      continue
    }
    const id = Number(digits)
    const mark = marks[id]
    const fits = mark && (mark.close === null) === (opens === 'x') && mark.parent === (around.at(-1)?.id ?? null)
    if (!fits || seen.has(id)) return null
    seen.add(id)
    out.push(mark.open)
    if (closed) out.push(mark.close ?? '')
    else around.push({ id, kind: mark.close === null ? 'x' : 'g' })
  }
  if (!take(translated.slice(end)) || around.length > 0 || seen.size !== marks.length) return null
  const text = out.join('')
  return !rich && isRich(text) ? null : text
}

/** Only the text between the marks, for providers that lose marks: what to send, and how to insert the answers. */
export const piecemeal = (
  source: string,
): { fragments: string[]; whole: (translated: readonly string[]) => string } => {
  const rich = isRich(source)
  const pieces = piecesOf(source).map((piece) => ({
    ...piece,
    sent: piece.kind === 'text' && hasWords(rich ? unescaped(piece.text) : piece.text),
  }))
  return {
    fragments: pieces.filter(({ sent }) => sent).map(({ text }) => fragmentText(text.trim(), rich)),
    whole: (translated) => {
      let next = 0
      return pieces
        .map(({ text, sent }) => (sent ? inTheGapOf(text, outside(translated[next++] ?? '', rich)) : text))
        .join('')
    },
  }
}
