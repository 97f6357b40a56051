import { answerQuestion, type DeskQuestion, longestQuestion } from '@porchlight/contract'
import { Button, Checkbox, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { questionWords } from '#app/lib/messages/stay/questions.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { answer: string; published: boolean; shown: string }

const Form = ({ question, onDone }: { question: DeskQuestion; onDone: () => void }) => {
  const { id, question: text, answer, shown } = question
  const words = useWords(questionWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { answer: answer ?? '', published: shown !== null, shown: shown ?? text },
    problemsOf: (fields) => ({
      ...(fields.answer.trim() === '' && { answer: words.missingAnswer }),
      ...(fields.published && fields.shown.trim() === '' && { shown: words.missingShown }),
    }),
  })
  const save = async (fields: Fields) => {
    const body = { answer: fields.answer, shown: fields.published ? fields.shown : null }
    const heard = await api(answerQuestion, { params: { id }, body })
    if (!heard.ok) return form.refuse([], heard.error.message, shared.error)
    toast({ type: 'success', message: words.done })
    onDone()
    await revalidate()
  }
  return (
    <form method="post" className="desk-question-form" noValidate onSubmit={form.submit(save)}>
      <TextArea label={words.answer} rows={3} maxLength={2000} {...form.field('answer')} />
      <Checkbox
        quiet
        label={words.keep}
        checked={form.values.published}
        onChange={(published) => form.change('published', published)}
      />
      {form.values.published && (
        <TextArea
          label={words.shown}
          hint={words.shownHint}
          rows={2}
          maxLength={longestQuestion}
          {...form.field('shown')}
        />
      )}
      <div className="staff-acts">
        <Button type="submit" size="small" look="primary" busy={form.busy}>
          {answer === null ? words.save : words.saveAgain}
        </Button>
      </div>
    </form>
  )
}

/**
 * The staff answer. It goes only to the asker unless staff publish it on the home's page. For an existing answer, a
 * button opens the form.
 */
export const AnswerQuestion = ({ question }: { question: DeskQuestion }) => {
  const words = useWords(questionWords)
  const [open, setOpen] = useState(question.answer === null)
  if (open) return <Form question={question} onDone={() => setOpen(false)} />
  return (
    <div className="staff-acts">
      <Button size="small" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
    </div>
  )
}
