import { isBankName, type PlainDate } from '@porchlight/contract'
import { inLatin } from '#kernel/latin'

/** The sender and its bank: what the bank agreed with the company. */
export type Originator = {
  /** The company's name as payees read it; 16 characters are shown. */
  company: string
  /** Ten characters: mostly 1 and the employer number. */
  companyId: string
  /** Nine digits. */
  bankRouting: string
  bankName: string
}

export type BankEntry = {
  /** The payout's id; appears in the payee's own bank statement. */
  id: string
  name: string
  routing: string
  account: string
  accountType: 'checking' | 'savings'
  /** A company's account is credited with a CCD entry, a person's with a PPD entry. */
  isCompany: boolean
  /** In cents. */
  amount: number
}

export type BankFile = {
  originator: Originator
  entries: readonly BankEntry[]
  /** When it was made, by the bank's clock. */
  madeOn: PlainDate
  /** HHMM. */
  madeAt: string
  effectiveOn: PlainDate
  /** Tells files of one day apart; 0 to 35. */
  serial: number
}

const recordLength = 94
const blockingFactor = 10

/**
 * What ACH records can hold: capitals, digits, and a few symbols. Letters lose their accents, and apostrophes are
 * dropped.
 */
const plain = (text: string): string =>
  inLatin(text.replace(/\p{Extended_Pictographic}/gu, ' '))
    .replace(/['`]/g, '')
    .replace(/[^A-Za-z0-9 &.,/()#@$%*+:;=?!_-]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .toUpperCase()

const left = (text: string, width: number): string => plain(text).slice(0, width).padEnd(width)

const nameWidth = 22

/**
 * A payee's name as the file writes it. Only Latin names have one: we can't guess how a bank spells another, and its
 * account would not be found.
 */
export const bankName = (name: string): string | undefined => {
  const written = isBankName(name) ? plain(name).slice(0, nameWidth).trim() : ''
  return /[A-Z0-9]/.test(written) ? written : undefined
}

/** @throws RangeError for a name the file cannot write */
const nameField = (name: string): string => {
  const written = bankName(name)
  if (written === undefined) throw new RangeError('an account holder whose name has Latin letters')
  return written.padEnd(nameWidth)
}

/** @throws RangeError when a number needs more digits than the field has */
const digits = (number: number, width: number): string => {
  const text = String(number)
  if (!/^\d+$/.test(text) || text.length > width) throw new RangeError(`${text} does not fit into ${width} digits`)
  return text.padStart(width, '0')
}

const shortDate = (date: PlainDate): string => date.slice(2).replaceAll('-', '')

const record = (parts: readonly string[]): string => {
  const line = parts.join('')
  if (line.length !== recordLength) throw new RangeError(`a record of ${line.length} signs`)
  return line
}

/** The last ten digits of the sum of the banks' first eight digits. */
const hashOf = (entries: readonly BankEntry[]): string =>
  digits(entries.reduce((sum, { routing }) => sum + Number(routing.slice(0, 8)), 0) % 10_000_000_000, 10)

const totalOf = (entries: readonly BankEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

const header = ({ originator, madeOn, madeAt, serial }: BankFile): string =>
  record([
    '1',
    '01',
    ` ${originator.bankRouting}`,
    left(originator.companyId, 10),
    shortDate(madeOn),
    madeAt,
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[serial % 36] as string,
    '094',
    '10',
    '1',
    left(originator.bankName, 23),
    left(originator.company, 23),
    left('', 8),
  ])

const creditsOnly = '220'

const transactionCodes = { checking: '22', savings: '32' } as const

/** @throws RangeError for an account number ACH cannot hold */
const accountField = (account: string): string => {
  if (!/^[A-Z0-9-]{1,17}$/i.test(account)) throw new RangeError('an account number of 1 to 17 letters and digits')
  return account.padEnd(17)
}

const detail = ({ bankRouting }: Originator, entry: BankEntry, trace: number): string =>
  record([
    '6',
    transactionCodes[entry.accountType],
    entry.routing,
    accountField(entry.account),
    digits(entry.amount, 10),
    left(entry.id, 15),
    nameField(entry.name),
    '  ',
    '0',
    bankRouting.slice(0, 8),
    digits(trace, 7),
  ])

type Batch = { number: number; firstTrace: number; entries: readonly BankEntry[]; kind: 'PPD' | 'CCD' }

const batchLines = ({ originator, effectiveOn }: BankFile, { number, firstTrace, entries, kind }: Batch): string[] => {
  const bank = originator.bankRouting.slice(0, 8)
  return [
    record([
      '5',
      creditsOnly,
      left(originator.company, 16),
      left('', 20),
      left(originator.companyId, 10),
      kind,
      left('OWNER PAY', 10),
      shortDate(effectiveOn),
      shortDate(effectiveOn),
      '   ',
      '1',
      bank,
      digits(number, 7),
    ]),
    ...entries.map((entry, index) => detail(originator, entry, firstTrace + index)),
    record([
      '8',
      creditsOnly,
      digits(entries.length, 6),
      hashOf(entries),
      digits(0, 12),
      digits(totalOf(entries), 12),
      left(originator.companyId, 10),
      left('', 19),
      left('', 6),
      bank,
      digits(number, 7),
    ]),
  ]
}

const batchesOf = (entries: readonly BankEntry[]): Batch[] => {
  const people = entries.filter(({ isCompany }) => !isCompany)
  const companies = entries.filter(({ isCompany }) => isCompany)
  return [
    { kind: 'PPD' as const, entries: people, firstTrace: 1 },
    { kind: 'CCD' as const, entries: companies, firstTrace: people.length + 1 },
  ]
    .filter((batch) => batch.entries.length > 0)
    .map((batch, index) => ({ ...batch, number: index + 1 }))
}

/**
 * A credit file for the bank, by Nacha's ACH rules: 94-character records, filled up to blocks of ten with nines.
 * People's accounts form one batch (PPD), companies' another (CCD). The same run always yields the same file.
 * @throws RangeError when something does not fit the format
 */
export const nachaFile = (file: BankFile): string => {
  const { entries } = file
  const batches = batchesOf(entries)
  const lines = [header(file), ...batches.flatMap((batch) => batchLines(file, batch))]
  const blocks = Math.ceil((lines.length + 1) / blockingFactor)
  lines.push(
    record([
      '9',
      digits(batches.length, 6),
      digits(blocks, 6),
      digits(entries.length, 8),
      hashOf(entries),
      digits(0, 12),
      digits(totalOf(entries), 12),
      left('', 39),
    ]),
  )
  while (lines.length < blocks * blockingFactor) lines.push('9'.repeat(recordLength))
  return `${lines.join('\r\n')}\r\n`
}
