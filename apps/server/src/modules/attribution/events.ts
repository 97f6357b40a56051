import { defineEvent, id } from '#kernel/events'

export const conflictOpened = defineEvent(
  'attribution.conflict_opened',
  'Several partners brought the guest of a booking, or one claims it; staff decide.',
  { bookingId: id },
)
