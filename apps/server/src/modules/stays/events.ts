import { defineEvent, id } from '#kernel/events'

export const friendJoined = defineEvent('stay.joined', 'A friend joined a guest list.', {
  bookingId: id,
  friendId: id,
})
