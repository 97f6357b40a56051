import type { Head, Queue } from '@porchlight/offline'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { queue: Queue; head: Head; onClose: () => void }

/** Asks once, in the row, to confirm what discarding means. */
export const DiscardWrite = ({ queue, head, onClose }: Props) => {
  const words = useWords(deviceWords)
  const [busy, setBusy] = useState(false)
  const discard = async () => {
    setBusy(true)
    const outcome = await queue.discard(head.id)
    const message = { busy: words.busy, sent: words.alreadySent, discarded: words.discarded }[outcome]
    toast({ type: outcome === 'busy' ? 'info' : 'success', message })
    setBusy(false)
    onClose()
    // The row disappears, and keyboard focus with it.
    if (outcome !== 'busy') document.getElementById('device-title')?.focus()
  }
  return (
    <section className="device-ask" aria-label={words.discardTitle}>
      <p>{head.state === 'refused' || head.state === 'dropped' ? words.discardRefused : words.discardText}</p>
      <div className="device-acts">
        <Button look="danger" size="small" busy={busy} onClick={() => void discard()}>
          {words.discardNow}
        </Button>
        <Button look="bare" size="small" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </section>
  )
}
