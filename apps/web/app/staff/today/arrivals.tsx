import type { ArrivalOfDay } from '@porchlight/contract'
import { EmptyState, Section, Status, type StatusState, Table, type TableColumn } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { May } from '../use-may.ts'
import { GuestCell, HomeCell, ReadinessCell } from './cells.tsx'
import { readinessCounts } from './figures.ts'
import { stayHref } from './hrefs.ts'

type Known<T> = Exclude<T, null>

const identityMarks: Record<Known<ArrivalOfDay['identity']>, StatusState> = {
  accepted: 'done',
  sent: 'yours',
  open: 'broken',
  refused: 'broken',
}

const codeMarks: Record<Known<ArrivalOfDay['doorCode']>, StatusState> = {
  open: 'done',
  later: 'waiting',
  none: 'off',
  over: 'off',
  held_back: 'broken',
  identity_first: 'broken',
}

const useColumns = (seesBookings: boolean): readonly TableColumn<ArrivalOfDay>[] => {
  const words = useWords(staffTodayWords)
  const { clock, money } = useFormats()
  const always: readonly TableColumn<ArrivalOfDay>[] = [
    { id: 'home', head: words.home, cell: ({ home }) => <HomeCell home={home} /> },
    { id: 'guest', head: words.guest, cell: (stay) => <GuestCell stay={stay} /> },
    {
      id: 'time',
      head: words.time,
      cell: ({ at, home, arrived }) => (
        <span className="staff-cell num">
          {clock(at, home.timeZone)}
          {arrived && <small>{words.arrived}</small>}
        </span>
      ),
    },
    { id: 'state', head: words.state, cell: ({ readiness }) => <ReadinessCell readiness={readiness} /> },
  ]
  if (!seesBookings) return always
  return [
    ...always,
    {
      id: 'balance',
      head: words.balance,
      align: 'end',
      cell: ({ balance, booking }) => {
        if (balance) return <span className="today-owed num">{words.owed({ amount: money(balance) })}</span>
        return booking && <span className="today-quiet">{words.paid}</span>
      },
    },
    {
      id: 'identity',
      head: words.identity,
      cell: ({ identity, booking }) => {
        if (identity) return <Status state={identityMarks[identity]}>{words.identities[identity]}</Status>
        return booking && <span className="today-quiet">{words.notRequired}</span>
      },
    },
    {
      id: 'code',
      head: words.doorCode,
      cell: ({ doorCode }) => doorCode && <Status state={codeMarks[doorCode]}>{words.doorCodes[doorCode]}</Status>,
    },
  ]
}

/** Arrivals with what is missing before check-in. */
export const Arrivals = ({ rows, may }: { rows: readonly ArrivalOfDay[]; may: May }) => {
  const words = useWords(staffTodayWords)
  const { ready, cleaning, unassigned } = readinessCounts(rows)
  const note = [
    ready > 0 && words.arrivalsReady({ number: ready }),
    cleaning > 0 && words.arrivalsCleaning({ number: cleaning }),
    unassigned > 0 && words.arrivalsUnassigned({ number: unassigned }),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <div id="arrivals">
      <Section title={words.arrivals} note={note} className="today-part">
        <Table
          caption={words.arrivals}
          className="today-table"
          rows={rows}
          rowKey={({ booking, home, kind }) => booking?.id ?? `${kind}-${home.id}`}
          rowHref={(row) => stayHref(row, may)}
          columns={useColumns(may('bookings'))}
          empty={<EmptyState title={words.noArrivals}>{words.noArrivalsText}</EmptyState>}
        />
      </Section>
    </div>
  )
}
