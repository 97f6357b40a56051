import './questions.css'
import { homeBySlug, myQuestions } from '@porchlight/contract'
import { ButtonLink, EmptyState } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { questionWords } from '#app/lib/messages/stay/questions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { AskForm } from './ask-form.tsx'
import { QuestionCard } from './question-card.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const slug = new URL(request.url).searchParams.get('home')
  const [mine, found] = await Promise.all([
    api(myQuestions),
    slug === null ? undefined : api(homeBySlug, { params: { slug } }),
  ])
  const home = found?.ok ? { slug: found.results.home.slug, name: found.results.home.name } : null
  return { ...resultsOf(mine), home }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/travelers/questions?home=SLUG`: asks the concierge about a home, and lists earlier questions. */
export default function QuestionsPage({ loaderData: { home, questions } }: Route.ComponentProps) {
  const words = useWords(questionWords)
  return (
    <div className="wrap questions">
      <h1 className="t-h1">{words.title}</h1>
      <p className="t-lead">{words.lead}</p>
      {home && <AskForm home={home} />}
      {questions.length === 0 && !home && (
        <EmptyState
          title={words.none}
          actions={<ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.search}</ButtonLink>}
        >
          {words.noneText}
        </EmptyState>
      )}
      <ol className="questions-list">
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </ol>
    </div>
  )
}
