import './inquiries.css'
import type { QuestionView } from '@porchlight/contract'
import { Disclosure, Status } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

type Props = { questions: readonly QuestionView[] }

const Thread = ({ questions }: Props) => {
  const words = useWords(ownerInquiriesWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  return (
    <ul className="inquiry-questions">
      {questions.map(({ id, home, question, postedAt, answer }) => (
        <li key={id} data-content>
          <p className="inquiry-question">{question}</p>
          {answer ? <p>{answer}</p> : <Status state="waiting">{words.open}</Status>}
          <small className="muted">{words.fromHome({ home: home.name, date: date(dayOf(postedAt)) })}</small>
        </li>
      ))}
    </ul>
  )
}

/** Questions about the owner's homes: what waits for an answer first, then what was answered, home by home. */
export const Questions = ({ questions }: Props) => {
  const words = useWords(ownerInquiriesWords)
  if (questions.length === 0) return <p className="muted">{words.noQuestion}</p>
  const waiting = questions.filter(({ answer }) => !answer)
  const answered = Map.groupBy(
    questions.filter(({ answer }) => answer),
    ({ home }) => home.name,
  )
  return (
    <>
      {waiting.length > 0 && <Thread questions={waiting} />}
      <div className="inquiry-homes">
        {[...answered].map(([home, own]) => (
          <Disclosure key={home} summary={words.answered({ home, number: own.length })}>
            <Thread questions={own} />
          </Disclosure>
        ))}
      </div>
    </>
  )
}
