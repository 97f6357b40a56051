import { redactText } from './redact.ts'

const mostCharacters = 1_000
const mostLines = 20

/**
 * What someone wrote, as paragraphs for an email: without card numbers, keys, and tokens, and no longer than an email
 * should be. The full text is in the product.
 */
export const quotedText = (text: string): string[] => {
  const lines = redactText(text)
    // Joiners stay: emoji and Persian or Indic words need them. Characters that change text direction do not.
    .replace(/[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
  const quoted: string[] = []
  let left = mostCharacters
  for (const line of lines.slice(0, mostLines)) {
    if (left <= 0) break
    quoted.push(line.length > left ? `${line.slice(0, left).toWellFormed().trimEnd()}…` : line)
    left -= line.length
  }
  const isWhole = left >= 0 && quoted.length === lines.length
  const last = quoted.at(-1) ?? ''
  if (!isWhole && !last.endsWith('…')) quoted[quoted.length - 1] = `${last}…`
  return quoted
}
