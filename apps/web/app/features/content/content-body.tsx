import './content.css'
import type { ContentBlock, ContentResolved } from '@porchlight/contract'
import { ButtonLink, Disclosure, Video } from '@porchlight/ui'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { partId, ResolvedProvider, usePictureOf, useResolved } from './body-context.ts'
import { type HomeList, HomesBlock } from './homes-block.tsx'
import { MapBlock } from './map-block.tsx'
import { CarouselBlock, GalleryBlock, ImageBlock, VerticalGalleryBlock } from './pictures.tsx'
import { TextParts } from './spans.tsx'

type Block<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>

const HeadingBlock = ({ level, text, at }: Block<'heading'> & { at: number }) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={partId(at)} className={level === 2 ? 't-h2' : 't-h3'}>
      {text}
    </Heading>
  )
}

const QuoteBlock = ({ text, source }: Block<'quote'>) => (
  <figure className="content-quote">
    <blockquote>
      <p>{text}</p>
    </blockquote>
    {source && <figcaption>{source}</figcaption>}
  </figure>
)

const VideoBlock = ({ title, fileId, poster, caption }: Block<'video'>) => {
  const words = useWords(contentWords)
  const film = useResolved().files.find(({ id }) => id === fileId)
  const pictureOf = usePictureOf()
  const still = poster && pictureOf(poster)
  if (!film) return null
  return (
    <figure className="content-video">
      <Video
        title={title}
        sources={[film]}
        {...(still && { poster: `${still.src}/1280.webp` })}
        words={{ unsupported: words.noVideo, download: words.downloadVideo }}
      />
      <figcaption>{caption || title}</figcaption>
    </figure>
  )
}

const CalloutBlock = ({ title, text, label, href, color }: Block<'callout'>) => (
  <aside className="content-callout" style={color ? { borderInlineStartColor: `#${color}` } : undefined}>
    <div>
      <p className="t-h3">{title}</p>
      {text && <p className="muted">{text}</p>}
    </div>
    <ButtonLink href={href}>{label}</ButtonLink>
  </aside>
)

const ListBlock = ({ title, items }: Block<'list'>) => (
  <div className="content-list">
    {title && <p className="t-h3">{title}</p>}
    <dl>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)

const TableBlock = ({ caption, head, rows }: Block<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window scrolls by keys
  <section className="content-table" aria-label={caption} tabIndex={0}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <tr key={line}>
            {head.map((_, at) =>
              at === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <th key={at} scope="row">
                  {row[at]}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                <td key={at}>{row[at]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const QuestionsBlock = ({ items }: Block<'questions'>) => (
  <div className="content-questions">
    {items.map(({ question, answer }) => (
      <Disclosure key={question} summary={question}>
        <p>{answer}</p>
      </Disclosure>
    ))}
  </div>
)

const BlockView = ({ block, at, List }: { block: ContentBlock; at: number; List: HomeList }) => {
  switch (block.type) {
    case 'text':
      return <TextParts parts={block.parts} lead={at === 0} />
    case 'heading':
      return <HeadingBlock {...block} at={at} />
    case 'image':
      return <ImageBlock {...block} />
    case 'gallery':
      return <GalleryBlock {...block} />
    case 'vertical_gallery':
      return <VerticalGalleryBlock {...block} />
    case 'carousel':
      return <CarouselBlock {...block} />
    case 'video':
      return <VideoBlock {...block} />
    case 'homes':
      return <HomesBlock {...block} List={List} />
    case 'quote':
      return <QuoteBlock {...block} />
    case 'map':
      return <MapBlock {...block} />
    case 'callout':
      return <CalloutBlock {...block} />
    case 'list':
      return <ListBlock {...block} />
    case 'table':
      return <TableBlock {...block} />
    case 'questions':
      return <QuestionsBlock {...block} />
    case 'divider':
      return <hr className="content-divider" />
  }
}

type Props = { body: readonly ContentBlock[]; resolved: ContentResolved; homes: HomeList }

/** A document's body: each block by its type, and never HTML from its authors. */
export const ContentBody = ({ body, resolved, homes }: Props) => (
  <ResolvedProvider value={resolved}>
    {body.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
      <BlockView key={at} block={block} at={at} List={homes} />
    ))}
  </ResolvedProvider>
)
