/** A reply without the quoted text, and the quoted text. */
export type SplitText = { text: string; quoted: string }

// Mail programs put one of these lines above a quote, in the user's language.
const attributions: readonly RegExp[] = [
  /^on .{6,200} wrote:?$/i,
  /^am .{6,200} schrieb\b.{0,120}:?$/i,
  /^el .{6,200} escribió:?$/i,
  /^le .{6,200} a écrit\s*:?$/i,
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|mensaje original|message d['’]origine)\s*-{2,}$/i,
  /^_{20,}$/,
]

const header =
  /^(from|von|de|sent|gesendet|enviado|envoyé|to|an|para|à|subject|betreff|asunto|objet|date|datum|fecha)\s*:\s*\S/i

const isAttribution = (line: string, next: string): boolean =>
  attributions.some((pattern) => pattern.test(line)) ||
  // A long address pushes the verb to the next line.
  (/^(on|am|el|le) /i.test(line) && attributions.some((pattern) => pattern.test(`${line} ${next}`)))

/** Outlook quotes below a block of headers, without a quote mark. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean =>
  [0, 1, 2].every((offset) => header.test(lines[at + offset]?.trim() ?? ''))

const isQuote = (line: string): boolean => line.startsWith('>')

/** Every line from here on is a quote. */
const onlyQuotesAfter = (lines: readonly string[], at: number): boolean =>
  lines.slice(at).every((line) => line.trim() === '' || isQuote(line))

const endOf = (lines: readonly string[]): number => {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isQuote(line))
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim()
    if (isAttribution(line, (lines[at + 1] ?? '').trim()) || isHeaderBlock(lines, at)) return at
    if (isQuote(line) && at > last && onlyQuotesAfter(lines, at)) return at
  }
  return lines.length
}

const mostLines = 5000

/**
 * Separates the quoted text from an email. An email that is nothing but a quote keeps it, since someone may have
 * answered between its lines.
 */
export const splitQuoted = (written: string): SplitText => {
  const lines = written.replace(/\r\n?/g, '\n').split('\n')
  const looked = lines.slice(0, mostLines)
  const end = endOf(looked)
  const text = looked.slice(0, end).join('\n').trim()
  const quoted = [...looked.slice(end), ...lines.slice(mostLines)].join('\n').trim()
  return text ? { text, quoted } : { text: quoted, quoted: '' }
}
