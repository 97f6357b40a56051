import { Icon, UiLink } from '@porchlight/ui'
import './waiting-sign.css'
import { href } from 'react-router'
import { deviceWords } from '#app/lib/messages/me/device.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useHeads, useQueue } from './use-queue.ts'

/** For the top of a page: that something is queued on this device, or needs a decision. Nothing if there is nothing. */
export const WaitingSign = () => {
  const words = useWords(deviceWords)
  const heads = useHeads(useQueue())
  const waiting = heads.filter(({ state }) => state === 'pending' || state === 'processing').length
  const stuck = heads.filter(({ state }) => state === 'refused' || state === 'dropped').length
  if (waiting + stuck === 0) return null
  const text = stuck > 0 ? words.signNeedsDecision({ count: stuck }) : words.sign({ count: waiting })
  return (
    <UiLink
      className="waiting-sign"
      href={`${href('/account')}#device`}
      aria-label={text}
      title={text}
      data-stuck={stuck > 0 || undefined}
    >
      <Icon name={stuck > 0 ? 'alert' : 'clock'} size={18} />
      <span className="num" aria-hidden="true">
        {stuck || waiting}
      </span>
    </UiLink>
  )
}
