import { askQuestion, longestQuestion } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { questionWords } from '#app/lib/messages/stay/questions.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { question: string }

/** A question about one home. */
export const AskForm = ({ home }: { home: { slug: string; name: string } }) => {
  const words = useWords(questionWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { question: '' },
    problemsOf: ({ question }) => (question.trim() === '' ? { question: words.missing } : {}),
  })
  const ask = async ({ question }: Fields) => {
    const heard = await api(askQuestion, { params: { slug: home.slug }, body: { question } })
    if (!heard.ok) return form.refuse([], heard.error.message, words.failed)
    toast({ type: 'success', message: words.sent })
    form.change('question', '')
    await revalidate()
  }
  return (
    <section className="questions-ask" aria-labelledby="ask">
      <h2 id="ask" className="t-h2">
        {words.about({ home: home.name })}
      </h2>
      <p className="muted">{words.aboutText}</p>
      <form method="post" noValidate onSubmit={form.submit(ask)}>
        <TextArea label={words.question} rows={3} maxLength={longestQuestion} {...form.field('question')} />
        <Button type="submit" look="primary" busy={form.busy}>
          {words.send}
        </Button>
      </form>
    </section>
  )
}
