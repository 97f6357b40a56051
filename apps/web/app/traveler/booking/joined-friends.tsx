import { removeFriend, type StayPrepared } from '@porchlight/contract'
import { ConfirmButton, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Friend = StayPrepared['plan']['friends'][number]

const nameOf = ({ firstName, lastName }: Friend): string => `${firstName} ${lastName}`

type Props = { bookingId: number; friends: readonly Friend[]; timeZone: string }

/** Friends who joined the guest list; the guest can remove any of them. */
export const JoinedFriends = ({ bookingId, friends, timeZone }: Props) => {
  const { moment } = useFormats()
  const words = useWords(friendsWords)
  const { failed } = useWords(travelerWords)
  const { revalidate } = useRevalidator()
  const takeOff = async (friend: Friend) => {
    const params = { id: String(bookingId), friendId: String(friend.id) }
    const answer = await api(removeFriend, { params })
    if (!answer.ok) {
      toast({ type: 'danger', title: failed, message: answer.error.message })
      return false
    }
    toast({ type: 'success', message: words.removed({ name: nameOf(friend) }) })
    return revalidate()
  }
  if (friends.length === 0) return null
  return (
    <ul className="trip-joined num">
      {friends.map((friend) => (
        <li key={friend.id}>
          <div>
            <h3>{nameOf(friend)}</h3>
            <p>
              {words.ages[friend.age]}. {words.joinedOn({ moment: moment(friend.joinedAt, timeZone) })}
            </p>
          </div>
          <ConfirmButton
            look="quiet"
            size="small"
            aria-label={words.remove({ name: nameOf(friend) })}
            words={{
              title: words.removeTitle({ name: nameOf(friend) }),
              consequence: words.removeText,
              confirm: words.removeShort,
              cancel: words.back,
              close: words.close,
            }}
            onConfirm={() => takeOff(friend)}
          >
            {words.removeShort}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  )
}
