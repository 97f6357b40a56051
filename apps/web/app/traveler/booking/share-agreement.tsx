import { shareAgreement } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { api } from '#app/lib/api.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Creates and copies a link to the agreement. */
export const ShareAgreement = ({ bookingId, disabled }: { bookingId: number; disabled: boolean }) => {
  const words = useWords(travelerWords)
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState('')
  const share = async () => {
    setBusy(true)
    const answer = await api(shareAgreement, { params: { id: String(bookingId) } })
    setBusy(false)
    if (!answer.ok) {
      toast({ type: 'danger', title: words.failed, message: answer.error.message })
      return
    }
    const { hash } = answer.results
    const path = href('/terms/booking-us-open/:bookingId/:hash', { bookingId: String(bookingId), hash })
    const made = new URL(path, location.origin).href
    setLink(made)
    // If the browser blocks copying, the link is shown to copy by hand.
    await navigator.clipboard?.writeText(made).then(
      () => toast({ type: 'success', title: words.linkCopied, message: words.linkText }),
      () => {},
    )
  }
  if (link)
    return (
      <a className="inline-link t-small wrap" href={link}>
        {link}
      </a>
    )
  return (
    <Button icon="link" busy={busy} disabled={disabled} onClick={() => void share()}>
      {words.shareAgreement}
    </Button>
  )
}
