import { answerIssue } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { text: string }

/** Replies to a reported issue, and marks it solved. */
export const AnswerIssue = ({ id }: { id: number }) => {
  const words = useWords(issueWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'under_way' | 'solved'>('under_way')
  const form = useFields<Fields>({
    values: { text: '' },
    problemsOf: ({ text }) => (text.trim() === '' ? { text: words.missing } : {}),
  })
  const answer = async ({ text }: Fields) => {
    const heard = await api(answerIssue, { params: { id }, body: { state, text } })
    if (!heard.ok) return form.refuse([], heard.error.message, shared.error)
    toast({ type: 'success', message: words.done })
    form.change('text', '')
    await revalidate()
  }
  return (
    <form method="post" className="issue-form" noValidate onSubmit={form.submit(answer)}>
      <TextArea label={words.answer} rows={2} maxLength={2000} {...form.field('text')} />
      <div className="staff-acts">
        <Button
          type="submit"
          size="small"
          busy={form.busy && state === 'under_way'}
          onClick={() => setState('under_way')}
        >
          {words.answerUnderWay}
        </Button>
        <Button
          type="submit"
          size="small"
          look="primary"
          busy={form.busy && state === 'solved'}
          onClick={() => setState('solved')}
        >
          {words.answerSolved}
        </Button>
      </div>
    </form>
  )
}
