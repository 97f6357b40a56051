import {
  isEarned,
  isOwnersCost,
  type Money,
  nightsOf,
  type OwnerFigureKind,
  type OwnerFigureMove,
  ownerFigureKind,
  type PlainDate,
  type StatementLineData,
  splitByWeight,
} from '@porchlight/contract'
import { asWritten, dotted, type Said, said } from '@porchlight/wording'
import type { Entry } from '#modules/ledger'
import { partCodes } from './words.ts'

type MoneyLine = { code: string; fee: number | null; label: Said; amount: number; why: Said }

/** A statement's details about a stay. */
export type StayNote = {
  number: string
  guest: string
  arrive: PlainDate
  depart: PlainDate
  /** Earned night by night, so a period includes only the nights within it (R49). */
  byNight: boolean
  /** The owner's money as on the booking, line by line: rent, their fees, commission, deductions, co-owners. */
  money: readonly MoneyLine[]
}

export type Source = {
  ownerId: number
  /** For one home only. */
  homeId?: number | undefined
  currency: string
  /** The first day of the period. */
  from: PlainDate
  entries: readonly Entry[]
  moves: ReadonlyMap<number, OwnerFigureMove>
  stays: ReadonlyMap<number, StayNote>
  homeNames: ReadonlyMap<number, string>
  /** Names of tax authorities by their keys in the journal. */
  authorityNames: ReadonlyMap<string, string>
}

const authorityName = ({ authorityNames }: Source, key: string): string => authorityNames.get(key) ?? key

type JournalLine = Entry['lines'][number]

const isOwn = (source: Source, line: JournalLine): boolean =>
  line.account === 'payable:owner' && line.ownerId === source.ownerId && line.currency === source.currency

/** The owner's lines, for a home the statement covers. */
const isIncluded = (source: Source, line: JournalLine): boolean =>
  isOwn(source, line) && (source.homeId === undefined || line.homeId === source.homeId)

/** Accounts cash passes through, which are not parts of their own. */
const inPassing = new Set([
  'cash:trust',
  'cash:operating',
  'payable:operator',
  'receivable:trust',
  'processor:clearing',
  'cash:received',
  'payable:in-transit',
])

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const partLabel = (source: Source, line: JournalLine | undefined): Said => {
  if (line?.charge) return line.charge.label
  if (line?.authority) return said('statement.part.tax_of', { authority: authorityName(source, line.authority) })
  const code = partCodes[line?.account ?? '']
  return code ? said(code) : asWritten(line?.account ?? '')
}

/** From what the guest paid to what is the owner's: what the entries' other lines took, summed by account. */
const partsOf = (source: Source, entries: readonly Entry[]): StatementLineData['parts'] => {
  const others = entries
    .flatMap((entry) => entry.lines)
    .filter((line) => !isOwn(source, line) && !inPassing.has(line.account) && line.currency === source.currency)
  const named = Map.groupBy(others, ({ account, authority = '', charge }) =>
    [account, authority, charge && `${charge.code} ${charge.fee} ${JSON.stringify(charge.label)}`].join(' '),
  )
  return [...named.values()]
    .map((lines) => {
      const [first] = lines
      return {
        code: first?.charge?.code ?? first?.authority ?? first?.account ?? '',
        fee: first?.charge?.fee ?? null,
        label: partLabel(source, first),
        amount: { amount: sum(lines.map(({ signed }) => signed)), currency: source.currency },
        why: first?.why ?? asWritten(''),
      }
    })
    .filter(({ amount }) => amount.amount !== 0)
}

type Part = StatementLineData['parts'][number]

/** The commission with its percent and rule, as on the booking. */
const withRule = (part: Part, money: StayNote['money']): Part => {
  const rule = money.find(({ code }) => code === 'commission')
  return rule && part.code === 'income:commission' ? { ...part, label: rule.label, why: rule.why } : part
}

/** For a stay that is no longer distributed. */
const rentLine: MoneyLine = {
  code: 'rent',
  fee: null,
  label: said('owner.rent'),
  amount: 1,
  why: said('owner.rent_why'),
}

