import type { BookingStatus, PlainDate } from '@porchlight/contract'

type Part = {
  ordinal: number
  dueOn: PlainDate
  dueAt: Date
  atBooking: boolean
  amount: { amount: number }
  state: 'scheduled' | 'paid' | 'failed' | 'canceled'
}

const isOpen = ({ state }: Part): boolean => state === 'scheduled' || state === 'failed'

/**
 * The installments that should be paid now. Before confirmation, that is what is due at booking, or the first
 * installment if nothing is; later, whatever has come due or failed (R27, R29). A booking that has ended owes nothing
 * more.
 */
export const dueNowOf = <P extends Part>(status: BookingStatus, schedule: readonly P[], now: Date): P[] => {
  const open = schedule.filter(isOpen)
  switch (status) {
    case 'requested':
    case 'awaiting_agreement':
    case 'awaiting_payment': {
      const first = schedule.some((part) => part.atBooking)
        ? schedule.filter((part) => part.atBooking)
        : schedule.filter((part) => part.dueAt.getTime() === schedule[0]?.dueAt.getTime())
      return first.filter(isOpen)
    }
    case 'confirmed':
    case 'checked_in':
    case 'completed':
      return open.filter((part) => part.state === 'failed' || part.dueAt <= now)
    default:
      return []
  }
}

/** Leaves out what a bank is already paying. */
export const payableOf = <P extends { pending: boolean }>(due: readonly P[]): P[] => due.filter((part) => !part.pending)

/** The next installment that isn't due yet. */
export const nextDueOf = <P extends Part>(schedule: readonly P[], now: Date): P | undefined =>
  schedule.find((part) => part.state === 'scheduled' && part.dueAt > now)
