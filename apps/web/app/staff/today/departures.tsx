import type { DepartureOfDay } from '@porchlight/contract'
import { EmptyState, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { May } from '../use-may.ts'
import { GuestCell, HomeCell, ReadinessCell } from './cells.tsx'
import { stayHref } from './hrefs.ts'

type Props = { rows: readonly DepartureOfDay[]; may: May; now: string }

const outOf = (
  { left, at }: DepartureOfDay,
  now: string,
): { state: StatusState; said: 'left' | 'overdue' | 'expected' } => {
  if (left) return { state: 'done', said: 'left' }
  return at <= now ? { state: 'broken', said: 'overdue' } : { state: 'waiting', said: 'expected' }
}

/** Departures with the state of home and deposit. */
export const Departures = ({ rows, may, now }: Props) => {
  const words = useWords(staffTodayWords)
  const { clock, money } = useFormats()
  const left = rows.filter((row) => row.left).length
  return (
    <div id="departures">
      <Section
        title={words.departures}
        note={rows.length > 0 && words.departuresNote({ left, number: rows.length })}
        className="today-part"
      >
        <Table
          caption={words.departures}
          className="today-table"
          rows={rows}
          rowKey={({ booking, home, kind }) => booking?.id ?? `${kind}-${home.id}`}
          rowHref={(row) => stayHref(row, may)}
          empty={<EmptyState title={words.noDepartures}>{words.noDeparturesText}</EmptyState>}
          columns={[
            { id: 'home', head: words.home, cell: ({ home }) => <HomeCell home={home} /> },
            { id: 'guest', head: words.guest, cell: (stay) => <GuestCell stay={stay} /> },
            {
              id: 'out',
              head: words.out,
              cell: (row) => {
                const { state, said } = outOf(row, now)
                return (
                  <span className="staff-cell num">
                    {clock(row.at, row.home.timeZone)}
                    <small>
                      <Status state={state}>{words[said]}</Status>
                    </small>
                  </span>
                )
              },
            },
            { id: 'state', head: words.state, cell: ({ readiness }) => <ReadinessCell readiness={readiness} /> },
            ...(may('bookings')
              ? [
                  {
                    id: 'deposit',
                    head: words.deposit,
                    align: 'end' as const,
                    cell: ({ deposit }: DepartureOfDay) =>
                      deposit ? (
                        <span className="staff-cell num">
                          {money(deposit.amount)}
                          <small>{words.deposits[deposit.state]}</small>
                        </span>
                      ) : (
                        <span className="today-quiet">{words.noDeposit}</span>
                      ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
    </div>
  )
}
