import type { Booking, Money } from '@porchlight/contract'

/** What can be paid for a booked stay, due or not, except what a bank is already paying; null if nothing can. */
export const payableAmount = ({ status, schedule, total }: Booking): Money | null => {
  if (status !== 'confirmed' && status !== 'checked_in') return null
  const open = schedule.filter(({ state }) => state === 'scheduled' || state === 'due' || state === 'failed')
  const amount = open.reduce((sum, part) => sum + part.amount.amount, 0)
  return amount > 0 ? { ...total, amount } : null
}
