import { type TasteOptionView, tasteSteps } from '@porchlight/contract'
import { ButtonLink, Meter, UiLink } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { choosingWords } from '#app/lib/messages/taste/choosing.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { after, before, type Choosing, choosingQuery, mayEnd } from './choosing-address.ts'

type Options = readonly TasteOptionView[]

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

type OptionProps = { option: TasteOptionView; number: number; to: string }

/** Descriptions of kitchens are much alike: who does not see them is told the color too, and whose kitchen it is. */
const Option = ({ option: { picture, color, type }, number, to }: OptionProps) => {
  const words = useWords(choosingWords)
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
        {mayEnd(choosing) && <ButtonLink href={to({ ...choosing, done: true })}>{words.enough}</ButtonLink>}
      </nav>
    </section>
  )
}
