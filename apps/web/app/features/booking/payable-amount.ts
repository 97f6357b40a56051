import type { Booking, Money } from '@porchlight/contract'

/** What may be paid of a stay that is booked, due or not, without what a bank is paying already; null where nothing may. */
export const payableAmount = ({ status, schedule, total }: Booking): Money | null => {
  if (status !== 'confirmed' && status !== 'checked_in') return null
  const open = schedule.filter(({ state }) => state === 'scheduled' || state === 'due' || state === 'failed')
  const amount = open.reduce((sum, part) => sum + part.amount.amount, 0)
  return amount > 0 ? { ...total, amount } : null
}
