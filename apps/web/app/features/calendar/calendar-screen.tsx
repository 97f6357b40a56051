import './calendar.css'
import './panel.css'
import './year.css'
import { type ReactNode, useMemo, useState } from 'react'
import { Board } from './board.tsx'
import type { loadBoard } from './load-board.ts'
import { type CalendarPlace, CalendarPlaceProvider, MovingProvider, type StayStart } from './place.ts'
import { YearBoard } from './year-board.tsx'

type Props = { place: CalendarPlace; board: Awaited<ReturnType<typeof loadBoard>>; filters?: ReactNode }

/** In portals that support it, bars and cards inside can change a stay. */
const Moving = ({ place: { StayMove }, children }: { place: CalendarPlace; children: ReactNode }) => {
  const [moving, setMoving] = useState<{ bookingId: number; start: StayStart }>()
  const move = useMemo(
    () => (StayMove ? (bookingId: number, start: StayStart) => setMoving({ bookingId, start }) : null),
    [StayMove],
  )
  return (
    <MovingProvider value={move}>
      {children}
      {StayMove && moving && <StayMove {...moving} onClose={() => setMoving(undefined)} />}
    </MovingProvider>
  )
}

/** The calendar of many homes in weeks, a month, or a year. */
export const CalendarScreen = ({ place, board, filters }: Props) => {
  const { inView, claims, shown, rows, ...shared } = board
  return (
    <CalendarPlaceProvider value={place}>
      <Moving place={place}>
        {shared.view.look === 'year' ? (
          <YearBoard {...shared} filters={filters} homes={inView} claims={claims} />
        ) : (
          <Board
            key={shared.view.look}
            {...shared}
            filters={filters}
            shown={shared.view.look === 'month' ? inView : shown}
            rows={rows}
          />
        )}
      </Moving>
    </CalendarPlaceProvider>
  )
}
