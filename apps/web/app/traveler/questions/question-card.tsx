import type { QuestionView } from '@porchlight/contract'
import { Status, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { questionWords } from '#app/lib/messages/stay/questions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

/** A question and its answer, as shown to its author. */
export const QuestionCard = ({ question: { home, question, postedAt, answer } }: { question: QuestionView }) => {
  const teamZone = useTeamZone()
  const words = useWords(questionWords)
  const { moment } = useFormats()
  return (
    <li className="question">
      <p className="question-head t-small">
        <UiLink href={`/properties/${home.slug}`}>{home.name}</UiLink>
        <span className="muted num">{moment(postedAt, teamZone)}</span>
        <Status state={answer === null ? 'waiting' : 'done'}>{answer === null ? words.waits : words.answered}</Status>
      </p>
      <p className="question-asked" data-content>
        {question}
      </p>
      {answer !== null && (
        <p className="question-answer" data-content>
          {answer}
        </p>
      )}
    </li>
  )
}
