import type { SharedTrip } from '@porchlight/contract'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { JoinForm } from './join-form.tsx'

type JoinProps = {
  token: string
  trip: SharedTrip
  /** Whether this device already added a name. */
  another: boolean
  onChange: () => Promise<void>
}

/** Open spots, and the form to take one. */
export const Join = ({ token, trip, another, onChange }: JoinProps) => {
  const words = useWords(friendsWords)
  const { host, places } = trip
  const isFull = places.adult + places.child === 0
  return (
    <section className="trip-block">
      <h2>{another ? words.more : words.join}</h2>
      <p className="trip-note">
        {isFull ? words.full({ host }) : another ? words.moreText({ host }) : words.joinText({ host })}
      </p>
      {!isFull && (
        <>
          <p className="trip-places num">
            {[
              places.adult > 0 && words.freeAdults({ number: places.adult }),
              places.child > 0 && words.freeChildren({ number: places.child }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <JoinForm key={trip.coming.length} token={token} places={places} onJoined={onChange} />
        </>
      )}
    </section>
  )
}
