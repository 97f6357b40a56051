import './agreement-text.css'
import { DocumentText } from '@porchlight/ui'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  title: string
  /** Made by the server from its own template; everything people typed in it is escaped there. */
  html: string
  /** In which it is written, where the page may be in another. */
  language?: string
  /** Whole instead of in a frame that scrolls. */
  whole?: boolean
}

/** The agreement as it is signed. */
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
