import './owner-voices.css'
import type { ContentBlock, ContentDocument } from '@porchlight/contract'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'

type Quote = Extract<ContentBlock, { type: 'quote' }>

/** A source is a person and home, and after a dot what the home earned: "Lena Whitfield, Mill Row · $96,400 in 2026". */
const Source = ({ source }: { source: string }) => {
  const [who = '', earned] = source.split(' · ')
  return (
    <figcaption>
      {earned && <span className="t-figure">{earned}</span>}
      <span className="muted">{who}</span>
    </figcaption>
  )
}

const Voice = ({ text, source }: Quote) => (
  <figure>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    {source && <Source source={source} />}
  </figure>
)

/** The quotes of a page the team writes: the first beside the page's picture, the others in a column. */
export const OwnerVoices = ({ document }: { document: ContentDocument }) => {
  const langOf = useLangOf()
  const [first, ...others] = document.body.filter((block) => block.type === 'quote')
  if (!first) return null
  return (
    <section className="owner-voices" data-content {...langOf(document.language)}>
      <div className="wrap">
        <div className="service-head">
          <h2 className="t-h1">{document.title}</h2>
          {document.summary && <p className="muted">{document.summary}</p>}
        </div>
        <div className="owner-voices-all">
          <div className="owner-voices-first">
            {document.cover && (
              <HomePicture image={document.cover} sizes="(width > 992px) 55vw, 100vw" focus="50% 60%" />
            )}
            <Voice {...first} />
          </div>
          <ul>
            {others.map((one) => (
              <li key={one.text}>
                <Voice {...one} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
