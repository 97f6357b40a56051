import { Alert, DocumentText, DocumentView, type DocumentViewProps } from '@porchlight/ui'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { AgreementContent } from './kept-content.ts'
import type { useAgreement } from './use-agreement.ts'

/** The second document of some agreements, with the word on why it is there. */
export const AdditionalAgreement = ({ content }: { content: AgreementContent | undefined }) => {
  const words = useWords(agreementWords)
  if (!content?.additionalAgreement) return null
  return (
    <>
      <Alert tone="info">{words.separate}</Alert>
      <DocumentText
        label={words.additional}
        html={content.additionalAgreement}
        language="en"
        height="small"
        className="agreement-additional"
      />
    </>
  )
}

type Props = { of: ReturnType<typeof useAgreement>; height: DocumentViewProps['height'] }

/** An agreement: its text with Print, its file in a frame, or an error with Try Again (spec section 2). */
export const AgreementViewer = ({ of: { content, state, tryAgain }, height }: Props) => {
  const words = useWords(agreementWords)
  const more = content?.additionalAgreement ? <AdditionalAgreement content={content} /> : undefined
  return (
    <DocumentView
      state={state}
      height={height}
      onTryAgain={tryAgain}
      words={{
        loading: words.loading,
        print: words.print,
        newTab: words.newTab,
        tryAgain: words.tryAgain,
        label: (title) => words.label({ title }),
      }}
    >
      {more}
    </DocumentView>
  )
}
