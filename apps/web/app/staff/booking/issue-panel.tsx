import { type Issue, issueTopics, recordIssue } from '@porchlight/contract'
import { Button, Select, SidePanel, TextArea, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'

const formId = 'report-issue'

type Topic = (typeof issueTopics)[number]
type Fields = { topic: Topic; text: Issue['text'] }
type Props = { bookingId: number; onClose: () => void }

/** Records what a guest reported to the team. */
const IssuePanel = ({ bookingId, onClose }: Props) => {
  const { home: words, close } = useWords(staffBookingWords)
  const issues = useWords(issueWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { topic: issueTopics[0], text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: issues.missing } : {}),
  })
  const save = async (body: Fields) => {
    const answer = await api(recordIssue, { params: { id: String(bookingId) }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.reported })
    onClose()
    await revalidate()
  }
  return (
    <SidePanel
      open
      title={words.report}
      closeLabel={close}
      tenths={{ md: 7, lg: 4 }}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            {words.reportSave}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <p className="muted">{words.reportText}</p>
        <Select
          label={issues.topic}
          emptyText=""
          value={form.values.topic}
          options={issueTopics.map((value) => ({ value, label: issues.topics[value] }))}
          onChange={(topic) => form.change('topic', topic as Topic)}
        />
        <TextArea label={issues.what} rows={4} maxLength={2000} {...form.field('text')} />
      </form>
    </SidePanel>
  )
}
// React.lazy asks for a default export.
export default IssuePanel
