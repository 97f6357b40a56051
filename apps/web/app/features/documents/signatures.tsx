import './documents.css'
import type { HomeDocument } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Signer = Pick<HomeDocument['signers'][number], 'id' | 'name' | 'signedName' | 'signedAt'> & { you?: boolean }
type Props = { signers: readonly Signer[]; textHash: string; timeZone: string }

/** Signers with their dates, and the document hash. */
export const Signatures = ({ signers, textHash, timeZone }: Props) => {
  const words = useWords(documentWords)
  const { moment } = useFormats()
  return (
    <>
      <ul className="document-rows">
        {signers.map(({ id, name, you, signedName, signedAt }) => (
          <li key={id}>
            <span>
              {signedName ? <span className="document-hand">{signedName}</span> : <b>{name}</b>}
              {signedName && signedName !== name && <small>{words.forUs({ name })}</small>}
              {you && <small>{words.you}</small>}
            </span>
            <span className="num muted">{signedAt ? moment(signedAt, timeZone) : words.notYet}</span>
          </li>
        ))}
      </ul>
      <p className="document-seal t-mini muted">{words.seal({ hash: textHash })}</p>
    </>
  )
}
