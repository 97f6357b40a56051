import type { ContentDocument } from '@porchlight/contract'
import { Avatar } from '@porchlight/ui'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A change a day later is an update; an earlier one is just a quick correction. */
const isUpdated = ({ publishedAt, updatedAt }: ContentDocument): boolean =>
  publishedAt !== null && updatedAt.slice(0, 10) > publishedAt.slice(0, 10)

/** Title, one sentence, author, date, and the first picture. */
export const StoryHead = ({ document }: { document: ContentDocument }) => {
  const words = useWords(contentWords)
  const { day } = useFormats()
  const { title, summary, byline, publishedAt, updatedAt, minutes, cover, coverCaption } = document
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
                {publishedAt && <time dateTime={publishedAt}>{day(publishedAt.slice(0, 10))}</time>}
                {publishedAt && ' · '}
                {words.minutes({ number: minutes })}
                {isUpdated(document) && ` · ${words.updated({ date: day(updatedAt.slice(0, 10)) })}`}
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
