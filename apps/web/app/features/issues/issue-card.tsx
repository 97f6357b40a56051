import './issues.css'
import type { Issue } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'

const marks: Record<Issue['state'], StatusState> = { open: 'waiting', under_way: 'half', solved: 'done' }

type Props = {
  issue: Issue
  /** The time zone of the times shown: the home's. */
  zone: string
  /** Who reported it and where, in a list of many. */
  over?: ReactNode
  /** Its heading level: in a section, unless it stands alone on its page. */
  level?: 'h2' | 'h3'
  children?: ReactNode
}

/** What a guest reported, with its photos and the team's reply. */
export const IssueCard = ({ issue, zone, over, level: Heading = 'h3', children }: Props) => {
  const words = useWords(issueWords)
  const { moment } = useFormats()
  const { id, topic, text, files, state, reportedAt, answerBy, answers } = issue
  return (
    <article className="issue" id={`issue-${id}`}>
      <div className="issue-head">
        <Heading>{words.topics[topic]}</Heading>
        <Status state={marks[state]}>{words.states[state]}</Status>
      </div>
      <p className="t-small muted num">
        {moment(reportedAt, zone)}
        {over && <>, {over}</>}
      </p>
      {answerBy && state === 'open' && (
        <p className="t-small num">
          <b>{words.answerBy({ moment: moment(answerBy, zone) })}</b>
        </p>
      )}
      <p data-content>{text}</p>
      {files.length > 0 && (
        <p className="issue-photos">
          {files.map(({ id, thumbnail, originalSrc, name }) => (
            <a key={id} href={originalSrc} target="_blank" rel="noreferrer">
              <img src={thumbnail ?? ''} alt={name} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      {answers.length > 0 && (
        <ol className="issue-answers">
          {answers.map(({ author, text: said, at }) => (
            <li key={at}>
              <p data-content>{said}</p>
              <small className="num">{words.from({ name: author, moment: moment(at, zone) })}</small>
            </li>
          ))}
        </ol>
      )}
      {children}
    </article>
  )
}
