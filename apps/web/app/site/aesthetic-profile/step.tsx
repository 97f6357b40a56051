import { type TasteOptionView, tasteSteps } from '@porchlight/contract'
import { ButtonLink, Meter, UiLink } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { styleStepWords } from '#app/lib/messages/taste/style-steps.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { after, before, type Choices, canFinish, choiceQuery } from './choice-address.ts'

type Options = readonly TasteOptionView[]

const useQuestion = (options: Options): string => {
  const { questions } = useWords(styleStepWords)
  const views = new Set(options.map(({ picture }) => picture.shot))
  const [view = 'other'] = views
  if (views.size > 1) return new Set(options.map(({ homeId }) => homeId)).size > 1 ? questions.other : questions.rooms
  return (questions as Readonly<Record<string, string>>)[view] ?? questions.other
}

/** Focus moves to the question at each step, for keyboard and screen reader users. */
const useFocusAt = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}

type OptionProps = { option: TasteOptionView; number: number; to: string }

/** Alt texts of kitchens are alike, so color and home are announced too. */
const Option = ({ option: { picture, color, type }, number, to }: OptionProps) => {
  const words = useWords(styleStepWords)
  const { colors, leans } = useWords(profileWords)
  const named = {
    color: (colors as Readonly<Record<string, string>>)[color] ?? '',
    kind: (leans.style as Readonly<Record<string, string>>)[type] ?? '',
  }
  return (
    <UiLink href={to}>
      <span className="visually-hidden">{words.option({ number, ...named })} </span>
      <HomePicture image={picture} sizes="(width <= 992px) 50vw, 40vw" eager={number === 1} ready />
    </UiLink>
  )
}

type Props = { choosing: Choices; options: Options }

/** One step: pick one of four pictures, or none. Answers are links, so it works without JavaScript. */
export const Step = ({ choosing, options }: Props) => {
  const words = useWords(styleStepWords)
  const question = useQuestion(options)
  const number = choosing.choices.length + 1
  const heading = useFocusAt(number)
  const step = words.step({ number, of: tasteSteps })
  const shown = options.map(({ homeId, picture }) => ({ homeId, pictureId: picture.id }))
  const to = (next: Choices) => `${href('/aesthetic-profile')}${next.deal === null ? '' : choiceQuery(next)}`
  return (
    <section className="wrap taste-step">
      <header>
        <p className="t-small muted num" role="status">
          {step}
        </p>
        <Meter percent={((number - 1) / tasteSteps) * 100} tone="accent" />
        <h1 className="t-h1" ref={heading} tabIndex={-1}>
          {question}
        </h1>
      </header>
      <ol>
        {options.map((option, at) => (
          <li key={`${option.homeId}.${option.picture.id}`}>
            <Option option={option} number={at + 1} to={to(after(choosing, shown, at))} />
          </li>
        ))}
      </ol>
      <nav aria-label={step}>
        <ButtonLink look="quiet" icon="arrow-left" href={to(before(choosing))}>
          {words.back}
        </ButtonLink>
        <ButtonLink href={to(after(choosing, shown, null))}>{words.none}</ButtonLink>
        {canFinish(choosing) && <ButtonLink href={to({ ...choosing, done: true })}>{words.enough}</ButtonLink>}
      </nav>
    </section>
  )
}
