import { friendById } from '#modules/stays'
import { stayNews, toGuest, type Writer } from './booking-news.ts'

/** Tells the guest who added themselves to their guest list, unless they were removed again. */
const joined: Writer<'stay.joined'> = async (ctx, about, { friendId }) => {
  const friend = await friendById(ctx, friendId)
  return friend ? [toGuest(about, { kind: 'friend_joined', friend: `${friend.firstName} ${friend.lastName}` })] : []
}

export const invitationNews = stayNews({ 'stay.joined': joined })
