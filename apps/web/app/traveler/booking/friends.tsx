import { endInvitation, type StayPrepared } from '@porchlight/contract'
import { ConfirmButton, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { MadeLink } from '#app/features/links/made-link.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { JoinedFriends } from './joined-friends.tsx'
import { MakeInvitation } from './make-invitation.tsx'

type Props = { bookingId: number; stay: Pick<StayPrepared, 'plan' | 'invitation'>; timeZone: string }

const ActiveLink = ({ made, timeZone }: { made: NonNullable<StayPrepared['invitation']>; timeZone: string }) => {
  const { moment } = useFormats()
  const words = useWords(friendsWords)
  const since = { moment: moment(made.madeAt, timeZone) }
  return <p className="num">{made.showsAddress ? words.linkActiveAddress(since) : words.linkActive(since)}</p>
}

/** The link that shows the trip to friends, and who joined through it. */
export const Friends = ({ bookingId, stay: { plan, invitation }, timeZone }: Props) => {
  const words = useWords(friendsWords)
  const { failed } = useWords(travelerWords)
  const { revalidate } = useRevalidator()
  const [link, setLink] = useState<string>()
  const stop = async () => {
    const answer = await api(endInvitation, { params: { id: String(bookingId) } })
    if (!answer.ok) {
      toast({ type: 'danger', title: failed, message: answer.error.message })
      return false
    }
    setLink(undefined)
    toast({ type: 'success', message: words.stopped })
    return revalidate()
  }
  const showMade = async (made: string) => {
    setLink(made)
    await revalidate()
  }
  return (
    <section className="trip-block" id="friends">
      <h2>{words.title}</h2>
      <p className="trip-note">{words.lead}</p>
      <JoinedFriends bookingId={bookingId} friends={plan.friends} timeZone={timeZone} />
      {invitation && <ActiveLink made={invitation} timeZone={timeZone} />}
      {invitation && !link && <p className="t-small muted">{words.lost}</p>}
      {invitation && link && <MadeLink link={link} words={words} />}
      <div className="trip-invite">
        <MakeInvitation bookingId={bookingId} invitation={invitation} onMade={showMade} />
        {invitation && (
          <ConfirmButton
            look="quiet"
            words={{
              title: words.stopTitle,
              consequence: words.stopText,
              confirm: words.stop,
              cancel: words.back,
              close: words.close,
            }}
            onConfirm={stop}
          >
            {words.stop}
          </ConfirmButton>
        )}
      </div>
    </section>
  )
}
