import { type ResultsOf, type tasteStep, tasteSteps } from '@porchlight/contract'
import { ButtonLink, ProgressBar, UiLink } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { choosingWords } from '#app/lib/messages/taste/choosing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { after, before, type Choosing, choosingQuery, mayEnd } from './choosing-address.ts'

type Options = ResultsOf<typeof tasteStep>['options']

const useQuestion = (options: Options): string => {
  const { questions } = useWords(choosingWords)
  const views = new Set(options.map(({ picture }) => picture.shot))
  const [view = 'other'] = views
  if (views.size > 1) return new Set(options.map(({ homeId }) => homeId)).size > 1 ? questions.other : questions.rooms
  return (questions as Readonly<Record<string, string>>)[view] ?? questions.other
}

/** From one step to the next the work is in the question: whoever reads with his ears or keys begins there. */
const useFocusAt = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

type Props = { choosing: Choosing; options: Options }

/** One step: four pictures to take one of, or none. Each answer is a link, so that it works without scripts. */
export const Step = ({ choosing, options }: Props) => {
  const words = useWords(choosingWords)
  const question = useQuestion(options)
  const number = choosing.choices.length + 1
  const heading = useFocusAt(number)
  const step = words.step({ number, of: tasteSteps })
  const shown = options.map(({ homeId, picture }) => ({ homeId, pictureId: picture.id }))
  const to = (next: Choosing) => `${href('/aesthetic-profile')}${next.deal === null ? '' : choosingQuery(next)}`
  return (
    <section className="wrap taste-step">
      <header>
        <p className="t-small muted num" role="status">
          {step}
        </p>
        <ProgressBar percent={((number - 1) / tasteSteps) * 100} label={step} />
        <h1 className="t-h1" ref={heading} tabIndex={-1}>
          {question}
        </h1>
      </header>
      <ol>
        {options.map(({ homeId, picture }, at) => (
          <li key={`${homeId}.${picture.id}`}>
            <UiLink href={to(after(choosing, shown, at))}>
              <span className="visually-hidden">{words.option({ number: at + 1 })} </span>
              <HomePicture image={picture} sizes="(width <= 1024px) 50vw, 40vw" eager={at === 0} ready />
            </UiLink>
          </li>
        ))}
      </ol>
      <nav aria-label={step}>
        <ButtonLink look="quiet" icon="arrow-left" href={to(before(choosing))}>
          {words.back}
        </ButtonLink>
        <ButtonLink href={to(after(choosing, shown, null))}>{words.none}</ButtonLink>
        {mayEnd(choosing) && <ButtonLink href={to({ ...choosing, done: true })}>{words.enough}</ButtonLink>}
      </nav>
    </section>
  )
}
