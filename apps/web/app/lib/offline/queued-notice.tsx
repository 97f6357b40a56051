import type { Head } from '@porchlight/offline'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** On an object's page: that a change to it is queued on this device, or waits for its author's decision. */
export const QueuedNotice = ({ heads }: { heads: readonly Head[] }) => {
  const words = useWords(deviceWords)
  const stuck = heads.filter(({ state }) => state === 'refused' || state === 'dropped').length
  if (heads.length === 0) return null
  if (stuck === 0) return <Alert tone="info">{words.waitsHere({ count: heads.length })}</Alert>
  return (
    <Alert>
      {words.signNeedsDecision({ count: stuck })}.{' '}
      <UiLink className="inline-link" href={`${href('/account')}#device`}>
        {words.decide}
      </UiLink>
    </Alert>
  )
}
