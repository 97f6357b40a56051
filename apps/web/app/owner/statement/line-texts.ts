import type { PlainDate } from '@porchlight/contract'
import type { StatementLineWords } from '#app/lib/messages/owner/statement-lines.ts'

type Spoken = {
  words: StatementLineWords
  stayDates: (stay: { arrive: PlainDate; depart: PlainDate }) => string
  date: (date: PlainDate) => string
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dateOf = (day = '', month = '', year = ''): PlainDate =>
  `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`

const parts: Readonly<Record<string, keyof StatementLineWords['parts']>> = {
  'Paid by the guest': 'guest',
  'Still to come from the guest': 'toCome',
  'Co-owners': 'coOwners',
  Agent: 'agent',
  'Paid to the vendor': 'vendor',
  Tax: 'tax',
  'Travel protection': 'protection',
  'Damage waiver': 'waiver',
  Commission: 'commission',
  Cleaning: 'cleaning',
  'Service fee': 'service',
  'Borne by the operator': 'operator',
}

const whys: Readonly<Record<string, Exclude<keyof StatementLineWords['whys'], 'commission'>>> = {
  'the stay is earned': 'earned',
  'what is earned of the stay costs something else now': 'repriced',
  'kept of a canceled stay': 'kept',
  'earned, and not paid by the guest yet': 'unpaid',
  'collected for the authority': 'tax',
  'owed to the provider of the travel protection': 'protection',
  'kept to pay for damage': 'waiver',
  'cleaning and running the house': 'cleaning',
  'service fee': 'service',
  'paid after the stay was earned': 'collected',
}

const bases: readonly [sign: RegExp, basis: keyof StatementLineWords['basis']][] = [
  [/day of check-in/, 'check_in'],
  [/night by night/, 'each_night'],
  [/day of check-out/, 'check_out'],
  [/contract names/, 'mixed'],
]

const stay = /^(\S+) · (\d+) (\w{3})(?: (\d{4}))? to (\d+) (\w{3}) (\d{4}) · (\d+) nights?(?:\. (.+))?$/
const late = /^(?:(.*)\. )?Belongs to (\d+) (\w{3}) (\d{4}); that period is closed\.$/

/**
 * What a statement says of its lines, in the reader’s language. It is recognized by its English: a closed statement keeps
 * its text for ever, and most were closed before there were others. Names, and what people wrote, stay as they are.
 */
export const lineTexts = ({ words, stayDates, date }: Spoken) => {
  const label = (text: string): string => {
    if (text === 'Payout') return words.payout
    if (text === 'Payout sent back by the bank') return words.returned
    const [, kept] = /^Kept of the canceled stay of (.+)$/.exec(text) ?? []
    if (kept) return words.kept({ guest: kept })
    const [, charged] = /^Damage, charged to (.+)$/.exec(text) ?? []
    if (charged) return words.damage({ guest: charged })
    const [, what] = /^Correction: (.+)$/.exec(text) ?? []
    return what ? words.corrected({ what: label(what) }) : text
  }
  const detail = (text: string): string => {
    const [whole, about, day, month, year] = late.exec(text) ?? []
    if (whole)
      return [about && detail(about), words.late({ date: date(dateOf(day, month, year)) })].filter(Boolean).join('. ')
    const found = stay.exec(text)
    if (!found) return text
    const [, number, fromDay, fromMonth, fromYear, toDay, toMonth, toYear, nights] = found
    const dates = { arrive: dateOf(fromDay, fromMonth, fromYear ?? toYear), depart: dateOf(toDay, toMonth, toYear) }
    return [number, stayDates(dates), words.nights({ number: Number(nights) })].join(' · ')
  }
  const part = (text: string): string => {
    const [, authority] = /^Tax, (.+)$/.exec(text) ?? []
    if (authority) return words.taxOf({ authority })
    const known = parts[text]
    return known ? words.parts[known] : text
  }
  const why = (text: string): string => {
    const [, percent, version] = /^(\S+) commission, contract version (\d+)$/.exec(text) ?? []
    if (percent && version) return words.whys.commission({ percent, version })
    const known = whys[text]
    return known ? words.whys[known] : text
  }
  const basis = (text: string): string => {
    const [, known] = bases.find(([sign]) => sign.test(text)) ?? []
    return known ? words.basis[known] : text
  }
  return { label, detail, part, why, basis }
}

const asSaid = (text: string): string => text
/** English is what the server says. */
export const asTheServerSays = { label: asSaid, detail: asSaid, part: asSaid, why: asSaid, basis: asSaid }
