import './pages.css'
import type { ContentDocument } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { ContentBody } from '#app/features/content/content-body.tsx'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { ListedHomes } from '#app/features/home-picture/listed-homes.tsx'
import { useRoot } from '#app/lib/session.ts'

type Props = {
  /** Null until the team has written it: the page has its name and its list. */
  document: ContentDocument | null
  /** The text under the title if the team has written nothing. */
  lead?: string
  /** Beside the title. */
  actions?: ReactNode
  /** Between the head and the body. */
  children?: ReactNode
}

/** After a list, the text starts at the list's left edge. */
const Body = ({ document, isAfterList }: { document: ContentDocument; isAfterList: boolean }) => {
  const text = <ContentBody body={document.body} resolved={document.resolved} homes={ListedHomes} />
  if (!isAfterList)
    return (
      <div className="wrap content-article" data-content>
        {text}
      </div>
    )
  return (
    <div className="wrap page-section" data-content>
      <div className="content-column">{text}</div>
    </div>
  )
}

/** Head and body of a page the team writes. */
export const PageDocument = ({ document, lead, actions, children }: Props) => {
  const langOf = useLangOf()
  const title = useRoot()?.screen?.title
  // A page with a list or form starts with its title beside the picture; a text starts with the picture across.
  const isBeside = Boolean(children && document?.cover)
  return (
    <article className="page-document" data-beside={isBeside || undefined} {...(document && langOf(document.language))}>
      <header className="wrap page-head">
        <h1 className="t-title" data-content={document ? '' : undefined}>
          {document?.title ?? title}
        </h1>
        {document?.summary ? (
          <p className="t-intro" data-content>
            {document.summary}
          </p>
        ) : (
          lead && <p className="t-lead">{lead}</p>
        )}
        {actions}
      </header>
      {document?.cover && (
        <figure className="page-cover" data-content>
          <HomePicture
            image={document.cover}
            sizes={isBeside ? '(width > 992px) 58vw, 100vw' : '100vw'}
            eager
            focus="50% 60%"
          />
          {document.coverCaption && <figcaption className="wrap">{document.coverCaption}</figcaption>}
        </figure>
      )}
      {children}
      {document && document.body.length > 0 && <Body document={document} isAfterList={Boolean(children)} />}
    </article>
  )
}
