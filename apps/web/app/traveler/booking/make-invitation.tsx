import { inviteFriends, type StayPrepared } from '@porchlight/contract'
import { Button, Checkbox, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { friendsWords } from '#app/lib/messages/traveler/friends.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { newSecret } from '#app/lib/secret.ts'

type Props = {
  bookingId: number
  /** The active link; a new one replaces it. */
  invitation: StayPrepared['invitation']
  onMade: (link: string) => Promise<void>
}

/** Creates the link in the guest's browser: the server stores only its hash. */
export const MakeInvitation = ({ bookingId, invitation, onMade }: Props) => {
  const words = useWords(friendsWords)
  const { failed } = useWords(travelerWords)
  const [busy, setBusy] = useState(false)
  const [showsAddress, setShowsAddress] = useState(invitation?.showsAddress ?? false)
  const make = async () => {
    setBusy(true)
    const secret = newSecret()
    const answer = await api(inviteFriends, { params: { id: String(bookingId) }, body: { secret, showsAddress } })
    if (answer.ok) await onMade(new URL(href('/travelers/invitations/:hash', { hash: secret }), location.origin).href)
    else toast({ type: 'danger', title: failed, message: answer.error.message })
    setBusy(false)
  }
  return (
    <>
      <Checkbox label={words.showsAddress} hint={words.never} checked={showsAddress} onChange={setShowsAddress} />
      <Button icon="link" busy={busy} onClick={() => void make()}>
        {invitation ? words.again : words.make}
      </Button>
    </>
  )
}
