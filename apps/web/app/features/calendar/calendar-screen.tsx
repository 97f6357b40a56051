import './calendar.css'
import './panel.css'
import './year.css'
import type { ReactNode } from 'react'
import { Board } from './board.tsx'
import type { loadBoard } from './load-board.ts'
import { type CalendarPlace, CalendarPlaceProvider } from './place.ts'
import { YearBoard } from './year-board.tsx'

type Props = { place: CalendarPlace; board: Awaited<ReturnType<typeof loadBoard>>; filters?: ReactNode }

/** The calendar of many homes in weeks, a month, or a year. */
export const CalendarScreen = ({ place, board, filters }: Props) => {
  const { inView, claims, shown, rows, ...shared } = board
  return (
    <CalendarPlaceProvider value={place}>
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
    </CalendarPlaceProvider>
  )
}
