import { tokenOf } from './sandbox-cards.ts'

/** Card form. Only a token leaves the page. */
export type CardForm = { number: string; name: string; expires: string; code: string; zip: string }
export const emptyCard: CardForm = { number: '', name: '', expires: '', code: '', zip: '' }

export type CardProblem = 'required' | 'short' | 'unknown' | 'expiry' | 'past' | 'code' | 'zip'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** "4242424242" → "4242 4242 42", while it is typed. */
export const groupedNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** "0929" → "09 / 29", while it is typed; a single digit above 1 is taken as its month. */
export const groupedExpiry = (text: string, before: string): string => {
  const digits = digitsOf(text)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const erasing = text.length < before.length
  if (padded.length < 2 || (padded.length === 2 && erasing)) return erasing ? digits : padded
  return `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`
}

const expiryProblem = (text: string, now: Date): CardProblem | undefined => {
  const [, month, year] = /^(\d{2}) ?\/ ?(\d{2})$/.exec(text.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'expiry'
  // Valid until the last day of its month, in any time zone.
  return Date.UTC(2000 + Number(year), Number(month), 2) <= now.getTime() ? 'past' : undefined
}

const numberProblem = (number: string): CardProblem | undefined => {
  if (number.trim() === '') return 'required'
  if (digitsOf(number).length < 15) return 'short'
  return tokenOf(number) ? undefined : 'unknown'
}

/** A ZIP code, or a postal code of another country. */
const isBillingZip = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(text.trim())

/** Errors by field. */
export const cardProblems = (card: CardForm, now: Date): Partial<Record<keyof CardForm, CardProblem>> => {
  const number = numberProblem(card.number)
  const expires = expiryProblem(card.expires, now)
  return {
    ...(number && { number }),
    ...(card.name.trim() === '' && { name: 'required' as const }),
    ...(expires && { expires }),
    ...(!/^\d{3,4}$/.test(card.code) && { code: 'code' as const }),
    ...(!isBillingZip(card.zip) && { zip: 'zip' as const }),
  }
}
