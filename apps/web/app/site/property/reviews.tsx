import type { GuestAspect, Home } from '@porchlight/contract'
import { StarRating, UiLink } from '@porchlight/ui'
import { useSearchParams } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { textLanguageOf } from './use-translated-home.tsx'

const shown = 4

type Props = { home: Home }

/** Average ratings by aspect. */
const Aspects = ({ home }: Props) => {
  const { decimal } = useFormats()
  const words = useWords(propertyWords)
  const rated = Object.entries(home.aspects) as [GuestAspect, number][]
  if (rated.length === 0) return null
  return (
    <dl className="property-aspects t-small num">
      {rated.map(([aspect, average]) => (
        <div key={aspect}>
          <dt>{words.aspects[aspect]}</dt>
          <dd>{decimal(average, 1)}</dd>
        </div>
      ))}
    </dl>
  )
}

const One = ({ home, review }: Props & { review: Home['reviews'][number] }) => {
  const { monthName, decimal } = useFormats()
  const words = useWords(propertyWords)
  return (
    <li>
      <StarRating value={review.rating} label={words.rating({ value: decimal(review.rating, 1) })} />
      <blockquote lang={textLanguageOf(home)}>{review.text}</blockquote>
      <p className="t-small muted">{words.reviewBy({ author: review.author, month: monthName(review.stayedIn) })}</p>
      {review.answer && (
        <p className="property-answer t-small muted">
          <b>{words.answer}</b>
          {review.answer}
        </p>
      )}
    </li>
  )
}

export const Reviews = ({ home }: Props) => {
  const { decimal } = useFormats()
  const words = useWords(propertyWords)
  const [search] = useSearchParams()
  const isAll = search.get('reviews') === 'all' || home.reviews.length <= shown
  const all = new URLSearchParams(search)
  all.set('reviews', 'all')
  return (
    <section className="property-full" id="reviews">
      <h2 className="t-h2">{words.reviews}</h2>
      {home.rating === null ? (
        <p className="muted">{words.noReviews}</p>
      ) : (
        <div className="property-reviews">
          <div>
            <p className="property-score num">{decimal(home.rating, 2)}</p>
            <StarRating value={home.rating} label={words.rating({ value: decimal(home.rating, 2) })} />
            <p className="t-small muted">{words.overall({ number: home.reviewCount })}</p>
            <Aspects home={home} />
          </div>
          <div>
            <ul data-first={isAll ? undefined : ''}>
              {home.reviews.slice(0, isAll ? undefined : shown).map((review) => (
                <One key={review.id} home={home} review={review} />
              ))}
            </ul>
            {!isAll && (
              <UiLink className="inline-link" href={`?${all}#reviews`}>
                {words.moreReviews}
              </UiLink>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
