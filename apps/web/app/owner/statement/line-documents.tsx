import type { MediaFile, StatementLine, SupportingDocument } from '@porchlight/contract'
import { Icon } from '@porchlight/ui'
import { createContext, useContext } from 'react'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Supporting = createContext<readonly SupportingDocument[]>([])
export const SupportingProvider = Supporting.Provider

const Photos = ({ title, files }: { title: string; files: readonly MediaFile[] }) => {
  const words = useWords(ownerStatementWords).support
  if (files.length === 0) return null
  return (
    <figure className="statement-photos">
      <figcaption>{title}</figcaption>
      <p>
        {files.map(({ id, thumbnail, originalSrc, name }) => (
          <a key={id} href={originalSrc} target="_blank" rel="noreferrer" aria-label={words.fileName({ name })}>
            <img src={thumbnail ?? ''} alt="" loading="lazy" />
          </a>
        ))}
      </p>
    </figure>
  )
}

/** Bills and supporting documents by name; an image is shown directly. */
const Documents = ({ files }: { files: readonly MediaFile[] }) => (
  <ul className="statement-files">
    {files.map(({ id, originalSrc, thumbnail, name }) => (
      <li key={id}>
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Icon name="document" size={16} />}
        <a className="inline-link" href={originalSrc} target="_blank" rel="noreferrer" data-content>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

const Source = ({ of: { reason, madeBy, approvedBy, files, before, after } }: { of: SupportingDocument }) => {
  const words = useWords(ownerStatementWords).support
  return (
    <>
      {reason && (
        <p className="statement-reason" data-content>
          {reason}
        </p>
      )}
      {madeBy && (
        <p className="statement-small">
          {[words.enteredBy({ name: madeBy }), approvedBy && words.approvedBy({ name: approvedBy })]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {files.length > 0 && <Documents files={files} />}
      <Photos title={words.before} files={before} />
      <Photos title={words.after} files={after} />
    </>
  )
}

/** The documents behind a line's entries. */
export const useSupporting = ({ entries }: StatementLine): SupportingDocument[] => {
  const all = useContext(Supporting)
  return all.filter(({ entryId }) => entries.some(({ id }) => id === entryId))
}

/** Why a correction was made, or the bill and photos of an expense. */
export const SupportingDocuments = ({ supporting }: { supporting: readonly SupportingDocument[] }) => {
  const words = useWords(ownerStatementWords).support
  return (
    <div className="statement-support">
      <h4>{words.title}</h4>
      {supporting.map((one) => (
        <Source key={one.entryId} of={one} />
      ))}
    </div>
  )
}
