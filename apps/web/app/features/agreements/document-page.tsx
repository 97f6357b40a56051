import './agreements.css'
import { Alert, Button, ButtonLink, Disclosure, DocumentText, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '#app/lib/language-context.ts'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AdditionalAgreement } from './additional-agreement.tsx'
import { Changes } from './changes.tsx'
import { documentAddress } from './document-address.ts'
import type { LoadedDocument } from './load-document.ts'
import { type Heading, outlineOf } from './outline.ts'
import { useVersionDate } from './version-date.ts'

type Props = { document: LoadedDocument; lead?: string }
type Content = LoadedDocument['content']

const Parts = ({ headings }: { headings: readonly Heading[] }) => (
  <ul lang="en">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
)

/** Next to the text on wide screens. */
const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  const words = useWords(agreementWords)
  return (
    <nav className="document-contents" aria-label={words.onThisPage}>
      <h2 className="t-mini muted">{words.onThisPage}</h2>
      <Parts headings={headings} />
    </nav>
  )
}

/** Above the text on narrow screens, collapsed. */
const FoldedContents = ({ headings }: { headings: readonly Heading[] }) => {
  const words = useWords(agreementWords)
  return (
    <Disclosure className="document-folded" summary={words.onThisPage}>
      <nav aria-label={words.onThisPage}>
        <Parts headings={headings} />
      </nav>
    </Disclosure>
  )
}

const Documents = ({ documents, current }: { documents: LoadedDocument['documents']; current: string }) => {
  const words = useWords(agreementWords)
  return (
    <nav className="document-list" aria-label={words.documents}>
      <h2 className="t-mini muted">{words.documents}</h2>
      <ul lang="en">
        {documents.map(({ type, title }) => (
          <li key={type}>
            <UiLink href={documentAddress(type)} aria-current={type === current ? 'page' : undefined}>
              {title}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Version history with changes. */
const Versions = ({ content: { type, version, versions } }: { content: Content }) => {
  const words = useWords(agreementWords)
  const dayOf = useVersionDate()
  const [latest, ...earlier] = versions
  if (!latest || earlier.length === 0) return null
  return (
    <Disclosure className="document-versions" summary={words.versions}>
      <ul>
        {versions.map((one) => (
          <li key={one.version}>
            <span>
              {words.wording({ version: one.version })}
              <span className="muted">, {words.inForceFrom({ date: dayOf(one.inForceFrom) })}</span>
            </span>
            <span className="document-version-links">
              {one.version !== version && (
                <UiLink
                  className="inline-link"
                  href={documentAddress(type, one.version === latest.version ? {} : { version: one.version })}
                >
                  {words.read}
                </UiLink>
              )}
              {one.version !== latest.version && (
                <UiLink className="inline-link" href={documentAddress(type, { since: one.version })}>
                  {words.whatChanged}
                </UiLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const Notes = ({ content }: { content: Content }) => {
  const words = useWords(agreementWords)
  const reader = useLanguage()
  const latest = content.versions[0]?.version ?? content.version
  const note = (text: string, action?: ReactNode) => (
    <Alert tone="info" action={action}>
      {text}
    </Alert>
  )
  return (
    <>
      {content.version !== latest &&
        note(
          words.notInForce,
          <ButtonLink size="small" href={documentAddress(content.type)}>
            {words.showCurrent}
          </ButtonLink>,
        )}
      {!reader.startsWith('en') && note(words.english)}
      {!content.preRendered && note(words.general)}
    </>
  )
}

const Head = ({ content, lead }: { content: Content; lead: string | undefined }) => {
  const words = useWords(agreementWords)
  const dayOf = useVersionDate()
  const { title, version, inForceFrom, customFile } = content
  return (
    <header className="document-head">
      <h1 className="t-h1" lang="en">
        {title}
      </h1>
      {lead && <p className="t-lead">{lead}</p>}
      <p className="document-dated num">
        <span>{words.inForceFrom({ date: dayOf(inForceFrom) })}</span>
        <span>{words.wording({ version })}</span>
      </p>
      <div className="document-actions">
        {customFile ? (
          <ButtonLink href={customFile.url} target="_blank" rel="noopener">
            {words.newTab}
          </ButtonLink>
        ) : (
          <Button icon="print" onClick={() => print()}>
            {words.print}
          </Button>
        )}
      </div>
    </header>
  )
}

/** A document page: text, effective date, changes, and links to all others. */
export const DocumentPage = ({ document: { content, documents, changes }, lead }: Props) => {
  const words = useWords(agreementWords)
  const dayOf = useVersionDate()
  const { html, headings } = outlineOf(content.agreement)
  return (
    <div className="wrap document-page">
      <aside className="document-aside">
        {!content.customFile && <Contents headings={headings} />}
        <Documents documents={documents} current={content.type} />
      </aside>
      <article className="document-main">
        <Head content={content} lead={lead} />
        <div className="document-notes">
          <Notes content={content} />
          <Versions content={content} />
        </div>
        {!content.customFile && <FoldedContents headings={headings} />}
        {changes && (
          <section className="document-changed" aria-labelledby="changed">
            <div className="document-changed-head">
              <h2 className="t-h3" id="changed">
                {words.changesTitle({ version: changes.from.version })}
              </h2>
              <UiLink className="inline-link" href={documentAddress(content.type)}>
                {words.hideChanges}
              </UiLink>
            </div>
            <Changes blocks={changes.blocks} summary={content.changes} />
          </section>
        )}
        {content.customFile ? (
          <iframe className="ui-document-file" title={content.title} src={content.customFile.url} />
        ) : (
          <DocumentText
            label={words.label({ title: content.title })}
            html={html}
            language="en"
            className="document-text"
          />
        )}
        <AdditionalAgreement html={content.additionalAgreement} />
        <p className="document-fingerprint t-mini muted">
          {words.printNote({
            version: content.version,
            date: dayOf(content.inForceFrom),
            hash: content.textHash,
          })}
        </p>
      </article>
    </div>
  )
}