/** Lines of an owner's money that aren't what the home earned. */
const besideRent = new Set(['co_owners', 'refund_split'])

/** Rent, and each of the owner's fees: the home's earnings in the journal before it deducts the owner's costs. */
const earnsOf = (parts: readonly Part[], money: StayNote['money']): StatementLineData['earns'] => {
  const whole = sum(parts.map((part) => (isOwnersCost(part) ? 0 : part.amount.amount)))
  const currency = parts[0]?.amount.currency
  if (whole === 0 || currency === undefined) return []
  const earned = money.filter(({ code, amount }) => amount > 0 && !besideRent.has(code))
  const lines = earned.length > 0 ? earned : [rentLine]
  const amounts = splitByWeight(
    whole,
    lines.map(({ amount }) => amount),
  )
  return lines
    .map((line, at) => ({ ...line, amount: { amount: amounts[at] ?? 0, currency } }))
    .filter(({ amount }) => amount.amount !== 0)
}

const accountLabel = (source: Source, line: JournalLine): string => {
  if (line.account === 'payable:tax') return `${line.account} · ${authorityName(source, line.authority ?? '')}`
  if (line.account !== 'payable:owner') return line.account
  const name = source.homeNames.get(line.homeId ?? 0) ?? ''
  return `${line.account} · ${isOwn(source, line) ? name : 'co-owner'}`
}

const sideOf = (line: JournalLine, side: 1 | -1): Money | null =>
  Math.sign(line.signed) === side ? { amount: Math.abs(line.signed), currency: line.currency } : null

const entryView = (source: Source, entry: Entry): StatementLineData['entries'][number] => ({
  id: entry.id,
  postedAt: entry.postedAt.toISOString(),
  purpose: entry.purpose,
  document: entry.document,
  lines: entry.lines.map((line) => ({
    account: accountLabel(source, line),
    debit: sideOf(line, 1),
    credit: sideOf(line, -1),
  })),
})

type Group = { key: string; kind: OwnerFigureKind; homeId: number; bookingId: number | null; entries: Entry[] }

const ownHomes = (source: Source, entry: Entry): number[] => [
  ...new Set(entry.lines.filter((line) => isIncluded(source, line)).map((line) => line.homeId ?? 0)),
]

/** What a guest pays for damage, in the period in which it was settled. */
const isDamage = (source: Source, { purpose, occurredOn }: Entry): boolean =>
  purpose === 'damage' && occurredOn >= source.from

/** A refund whose cost was divided differently: `refund-split:<refund>:<posting>`. */
const dividedRefund = ({ purpose, source }: Entry): string | undefined =>
  purpose === 'refund-split' ? source.split(':')[1] : undefined

const keyOf = (source: Source, entry: Entry, kind: OwnerFigureKind, homeId: number): string => {
  if (entry.bookingId === null) return `${kind}-${homeId}-e${entry.id}`
  const refund = dividedRefund(entry)
  if (refund) return `${kind}-${homeId}-b${entry.bookingId}-r${refund}`
  return `${kind}-${homeId}-b${entry.bookingId}${isDamage(source, entry) ? '-damage' : ''}`
}

