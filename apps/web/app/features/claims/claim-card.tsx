import './claims.css'
import type { Claim, MediaFile } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { waiverWords } from '#app/lib/messages/stay/waiver.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Photo = ({ file, label, of }: { file: MediaFile | null; label: string; of: string }) => {
  const { noPhoto } = useWords(claimWords)
  return (
    <figure className="claim-photo">
      <figcaption>{label}</figcaption>
      {file?.thumbnail ? (
        <a href={file.originalSrc} target="_blank" rel="noreferrer">
          <img src={file.thumbnail} alt={`${label}: ${of}`} loading="lazy" />
        </a>
      ) : (
        <span>{noPhoto}</span>
      )}
    </figure>
  )
}

const Things = ({ items }: Pick<Claim, 'items'>) => {
  const words = useWords(claimWords)
  const { money } = useFormats()
  return items.map(({ what, amount, pairs }, index) => (
    // A claim never changes its things.
    // biome-ignore lint/suspicious/noArrayIndexKey: two things may be called alike
    <div className="claim-thing" key={index}>
      <p>
        <span data-content>{what}</span>
        <span className="num">{money(amount)}</span>
      </p>
      <ul className="claim-pairs">
        {pairs.map(({ before, after }) => (
          <li key={after.id}>
            <Photo file={before} label={words.before} of={what} />
            <Photo file={after} label={words.after} of={what} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

const Said = ({ said, zone }: { said: Claim['said']; zone: string }) => {
  const words = useWords(claimWords)
  const { money, moment } = useFormats()
  return (
    <ol className="claim-said">
      {said.map(({ side, author, what, amount, text, files, at }) => (
        <li key={`${at} ${what}`}>
          <b className="num">
            {side === 'clock'
              ? words.said.clock
              : words.said[what]({ name: author, amount: amount ? money(amount) : '' })}
          </b>
          <small className="num">{moment(at, zone)}</small>
          {text && <p data-content>{text}</p>}
          {files.length > 0 && (
            <p className="claim-files">
              {files.map(({ id, thumbnail, originalSrc, name }) => (
                <a key={id} href={originalSrc} target="_blank" rel="noreferrer">
                  <img src={thumbnail ?? ''} alt={name} loading="lazy" />
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

type Props = {
  claim: Claim
  /** The time zone of the times shown: the home's. */
  zone: string
  /** The side whose answer would be the reader's own, so that it is highlighted. */
  yours: Claim['state']
  /** The stay it is about, in a list of many that have their own headings. */
  over?: ReactNode
  children?: ReactNode
}

/** A claim with its items, its photos in pairs, and all messages; below, what its reader can do. */
export const ClaimCard = ({ claim, zone, yours, over, children }: Props) => {
  const words = useWords(claimWords)
  const { money, moment } = useFormats()
  const waivers = useWords(waiverWords)
  const { state, claimed, settled, answerBy, waiver, items, said } = claim
  const ended = state === 'settled' || state === 'closed'
  const Heading = over ? 'h3' : 'h2'
  const marks: Record<Claim['state'], StatusState> = {
    open: 'waiting',
    answered: 'waiting',
    escalated: 'half',
    settled: 'done',
    closed: 'off',
  }
  return (
    <article className="claim">
      <div className="claim-head num">
        <Heading>{words.claimed({ amount: money(claimed) })}</Heading>
        <Status state={state === yours ? 'yours' : marks[state]}>{words.states[state]}</Status>
        {over && <p>{over}</p>}
        {answerBy && <p>{words.until({ moment: moment(answerBy, zone) })}</p>}
        {waiver && !ended && <p>{waivers.onClaim({ limit: money(waiver) })}</p>}
        {state === 'settled' && settled && <p>{words.charged({ amount: money(settled) })}</p>}
        {state === 'closed' && <p>{words.nothingCharged}</p>}
      </div>
      <Things items={items} />
      <Said said={said} zone={zone} />
      {children}
    </article>
  )
}
