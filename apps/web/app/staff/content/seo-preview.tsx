import type { ContentKind, Picture } from '@porchlight/contract'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

/** Where a document of this kind is published. */
export const publicPath = (kind: ContentKind, slug: string): string => {
  switch (kind) {
    case 'story':
      return `/blog/${slug}`
    case 'destination':
      return `/whereto/${slug}`
    case 'guide':
      return '/hamptons-guide'
    case 'opening':
      return `/careers?opening=${slug}`
    case 'press':
      return '/press'
    case 'collateral':
      return `/collateral#${slug}`
    case 'page':
      return `/${slug}`
  }
}

type Props = { kind: ContentKind; slug: string; title: string; description: string; cover: Picture | undefined }

/** A preview of a search result and of a link in a message. */
export const SeoPreview = ({ kind, slug, title, description, cover }: Props) => {
  const words = useWords(staffContentWords)
  const { name, publicUrl } = useSite()
  const { host } = new URL(publicUrl)
  const path = publicPath(kind, slug)
  return (
    <section className="content-seo">
      <h2 className="t-h3">{words.seoTitle}</h2>
      <figure>
        <figcaption className="t-small muted">{words.searchResult}</figcaption>
        <div className="content-seo-result" data-content>
          <small>
            {host}
            {path}
          </small>
          <b>
            {title} | {name}
          </b>
          <span>{description}</span>
        </div>
      </figure>
      <figure>
        <figcaption className="t-small muted">{words.socialCard}</figcaption>
        <div className="content-seo-card" data-content>
          {cover && <HomePicture image={cover} sizes="400px" ratio="1.91 / 1" silent />}
          <small>{host}</small>
          <b>{title}</b>
          <span>{description}</span>
        </div>
      </figure>
    </section>
  )
}
