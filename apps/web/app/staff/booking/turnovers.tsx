import { type Booking, type BookingOverview, instantAt, type TurnoverOfStay } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { JobState } from '#app/features/jobs/job-state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AreaActions } from '../area-actions.tsx'
import { StaffLink } from '../staff-link.tsx'
import { useMay } from '../use-may.ts'
import { TurnoverAssign } from './turnover-assign.tsx'

type BoardLinkProps = { date: string; orNothing?: boolean; title?: string; children: ReactNode }

const BoardLink = ({ date, children, ...props }: BoardLinkProps) => (
  <StaffLink className="inline-link" href={`${href('/staff/operations')}?date=${date}`} {...props}>
    {children}
  </StaffLink>
)

type Side = { guest: string; at: string; link?: { id: number; number: string } | null } | null

const Stay = ({ label, of, zone }: { label: string; of: Side; zone: string }) => {
  const { clock } = useFormats()
  return (
    <span className="staff-cell num">
      <small>{label}</small>
      <b data-content>
        {of?.link ? (
          <StaffLink
            className="inline-link"
            href={href('/staff/bookings/:bookingId', { bookingId: String(of.link.id) })}
          >
            {of.guest}, <span className="booking-code">{of.link.number}</span>
          </StaffLink>
        ) : (
          (of?.guest ?? '—')
        )}
      </b>
      {of && <small>{clock(of.at, zone)}</small>}
    </span>
  )
}

type CardProps = { title: string; turnover: TurnoverOfStay | null; day: string; out: Side; inn: Side; zone: string }

const Turnover = ({ title, turnover, day: stayDay, out, inn, zone }: CardProps) => {
  const words = useWords(bookingOverviewWords)
  const { day, moment, clock } = useFormats()
  const mayAssign = useMay()('homes', 'act')
  return (
    <section className="booking-turnover">
      <header>
        <h3 className="t-small muted">{title}</h3>
        {turnover && <JobState state={turnover.state} />}
      </header>
      {turnover ? (
        <>
          <p className="booking-turnover-when num">
            <BoardLink date={turnover.day} title={words.board}>
              {turnover.opensAt ? moment(turnover.opensAt, zone) : day(turnover.day)}
            </BoardLink>
            {turnover.dueAt && turnover.sameDay && ` – ${clock(turnover.dueAt, zone)}`}
          </p>
          {turnover.sameDay && <p className="muted">{words.sameDay}</p>}
          <div className="booking-turnover-stays">
            <Stay label={words.out} of={out} zone={zone} />
            <Stay label={words.inn} of={inn} zone={zone} />
          </div>
          <div className="booking-turnover-who">
            <span data-content={turnover.assignee ? '' : undefined} data-none={turnover.assignee === null || undefined}>
              {turnover.assignee?.name ?? words.unassigned}
            </span>
            {mayAssign && turnover.state === 'planned' && (
              <AreaActions area="homes">
                <TurnoverAssign key={turnover.jobId} turnover={turnover} title={title} />
              </AreaActions>
            )}
          </div>
        </>
      ) : (
        <p className="muted">
          {words.noTurnover}{' '}
          <BoardLink orNothing date={stayDay}>
            {words.board}
          </BoardLink>
        </p>
      )}
    </section>
  )
}

type Props = { booking: Booking; guest: string; turnovers: BookingOverview['turnovers'] }

/** What prepares the home for the stay, and what follows it, with the stays next to it. */
export const Turnovers = ({ booking, guest, turnovers: { before, after } }: Props) => {
  const words = useWords(bookingOverviewWords)
  const { home, arrive, depart } = booking
  const own = (date: string, time: string): Side => ({
    guest,
    at: instantAt(home.timeZone, date, time).toISOString(),
  })
  const side = (turnover: TurnoverOfStay | null): Side =>
    turnover?.other ? { guest: turnover.other.guest, at: turnover.other.at, link: turnover.other } : null
  return (
    <Section className="booking-turnovers" title={words.turnovers}>
      <div>
        <Turnover
          title={words.before}
          turnover={before}
          day={arrive}
          out={side(before)}
          inn={own(arrive, home.checkInTime)}
          zone={home.timeZone}
        />
        <Turnover
          title={words.after}
          turnover={after}
          day={depart}
          out={own(depart, home.checkOutTime)}
          inn={side(after)}
          zone={home.timeZone}
        />
      </div>
    </Section>
  )
}
