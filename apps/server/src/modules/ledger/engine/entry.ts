import { type Said, textOf } from '@porchlight/wording'
import { type AccountCode, accountOf, type Book, type Dimension, type Side } from './chart.ts'

/** The fee a line comes from, named as in the price the guest agreed to. */
export type LineCharge = { code: string; fee: number | null; label: Said }

/** One entry line: a positive amount in minor units on one side of an account, with its sub-ledger. */
export type EntryLine = {
  account: AccountCode
  side: Side
  amount: number
  /** The entry's currency by default. */
  currency?: string
  /** The entry's home and booking by default. */
  homeId?: number | null
  bookingId?: number | null
  ownerId?: number
  partnerId?: number
  vendorId?: number
  authority?: string
  charge?: LineCharge
  /** The reason for this amount, shown to anyone who opens the line; a string is text a person wrote. */
  why?: Said | string
}

/** A line with every value filled in, as stored; debits positive, credits negative. */
export type JournalLine = { account: AccountCode; currency: string; signed: number; why: Said } & Partial<
  Record<Exclude<Dimension, 'authority'>, number | null>
> & { authority?: string; charge?: LineCharge }

export type EntryDefaults = { currency: string; homeId?: number | null; bookingId?: number | null }

export const journalLine = (line: EntryLine, defaults: EntryDefaults): JournalLine => {
  const { side, amount, why = '', ...rest } = line
  return {
    ...defaults,
    ...rest,
    why: textOf(why),
    currency: line.currency ?? defaults.currency,
    signed: side === 'debit' ? amount : -amount,
  }
}

const present = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const lineFault = (line: JournalLine): string | undefined => {
  const account = accountOf(line.account)
  if (!account) return `there is no account ${line.account}`
  if (!Number.isSafeInteger(line.signed) || line.signed === 0)
    return `${line.account}: ${line.signed} is no amount of whole minor units above zero`
  if (!/^[A-Z]{3}$/.test(line.currency)) return `${line.account}: ${line.currency} is no currency`
  const missing = account.requires.filter((dimension) => !present(line[dimension]))
  return missing.length > 0 ? `${line.account} must name its ${missing.join(' and ')}` : undefined
}

const gapFault = (lines: readonly JournalLine[], currency: string, book: Book): string | undefined => {
  const gap = lines
    .filter((line) => line.currency === currency && accountOf(line.account)?.book === book)
    .reduce((sum, line) => sum + line.signed, 0)
  return gap === 0 ? undefined : `debits and credits of the ${book} book differ by ${gap} ${currency}`
}

/**
 * The error in an entry, or undefined if it can be posted: at least two lines, known accounts with their sub-ledgers
 * named, and debits equal to credits per currency in each book (R44).
 */
export const entryFault = (lines: readonly JournalLine[]): string | undefined => {
  if (lines.length < 2) return 'an entry has at least two lines'
  const faults = lines.map(lineFault).filter((fault) => fault !== undefined)
  if (faults[0]) return faults[0]
  const currencies = new Set(lines.map((line) => line.currency))
  for (const currency of currencies)
    for (const book of ['trust', 'operator'] as const) {
      const fault = gapFault(lines, currency, book)
      if (fault) return fault
    }
  return undefined
}

export const debit = (account: AccountCode, amount: number, of: Partial<EntryLine> = {}): EntryLine => ({
  ...of,
  account,
  side: 'debit',
  amount,
})

export const credit = (account: AccountCode, amount: number, of: Partial<EntryLine> = {}): EntryLine => ({
  ...of,
  account,
  side: 'credit',
  amount,
})

/** Drops zero lines, so that an entry can be written with every possible line. */
export const withoutZeros = (lines: readonly EntryLine[]): EntryLine[] => lines.filter((line) => line.amount !== 0)
