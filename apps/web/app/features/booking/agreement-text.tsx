import './agreement-text.css'
import { DocumentText } from '@porchlight/ui'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  title: string
  /** Rendered by the server from its own template; everything people typed in it is escaped there. */
  html: string
  /** The text's language, if the page is in another. */
  language?: string
  /** Shows it in full instead of in a scrolling frame. */
  whole?: boolean
}

/** The agreement as signed. */
export const AgreementText = ({ title, html, language, whole }: Props) => {
  const words = useWords(bookingWords)
  return (
    <DocumentText
      className="agreement-text"
      label={words.agreementLabel({ title })}
      html={html}
      language={language}
      height={whole ? undefined : 'normal'}
    />
  )
}
