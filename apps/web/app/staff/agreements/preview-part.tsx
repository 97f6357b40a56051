import {
  type AgreementType,
  type BodyInputOf,
  type previewWording,
  publishWording,
  type ResultsOf,
} from '@porchlight/contract'
import { ConfirmButton, Disclosure, DocumentText, Section, toast } from '@porchlight/ui'
import { Changes } from '#app/features/agreements/changes.tsx'
import { useVersionDate } from '#app/features/agreements/version-date.ts'
import { api } from '#app/lib/api.ts'
import { staffAgreementsWords } from '#app/lib/messages/staff/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Preview = ResultsOf<typeof previewWording> & { wording: BodyInputOf<typeof publishWording> }

type Props = { type: AgreementType; preview: Preview; onPublished: () => Promise<void> }

/** The reader preview, changes first, with the publish button. */
export const PreviewPart = ({ type, preview: { agreement, blocks, wording }, onPublished }: Props) => {
  const words = useWords(staffAgreementsWords)
  const dateOf = useVersionDate()
  const publish = async () => {
    const answer = await api(publishWording, { params: { type }, body: wording })
    if (answer.ok) return onPublished()
    toast({ type: 'danger', message: answer.error.message })
    return false
  }
  const when = wording.from ? words.publishFrom({ date: dateOf(wording.from) }) : words.publishNow
  const asks = type === 'partnership-program' ? words.publishSigned : words.publishAsks
  return (
    <Section title={words.changed}>
      <Changes blocks={blocks} summary={wording.changes} />
      <Disclosure summary={words.whole}>
        <DocumentText label={wording.title} html={agreement} language="en" height="large" />
      </Disclosure>
      <div className="staff-acts staff-publish">
        <ConfirmButton
          look="primary"
          words={{
            title: words.publishTitle({ title: wording.title }),
            consequence: `${when} ${wording.acceptAgain ? asks : words.publishQuiet}`,
            confirm: words.publish,
            cancel: words.keep,
            close: words.close,
          }}
          onConfirm={publish}
        >
          {words.publish}
        </ConfirmButton>
      </div>
    </Section>
  )
}
