import type { Picture, TasteLean, TasteReading } from '@porchlight/contract'
import { Meter } from '@porchlight/ui'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { describeWords } from '#app/lib/messages/taste/describe.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Palette } from './palette.tsx'
import { evidenceOf, nameOf, saidText } from './trait-text.ts'

/** Strength at which a bar is full. */
const full = 4

const Lean = ({ lean }: { lean: TasteLean }) => {
  const words = useWords(profileWords)
  const describe = useWords(describeWords)
  return (
    <li>
      <p>
        <b className="t-card">{nameOf(lean, words)}</b>{' '}
        <span className="muted t-small">{words.grades[lean.grade]}</span>
      </p>
      <Meter percent={(lean.strength / full) * 100} />
      {lean.shown > 0 && <p className="t-small muted num">{evidenceOf(lean, words)}</p>}
      {[...new Set(lean.said.map((one) => saidText(one, describe)))].map((text) => (
        <p className="t-small muted num" key={text} data-content>
          {text}
        </p>
      ))}
    </li>
  )
}

const Leans = ({ title, leans }: { title: string; leans: readonly TasteLean[] }) =>
  leans.length > 0 && (
    <section>
      <h2 className="t-h2">{title}</h2>
      <ul className="taste-leans">
        {leans.map((lean) => (
          <Lean key={`${lean.family}:${lean.code}`} lean={lean} />
        ))}
      </ul>
    </section>
  )

/** Confidence of the profile and its measure. */
export const Confidence = ({ reading: { confidence, guessed, taken, passed } }: { reading: TasteReading }) => {
  const { decimal } = useFormats()
  const words = useWords(profileWords)
  const said = { ...guessed, chance: decimal(guessed.byChance, 1), taken }
  return (
    <p className="t-lead">
      {confidence === 'stated' ? words.confidence.stated : words.confidence[confidence](said)}{' '}
      {passed > 0 && words.passed({ passed })}
    </p>
  )
}

const Taken = ({ pictures }: { pictures: readonly Picture[] }) => {
  const words = useWords(profileWords)
  return (
    <section>
      <h2 className="visually-hidden">{words.pictures}</h2>
      <ul className="taste-taken">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <HomePicture image={picture} sizes="(width <= 576px) 33vw, 220px" ratio="1" />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { reading: TasteReading; pictures: readonly Picture[] }

/** The profile: pictures, colors, and every trait with its evidence. */
export const ProfileReport = ({ reading, pictures }: Props) => {
  const words = useWords(profileWords)
  const named = reading.leans.filter((lean) => nameOf(lean, words) !== undefined)
  return (
    <div className="taste-told">
      {pictures.length > 0 && <Taken pictures={pictures} />}
      <div className="taste-columns">
        {reading.palette.length > 0 && <Palette palette={reading.palette} />}
        <div>
          {named.length === 0 && <p className="t-lead">{words.noLeans}</p>}
          <Leans title={words.toward} leans={named.filter(({ toward }) => toward)} />
          <Leans title={words.away} leans={named.filter(({ toward }) => !toward)} />
        </div>
      </div>
    </div>
  )
}
