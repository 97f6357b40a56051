import type { ContentCard } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useLanguage } from '#app/lib/language-context.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ContentPicture } from './content-picture.tsx'

/** Marks a text that isn't in the page's language. */
export const useLangOf = () => {
  const language = useLanguage()
  return (of: string) => (of === language ? {} : { lang: of })
}

type Props = {
  story: ContentCard
  sizes: string
  look?: 'large' | 'row' | undefined
  name?: 'h2' | 'h3'
  eager?: boolean
}

/** A story: its picture, topic, reading time, title, and one sentence. */
export const StoryCard = ({ story, sizes, look, name: Name = 'h3', eager = false }: Props) => {
  const words = useWords(contentWords)
  const langOf = useLangOf()
  return (
    <UiLink className="story-card" data-look={look} href={href('/blog/:slug', { slug: story.slug })}>
      {story.cover && <ContentPicture image={story.cover} sizes={sizes} ratio="3 / 2" silent eager={eager} />}
      <div className="story-card-text" data-content {...langOf(story.language)}>
        <span className="t-mini muted num">
          {story.topics[0]?.name ?? words.journal} · {words.minutes({ number: story.minutes })}
        </span>
        <Name className={look === 'large' ? 't-h2' : 't-card'}>{story.title}</Name>
        {story.summary && <span className="muted">{story.summary}</span>}
      </div>
    </UiLink>
  )
}
