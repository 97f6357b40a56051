import type { TasteOptionView } from '@porchlight/contract'
import { ButtonLink, EmptyState } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { describeWords } from '#app/lib/messages/taste/describe.ts'
import { styleStepWords } from '#app/lib/messages/taste/style-steps.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Choices, choiceQuery } from './choice-address.ts'
import { DescribeForm } from './describe-form.tsx'

type Props = { choosing: Choices; options: readonly TasteOptionView[] }

/** Introduction beside the first four pictures, and the other way: words and links. */
export const Start = ({ choosing, options }: Props) => {
  const words = useWords(styleStepWords)
  const describe = useWords(describeWords)
  if (options.length === 0)
    return (
      <div className="wrap taste-page">
        <h1 className="t-title">{words.startTitle}</h1>
        <EmptyState
          title={words.wanting}
          actions={<ButtonLink href={href('/book-a-property/:mapOrAffiliate?')}>{words.toHomes}</ButtonLink>}
        >
          {words.wantingText}
        </EmptyState>
      </div>
    )
  return (
    <>
      <div className="wrap taste-start">
        <div>
          <h1 className="t-hero">{words.startTitle}</h1>
          <p className="t-lead">{words.startLead}</p>
          <ul>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink look="primary" size="big" href={`${href('/aesthetic-profile')}${choiceQuery(choosing)}`}>
            {words.begin}
          </ButtonLink>
        </div>
        <ul className="taste-first" aria-hidden="true">
          {options.map(({ picture }, at) => (
            <li key={picture.id}>
              <HomePicture image={picture} sizes="(width <= 768px) 50vw, 28vw" eager={at === 0} ready silent />
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <DescribeForm title={describe.startTitle} lead={describe.startLead} />
      </div>
    </>
  )
}
