import { defineEvent, id } from '#kernel/events'

export const friendJoined = defineEvent('stay.joined', 'A friend put themselves on a guest list.', {
  bookingId: id,
  friendId: id,
})
