import { nightsOf, type PlainDate } from '@porchlight/contract'

/** How a template's documents are signed. */
export type SigningRules = { everyOwner: boolean; countersigned: boolean; validMonths: number | null }
export type Signature = { side: 'owner' | 'operator'; signed: boolean }

/** Whose signature is needed next: the owners' first, then the operator's; null once it is signed. */
export const awaits = (
  { everyOwner, countersigned }: Pick<SigningRules, 'everyOwner' | 'countersigned'>,
  signatures: readonly Signature[],
): 'owners' | 'operator' | null => {
  const owners = signatures.filter(({ side }) => side === 'owner')
  const given = owners.filter(({ signed }) => signed).length
  if (everyOwner ? given < owners.length || given === 0 : given === 0) return 'owners'
  return countersigned && !signatures.some(({ side, signed }) => side === 'operator' && signed) ? 'operator' : null
}

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** Adds calendar months to a day; returns the last day of the month if that day doesn't exist. */
export const monthsAfter = (day: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const then = new Date(Date.UTC(year, month - 1 + months, 1))
  then.setUTCDate(Math.min(date, lastDay(then.getUTCFullYear(), then.getUTCMonth())))
  return then.toISOString().slice(0, 10)
}

/** The day an agreed contract takes effect: not before it is signed. */
export const holdsFrom = (validFrom: PlainDate, signedOn: PlainDate): PlainDate =>
  validFrom > signedOn ? validFrom : signedOn

type Dated = { homeId: number; series: string; expiresOn: PlainDate }

/** Whether another document of the same series (its kind or template) and home is valid longer. */
export const replacedBy = (one: Dated, other: Dated): boolean =>
  one.homeId === other.homeId && one.series === other.series && other.expiresOn > one.expiresOn

/** How many days before an expiry the owners are emailed. */
export const reminderDays = [60, 30, 7, 0] as const

/** The reminder that is due: the latest one reached; none before the first, and none long after the end. */
export const reminderDue = (expiresOn: PlainDate, today: PlainDate): number | undefined => {
  if (today > expiresOn) return undefined
  const left = nightsOf({ arrive: today, depart: expiresOn })
  return reminderDays.filter((days) => left <= days).at(-1)
}

/** The minimum hours between two emails to the same person. */
export const askingHours = 12

export const mayAsk = (requestedAt: Date | null, now: Date): boolean =>
  requestedAt === null || now.getTime() - requestedAt.getTime() >= askingHours * 3_600_000
