import './agreements.css'
import { Alert, DocumentText, type DocumentTextProps } from '@porchlight/ui'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { html: string | null | undefined; height?: DocumentTextProps['height'] }

/** The second document of some agreements, with a note on why it is needed. */
export const AdditionalAgreement = ({ html, height }: Props) => {
  const words = useWords(agreementWords)
  if (!html) return null
  return (
    <>
      <Alert tone="info">{words.separate}</Alert>
      <DocumentText
        label={words.additional}
        html={html}
        language="en"
        height={height}
        className="agreement-additional"
      />
    </>
  )
}
