import type { Home } from '@porchlight/contract'
import { StarRating } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { textLanguageOf } from './use-readable.tsx'

const shown = 6

export const Reviews = ({ home }: { home: Home }) => {
  const { monthName, decimal } = useFormats()
  const words = useWords(propertyWords)
  return (
    <section className="property-full">
      <h2 className="t-h2">{words.reviews}</h2>
      {home.rating === null ? (
        <p className="muted">{words.noReviews}</p>
      ) : (
        <div className="property-reviews">
          <div>
            <p className="property-score num">{decimal(home.rating, 2)}</p>
            <StarRating value={home.rating} label={words.rating({ value: decimal(home.rating, 2) })} />
            <p className="t-small muted">{words.overall({ number: home.reviewCount })}</p>
          </div>
          <ul>
            {home.reviews.slice(0, shown).map((review) => (
              <li key={review.id}>
                <blockquote lang={textLanguageOf(home)}>{review.text}</blockquote>
                <p className="t-small muted">
                  {words.reviewBy({ author: review.author, month: monthName(review.stayedIn) })}
                </p>
                {review.answer && (
                  <p className="property-answer t-small muted">
                    <b>{words.answer}</b>
                    {review.answer}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
