import type { ContentDocument } from '@porchlight/contract'
import { Avatar } from '@porchlight/ui'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

/** Title, one sentence, who wrote it and when, and the first picture. */
export const StoryHead = ({ document }: { document: ContentDocument }) => {
  const words = useWords(contentWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const { title, summary, byline, publishedAt, updatedAt, minutes, cover, coverCaption } = document
  // A day later it is an update, not a correction of the hour.
  const isUpdated = publishedAt !== null && dayOf(updatedAt) > dayOf(publishedAt)
  return (
    <>
      <header className="wrap story-head" data-content>
        <h1>{title}</h1>
        <div>
          {summary && <p className="story-dek">{summary}</p>}
          <div className="story-by t-small">
            {byline?.portrait ? (
              <HomePicture image={byline.portrait} sizes="44px" className="story-face" silent />
            ) : (
              byline && <Avatar name={byline.name} />
            )}
            <span>
              {byline && <b>{byline.name}</b>}
              <span className="muted num">
                {publishedAt && <time dateTime={publishedAt}>{day(dayOf(publishedAt))}</time>}
                {publishedAt && ' · '}
                {words.minutes({ number: minutes })}
                {isUpdated && ` · ${words.updated({ date: day(dayOf(updatedAt)) })}`}
              </span>
            </span>
          </div>
        </div>
      </header>
      {cover && (
        <figure className="story-cover" data-content>
          <HomePicture image={cover} sizes="100vw" eager focus="50% 60%" />
          {coverCaption && <figcaption className="wrap">{coverCaption}</figcaption>}
        </figure>
      )}
    </>
  )
}
