import './agreement-text.css'
import { classNames } from '@porchlight/ui'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  title: string
  /** Made by the server from its own template; everything people typed in it is escaped there. */
  html: string
  /** Whole instead of in a frame that scrolls. */
  whole?: boolean
}

/** The agreement as it is signed. */
export const AgreementText = ({ title, html, whole }: Props) => {
  const words = useWords(bookingWords)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling frame is a region that the keyboard must reach
    <div
      className={classNames('agreement-text', whole && 'agreement-whole')}
      role="region"
      aria-label={words.agreementLabel({ title })}
      tabIndex={whole ? undefined : 0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the agreement is markup by nature, see `html` above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
