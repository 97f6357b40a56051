import { type Issue, issueTopics, promiseTopic, reportIssue } from '@porchlight/contract'
import { PromiseNote } from '#app/features/hosts/promise-note.tsx'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { ReportForm } from '#app/features/issues/report-form.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { QueuedNotice } from '#app/lib/offline/queued-notice.tsx'
import { useQueued } from '#app/lib/offline/use-queue.ts'

type Props = {
  bookingId: number
  timeZone: string
  issues: readonly Issue[]
  mayReport: boolean
  /** The deadline for reports under the as-described promise. */
  promiseUntil: string | null
}

/** The guest's issue reports from check-in on, with the team's updates. */
export const Issues = ({ bookingId, timeZone, issues, mayReport, promiseUntil }: Props) => {
  const words = useWords(issueWords)
  const { moment } = useFormats()
  const object = `issues:${bookingId}`
  const waiting = useQueued(object)
  if (!mayReport && issues.length === 0) return null
  return (
    <section className="trip-block" id="issues">
      <h2>{mayReport ? words.title : words.reported}</h2>
      {mayReport && <p className="trip-note">{words.text}</p>}
      {promiseUntil && (
        <div className="trip-promise">
          <PromiseNote />
          <p className="t-small muted num">{words.promiseUntil({ until: moment(promiseUntil, timeZone) })}</p>
        </div>
      )}
      <QueuedNotice heads={waiting} />
      {mayReport && (
        <ReportForm
          call={reportIssue}
          id={bookingId}
          object={object}
          topics={promiseUntil ? [promiseTopic, ...issueTopics] : issueTopics}
        />
      )}
      {issues.map((issue) => (
        <IssueCard key={issue.id} issue={issue} zone={timeZone} />
      ))}
    </section>
  )
}
