import { leaveTrip, type SharedTrip } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type FriendKeys, removeFriendKey } from './friend-keys.ts'

type Props = { token: string; coming: SharedTrip['coming']; keys: FriendKeys; onChange: () => Promise<void> }

/** The guest list. Names added on this device can be removed on it. */
export const GuestList = ({ token, coming, keys, onChange }: Props) => {
  const words = useWords(friendsWords)
  const { failed } = useWords(travelerWords)
  const [leaving, setLeaving] = useState<number>()
  const leave = async (id: number, key: string) => {
    setLeaving(id)
    const answer = await api(leaveTrip, { params: { token, friendId: String(id) }, body: { key } })
    if (answer.ok) {
      removeFriendKey(id)
      toast({ type: 'success', message: words.left })
      await onChange()
    } else toast({ type: 'danger', title: failed, message: answer.error.message })
    setLeaving(undefined)
  }
  if (coming.length === 0) return <p className="muted">{words.nobody}</p>
  return (
    <ul className="trip-joined">
      {coming.map(({ id, firstName, age }, at) => {
        const key = id === null ? undefined : keys[id]
        return (
          <li key={id ?? `${at} ${firstName}`}>
            <div>
              <h3>{firstName}</h3>
              <p>{key ? `${words.ages[age]}, ${words.you}` : words.ages[age]}</p>
            </div>
            {id !== null && key && (
              <Button size="small" busy={leaving === id} onClick={() => void leave(id, key)}>
                {words.leave}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
