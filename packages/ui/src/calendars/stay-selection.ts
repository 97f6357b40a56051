import { datesFrom, daysBetween } from './calendar-days.ts'

/** A night as the calendar draws it: the night that begins on `date`. */
export type CalendarNight = {
  date: string
  /** May be slept. */
  open: boolean
  /** Short figure for the cell, such as "1,450". */
  price?: string | undefined
  canArrive: boolean
  canDepart: boolean
  /** Nights a stay that arrives here must have. */
  minStay?: number
}

export type StaySelection = { arrive?: string | undefined; depart?: string | undefined }

export type RefusalReason = 'past' | 'taken' | 'no-arrival' | 'no-departure' | 'across-taken' | 'too-short'
export type Refusal = { date: string; reason: RefusalReason; phase: 'arrive' | 'depart'; arrive?: string | undefined }

export type NightLookup = (date: string) => CalendarNight

/** Reads given nights; days outside them are closed. Without any, every day from today on is free. */
export const nightLookup = (nights: readonly CalendarNight[] | undefined): NightLookup => {
  if (!nights) return (date) => ({ date, open: true, canArrive: true, canDepart: true })
  const byDate = new Map(nights.map((night) => [night.date, night]))
  return (date) => byDate.get(date) ?? { date, open: false, canArrive: false, canDepart: false }
}

const arrivalRefused = (night: CalendarNight, today: string): RefusalReason | undefined => {
  if (night.date < today) return 'past'
  if (!night.open) return 'taken'
  return night.canArrive ? undefined : 'no-arrival'
}

/** Why a stay from `arrive` to `depart` cannot be, or undefined. A taken day may be left on: its night is not slept. */
const stayRefused = (
  arrive: string,
  depart: string,
  nightOf: NightLookup,
  today: string,
): RefusalReason | undefined => {
  const first = nightOf(arrive)
  const refused = arrivalRefused(first, today)
  if (refused) return refused
  if (datesFrom(arrive, depart).some((date) => !nightOf(date).open)) return 'across-taken'
  if (!nightOf(depart).canDepart) return 'no-departure'
  return daysBetween(arrive, depart) < (first.minStay ?? 1) ? 'too-short' : undefined
}

/** Whether the next press chooses the arrival or the departure. */
export const phaseOf = ({ arrive, depart }: StaySelection): 'arrive' | 'depart' =>
  arrive && !depart ? 'depart' : 'arrive'

/**
 * What a press on a day does. The first sets the arrival, the second the departure; two days picked backwards are put in
 * order; a press after a full stay begins anew; a stay across taken nights is refused and the arrival kept.
 */
export const pickDay = (
  selection: StaySelection,
  date: string,
  nightOf: NightLookup,
  today: string,
): { selection: StaySelection; refused?: Refusal } => {
  const arrivalHere = arrivalRefused(nightOf(date), today)
  const { arrive } = selection
  if (phaseOf(selection) === 'arrive' || arrive === undefined) {
    return arrivalHere
      ? { selection, refused: { date, reason: arrivalHere, phase: 'arrive' } }
      : { selection: { arrive: date } }
  }
  if (date === arrive) return { selection }
  const [from, to] = date < arrive ? [date, arrive] : [arrive, date]
  const refused = stayRefused(from, to, nightOf, today)
  if (!refused) return { selection: { arrive: from, depart: to } }
  if (date < arrive && !arrivalHere) return { selection: { arrive: date } }
  return { selection: { arrive }, refused: { date, reason: refused, phase: 'depart', arrive } }
}

/** The nights to light while a day is looked at: those of the stay it would make. */
export const previewOf = (
  selection: StaySelection,
  hovered: string | undefined,
  nightOf: NightLookup,
  today: string,
): StaySelection => {
  if (hovered === undefined || phaseOf(selection) === 'arrive') return selection
  const { selection: would } = pickDay(selection, hovered, nightOf, today)
  return would.depart ? would : selection
}
