import './quiz.css'
import { sharedTownVibe, takeTownVibeQuiz, townVibeQuestions } from '@porchlight/contract'
import { Alert, Button, TextField, UiLink, Wordmark } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { data, href, redirect } from 'react-router'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { quizWords } from '#app/lib/messages/leads/quiz.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import { heroes } from '../home/scenes.ts'
import { SceneSplit } from '../scene-split.tsx'
import type { Route } from './+types/page'
import { quizIn } from './quiz-form.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const shared = params.quizId
    ? await context.get(pageRequest).api(sharedTownVibe, { params: { id: Number(params.quizId) } })
    : undefined
  return { sharedTown: shared?.ok ? shared.results.town : null }
}

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { answers, stay, adults, missing } = quizIn(await request.formData())
  if (missing.length > 0) return data({ answers, missing }, { status: 422 })
  const answer = await context.get(pageRequest).api(takeTownVibeQuiz, { body: { answers, ...stay, adults } })
  if (!answer.ok) return data({ answers, missing: [answer.error.code as string] }, { status: answer.error.status })
  const { id, hash } = answer.results
  throw redirect(href('/quiz/town-vibe/:quizId/:hash', { quizId: String(id), hash }))
}

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Reply = { answers: Record<string, string>; missing: string[] }

/** `/quiz/town-vibe/:quizId?`: six questions; a shared result's number identifies its town. */
export default function TownVibePage({ loaderData: { sharedTown }, actionData }: Route.ComponentProps) {
  const words = useWords(quizWords)
  const reply = actionData as Reply | undefined
  const { name } = useSite()
  const [answered, setAnswered] = useState(Object.keys(reply?.answers ?? {}).length)
  const count = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const given = new FormData(currentTarget)
    setAnswered(townVibeQuestions.filter(({ id }) => given.has(id)).length)
  }
  return (
    <SceneSplit scenes={heroes.light} focus="50% 60%">
      <div className="quiz">
        <WidgetSize />
        <UiLink className="quiz-mark" href={href('/')} target="_top">
          <Wordmark name={name} />
        </UiLink>
        <header className="quiz-head">
          {sharedTown && <p className="t-lead">{words.shared({ town: sharedTown })}</p>}
          <h1 className="t-title">{words.title}</h1>
          <p className="t-lead">{words.lead}</p>
        </header>
        <form method="post" className="quiz-form" onChange={count}>
          <p className="quiz-progress t-small num">
            <span aria-hidden="true">
              {townVibeQuestions.map(({ id }, at) => (
                <i key={id} data-on={at < answered || undefined} />
              ))}
            </span>
            {words.answered({ done: answered, all: townVibeQuestions.length })}
          </p>
          {reply && (
            <Alert tone="danger" live>
              {words.answerAll}
            </Alert>
          )}
          {townVibeQuestions.map(({ id, choices }, at) => {
            const question = words.questions[id]
            const labels: Readonly<Record<string, string>> = question.choices
            return (
              <fieldset key={id} className="quiz-question" data-missing={reply?.missing.includes(id) || undefined}>
                <legend className="t-h3">
                  <span className="num muted">{at + 1}</span> {question.title}
                </legend>
                <div>
                  {choices.map((choice) => (
                    <label key={choice.id} className="quiz-choice">
                      <input
                        type="radio"
                        name={id}
                        value={choice.id}
                        required
                        defaultChecked={reply?.answers[id] === choice.id}
                      />
                      <span>{labels[choice.id]}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )
          })}
          <fieldset className="quiz-question">
            <legend className="t-h3">{words.dates}</legend>
            <div className="quiz-dates">
              <TextField label={words.arrive} name="arrive" type="date" />
              <TextField label={words.depart} name="depart" type="date" />
              <TextField label={words.adults} name="adults" type="number" min={1} max={50} defaultValue="2" />
            </div>
          </fieldset>
          <Button type="submit" look="primary" size="big">
            {words.submit}
          </Button>
          <p className="t-small muted">{words.privacy}</p>
        </form>
      </div>
    </SceneSplit>
  )
}
