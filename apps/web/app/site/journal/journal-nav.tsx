import type { ContentTopic } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { topics: readonly ContentTopic[]; current?: string | undefined }

/** The journal's topics; the current one is marked. Scrolls sideways on a phone. */
export const JournalNav = ({ topics, current }: Props) => {
  const words = useWords(contentWords)
  const here = (slug: string | undefined) => (slug === current ? ('page' as const) : undefined)
  return (
    <nav className="journal-nav" aria-label={words.topics}>
      <div className="wrap">
        <b>{words.journal}</b>
        <UiLink href={href('/blog')} aria-current={here(undefined)}>
          {words.allStories}
        </UiLink>
        {topics.map(({ slug, name }) => (
          <UiLink key={slug} href={href('/blog/topics/:slug', { slug })} aria-current={here(slug)} data-content>
            {name}
          </UiLink>
        ))}
        <UiLink className="journal-nav-search" href={`${href('/blog')}?search=1#search`}>
          <Icon name="search" size={18} />
          {words.searchStories}
        </UiLink>
      </div>
    </nav>
  )
}