/** One line per stay and home, one for its damage, one per refund divided differently, one per payout, and one per anything else. */
const groupsOf = (source: Source): Group[] => {
  const groups = new Map<string, Group>()
  for (const entry of source.entries) {
    const move = source.moves.get(entry.id)
    if (!move) continue
    const kind = ownerFigureKind(move, source.from)
    for (const homeId of kind === 'payout' ? [0] : ownHomes(source, entry)) {
      const key = keyOf(source, entry, kind, homeId)
      const group = groups.get(key) ?? { key, kind, homeId, bookingId: entry.bookingId, entries: [] }
      group.entries.push(entry)
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

const ownLines = (source: Source, { kind, homeId, entries }: Group): JournalLine[] =>
  entries
    .flatMap((entry) => entry.lines)
    .filter((line) => isIncluded(source, line) && (kind === 'payout' || line.homeId === homeId))

const labelOf = (source: Source, { kind, bookingId, entries }: Group): Said => {
  if (kind === 'payout') return said(entries[0]?.reverses ? 'statement.payout_returned' : 'statement.payout')
  const guest = source.stays.get(bookingId ?? 0)?.guest
  const document = entries[0]?.document ?? asWritten('')
  if (guest && entries.every((entry) => isDamage(source, entry))) return said('statement.damage', { guest })
  if (entries[0]?.purpose === 'owner-payment') return document
  if (entries[0] && dividedRefund(entries[0])) return said('statement.adjusted', { what: document })
  if (kind === 'adjustment') return said('statement.adjusted', { what: guest ?? document })
  if (!guest) return document
  return kind === 'fee' ? said('statement.retained', { guest }) : asWritten(guest)
}

const detailOf = (source: Source, { kind, bookingId, entries }: Group): Said => {
  const [first] = entries
  const stay = source.stays.get(bookingId ?? 0)
  const late = first && kind === 'adjustment' && first.occurredOn < source.from
  const about = stay
    ? said('statement.stay', {
        number: stay.number,
        stay: { from: stay.arrive, to: stay.depart },
        nights: nightsOf(stay),
      })
    : (first?.document ?? asWritten(''))
  return late ? dotted(about, said('statement.late', { day: { day: first.occurredOn } })) : about
}

/** Nights are named in their source; a price that changed meanwhile is earned without one. */
const isNight = ({ purpose, source }: Entry): boolean => purpose === 'recognition' && source.includes(':night:')

/** A stay's nights are listed where they are earned, not again when the price changes in a later period. */
const isOnlyRepriced = (entries: readonly Entry[]): boolean => {
  const earned = entries.filter(({ purpose }) => purpose === 'recognition')
  return earned.length > 0 && earned.every(({ source }) => source.includes(':terms:'))
}

const nightsOfLine = (source: Source, { kind, bookingId, entries }: Group): number | null => {
  const stay = source.stays.get(bookingId ?? 0)
  if (kind !== 'stay' || !stay) return null
  if (stay.byNight) return entries.filter(isNight).length
  return isOnlyRepriced(entries) ? null : nightsOf(stay)
}

const hasParts = new Set<OwnerFigureKind>(['stay', 'fee', 'adjustment'])

/** Bills of jobs name both in their source. */
const jobOf = ({ entries }: Group): { jobId?: number } => {
  const [, job] = /^job:(\d+):bill:\d+$/.exec(entries[0]?.source ?? '') ?? []
  return job ? { jobId: Number(job) } : {}
}

/** How a guest's payment was divided, and what part of it the home earned. */
const breakdownOf = (
  source: Source,
  { kind, bookingId, entries }: Group,
): Pick<StatementLineData, 'parts' | 'earns'> => {
  if (!hasParts.has(kind)) return { parts: [] }
  const parts = partsOf(source, entries)
  const stay = source.stays.get(bookingId ?? 0)
  if (!stay || !isEarned(kind)) return { parts }
  return { parts: parts.map((part) => withRule(part, stay.money)), earns: earnsOf(parts, stay.money) }
}

const lineOf = (source: Source, group: Group): StatementLineData => {
  const own = ownLines(source, group)
  const label = labelOf(source, group)
  return {
    id: group.key,
    on: group.entries[0]?.dated ?? source.from,
    kind: group.kind,
    code: label.code,
    label,
    detail: detailOf(source, group),
    bookingId: group.bookingId,
    ...jobOf(group),
    nights: nightsOfLine(source, group),
    amount: { amount: -sum(own.map(({ signed }) => signed)) || 0, currency: source.currency },
    ...breakdownOf(source, group),
    entries: group.entries.map((entry) => entryView(source, entry)),
  }
}

export type HomeLine = StatementLineData & { homeId: number }

/** The lines of a period, by date; payouts belong to no home (`homeId` 0). */
export const linesOf = (source: Source): HomeLine[] =>
  groupsOf(source)
    .map((group) => ({ ...lineOf(source, group), homeId: group.homeId }))
    .sort((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
