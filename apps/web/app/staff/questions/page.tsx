import '../staff.css'
import '../moderation.css'
import './questions.css'
import { type DeskQuestion, questionsOfDesk } from '@porchlight/contract'
import { EmptyState, PageHead, Pagination, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { questionWords } from '#app/lib/messages/stay/questions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'
import { AnswerQuestion } from './answer.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(questionsOfDesk, { query: { page: pageNumber(request), perPage: 20 } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Card = ({ question }: { question: DeskQuestion }) => {
  const teamZone = useTeamZone()
  const words = useWords(questionWords)
  const { moment } = useFormats()
  const { home, asker, postedAt, question: text, answer, shown } = question
  return (
    <article className="desk-words">
      <p className="t-small muted num">
        <UiLink href={`/properties/${home.slug}`}>{home.name}</UiLink>, {asker}, {moment(postedAt, teamZone)}
        {answer !== null && <>, {shown === null ? words.offPage : words.onPage}</>}
      </p>
      <h3 data-content>{text}</h3>
      {answer !== null && <p data-content>{answer}</p>}
      <AnswerQuestion key={answer} question={question} />
    </article>
  )
}

/** `/staff/questions`: guest questions about homes. */
const StaffQuestionsPage = ({ loaderData }: Route.ComponentProps) => {
  const { questions, currentPage, numberPages } = loaderData
  const words = useWords(questionWords)
  const waiting = questions.filter(({ answer }) => answer === null)
  const answered = questions.filter(({ answer }) => answer !== null)
  const cards = (found: readonly DeskQuestion[]) =>
    found.map((question) => <Card key={question.id} question={question} />)
  return (
    <>
      <PageHead title={words.deskTitle} lead={words.deskLead} />
      <Section title={words.deskWaiting}>
        {waiting.length === 0 && <EmptyState title={words.deskNone}>{words.deskNoneText}</EmptyState>}
        {cards(waiting)}
      </Section>
      {answered.length > 0 && <Section title={words.deskAnswered}>{cards(answered)}</Section>}
      <Pagination
        label={words.pages}
        current={currentPage}
        pages={numberPages}
        hrefOf={(page) => `${href('/staff/questions')}?page=${page}`}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number })}
      />
    </>
  )
}
export default StaffQuestionsPage
