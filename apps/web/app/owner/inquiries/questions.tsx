import './inquiries.css'
import type { QuestionView } from '@porchlight/contract'
import { Status } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

/** Questions about the owner's homes with the concierge's answers. */
export const Questions = ({ questions }: { questions: readonly QuestionView[] }) => {
  const words = useWords(ownerInquiriesWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  if (questions.length === 0) return <p className="muted">{words.noQuestion}</p>
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
