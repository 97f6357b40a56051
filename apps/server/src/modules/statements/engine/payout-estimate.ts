import { addDays, type PlainDate } from '@porchlight/contract'

type Stay = { arrive: PlainDate; depart: PlainDate; recognition: 'check_in' | 'each_night' | 'check_out' }

const daysBetween = (from: PlainDate, to: PlainDate): number => {
  let days = 0
  for (let date = from; date < to; date = addDays(date, 1)) days += 1
  return days
}

/**
 * The part of a stay's future money that counts before a day: all of it once it starts or ends, or the nights slept
 * until then. A run on a day pays what counted before it.
 */
export const countsBefore = (
  { arrive, depart, recognition }: Stay,
  amount: number,
  { today, day }: { today: PlainDate; day: PlainDate },
): number => {
  if (recognition === 'check_in') return arrive < day ? amount : 0
  if (recognition === 'check_out') return depart < day ? amount : 0
  const first = arrive > today ? arrive : today
  const left = daysBetween(first, depart)
  const slept = daysBetween(first, day < depart ? day : depart)
  return left === 0 ? amount : Math.floor((amount * slept) / left)
}

type HeldBack = { reason: 'receipt' | 'reserve'; amount: number }

/**
 * The amount held back from a balance: guests' missing payments or the reserve, whichever is more, and never more than
 * the balance.
 */
export const heldBackOf = (
  balance: number,
  { missing, reserve }: { missing: number; reserve: number },
): HeldBack | null => {
  const most = Math.max(missing, reserve)
  const amount = Math.min(most, Math.max(0, balance))
  if (amount <= 0) return null
  return { reason: missing >= reserve ? 'receipt' : 'reserve', amount }
}
