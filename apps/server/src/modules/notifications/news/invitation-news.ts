import { friendById } from '#modules/stays'
import { stayNews, toGuest, type Writer } from './booking-news.ts'

/** The guest hears who put themselves on their list, unless they are off it again. */
const joined: Writer<'stay.joined'> = async (ctx, about, { friendId }) => {
  const friend = await friendById(ctx, friendId)
  return friend ? [toGuest(about, { kind: 'friend_joined', friend: `${friend.firstName} ${friend.lastName}` })] : []
}

export const invitationNews = stayNews({ 'stay.joined': joined })
