import type { Booking } from '@porchlight/contract'
import { Button, Section } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { IssueCard } from '#app/features/issues/issue-card.tsx'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ScheduleRepair } from '../issues/schedule-repair.tsx'
import { useMay } from '../use-may.ts'
import type { DataOf } from './page.tsx'

const IssuePanel = lazy(() => import('./issue-panel.tsx'))
const JobPanel = lazy(() => import('./job-panel.tsx'))

type Props = { booking: Booking } & Pick<DataOf<'home'>, 'reported' | 'now'>

/** Issues of the stay, with what can be done about them: record one, and create a job for the home. */
export const HomeIssues = ({ booking, reported: { issues, mayRecord }, now }: Props) => {
  const { home: words } = useWords(staffBookingWords)
  const may = useMay()
  const [open, setOpen] = useState<'issue' | 'job'>()
  const { home } = booking
  const close = () => setOpen(undefined)
  return (
    <Section
      title={words.reports}
      side={
        <span className="staff-acts">
          {mayRecord && may('bookings', 'act') && (
            <Button size="small" icon="plus" onClick={() => setOpen('issue')}>
              {words.report}
            </Button>
          )}
          {may('homes', 'act') && (
            <Button size="small" icon="plus" onClick={() => setOpen('job')}>
              {words.newJob}
            </Button>
          )}
        </span>
      }
    >
      {issues.length === 0 && <p className="muted">{words.noReports}</p>}
      {issues.map((issue) => (
        <IssueCard key={issue.id} issue={issue} zone={home.timeZone}>
          {issue.state !== 'solved' && (
            <ScheduleRepair issue={{ ...issue, home: home.name, homeId: home.id, timeZone: home.timeZone }} />
          )}
        </IssueCard>
      ))}
      <Suspense>
        {open === 'issue' && <IssuePanel bookingId={booking.id} onClose={close} />}
        {open === 'job' && <JobPanel booking={booking} now={now} onClose={close} />}
      </Suspense>
    </Section>
  )
}
