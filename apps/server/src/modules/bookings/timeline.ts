import type { Money, Party, Stay } from '@porchlight/contract'
import { asWritten, listOf, type Param, type Said, said, type WordingCode } from '@porchlight/wording'
import type { Booking, TimelineEntry } from './booking.ts'

/** `6 adults, 2 children, 1 pet`; empty groups are left out. */
export const partyText = ({ adults, children, infants, pets }: Party): Said =>
  listOf(
    said('party.adults', { count: adults }),
    children > 0 ? said('party.children', { count: children }) : undefined,
    infants > 0 ? said('party.infants', { count: infants }) : undefined,
    pets > 0 ? said('party.pets', { count: pets }) : undefined,
  )

/** `Fri, Jul 2, 2027 to Fri, Jul 9, 2027, 2 adults`. */
export const stayText = ({ arrive, depart, party }: Stay & { party: Party }): Said =>
  said('stay.with_party', { from: { day: arrive }, until: { day: depart }, party: partyText(party) })

/** Texts for timeline entries; rows with other names are for programs. */
const texts = {
  hold: [],
  ask: [],
  accept: ['note'],
  decline: ['note'],
  sign: ['name'],
  part_paid: [],
  confirm: [],
  withdraw: [],
  expire: ['was'],
  check_in: [],
  complete: [],
  cancel: ['reason', 'whose'],
  miss: ['reason'],
  change: ['was', 'is'],
  move: ['was', 'is', 'reason'],
  change_asked: ['is', 'until'],
  change_declined: ['is'],
  change_withdrawn: ['is'],
  change_expired: ['is'],
  charge_accepted: ['amount', 'reason'],
  protected: ['amount'],
  charge_canceled: ['amount', 'reason'],
  lines_refunded: ['amount', 'kind', 'reason'],
  damage: ['amount', 'document'],
  waived: ['amount', 'document'],
  paid: ['amount'],
  payment_failed: ['amount'],
  payment_pending: ['amount'],
  payment_returned: ['amount'],
  resold: ['amount'],
  refunded: ['amount'],
  payment_reversed: ['amount', 'reason'],
  tagged: ['tags'],
  untagged: ['tags'],
} as const satisfies Record<string, readonly string[]>

type Noted = keyof typeof texts

/** Entries only the team sees. */
const internal: ReadonlySet<string> = new Set<Noted>(['tagged', 'untagged'])
export const isInternal = ({ what }: TimelineEntry): boolean => internal.has(what)

const isNoted = (what: string): what is Noted => Object.hasOwn(texts, what)

/** For values that a row may omit. */
const absent = 'none'

const noted = ({ detail }: TimelineEntry, name: string, currency: string): Param => {
  const value = detail[name]
  if (name === 'amount') return { amount: Number(value), currency } satisfies Money
  return value === undefined || value === '' ? absent : value
}

/** An event's text, from a timeline row; amounts are in the booking's currency. */
export const timelineText = (row: TimelineEntry, { currency }: Pick<Booking, 'currency'>): Said | '' => {
  // A change to another home states the previous one.
  const what = row.what === 'change' && row.detail.fromHome !== undefined ? 'move' : row.what
  if (!isNoted(what)) return ''
  const code: WordingCode = `timeline.${what}`
  return said(code, Object.fromEntries(texts[what].map((name) => [name, noted(row, name, currency)])))
}

/** Who did it: staff by name, and automatic events as such. */
export const moverForStaff = (row: TimelineEntry, names: ReadonlyMap<number, string>): Said => {
  const name = row.accountId ? names.get(row.accountId) : undefined
  if (name) return asWritten(name)
  return row.by === 'system' ? said('timeline.by.automatic') : moverText(row)
}

/** Who did it, as shown to the guest and the owner. */
export const moverText = ({ by }: TimelineEntry): Said =>
  said(by === 'guest' || by === 'owner' ? `timeline.by.${by}` : 'timeline.by.team')
