import type { HomeClaims, PlainDate } from '@porchlight/contract'
import { Pagination } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useCalendarPath } from './place.ts'
import type { CalendarHome } from './row.ts'
import { Bar as Tools } from './toolbar.tsx'
import type { CalendarView } from './window.ts'
import { YearLegend } from './year-legend.tsx'
import { YearOfHome } from './year-of-home.tsx'
import { YearOfHomes } from './year-of-homes.tsx'

export type YearData = {
  view: CalendarView
  today: PlainDate
  towns: readonly { name: string; homes: number }[]
  pages: number
  all: number
  homes: readonly CalendarHome[]
  claims: readonly HomeClaims[]
  /** Extra filters, in addition to those of every portal. */
  filters?: ReactNode
}

/** Year view of all homes or one. */
export const YearBoard = ({ view, today, towns, pages, all, homes, claims, filters }: YearData) => {
  const pathTo = useCalendarPath()
  const words = useWords(ownerCalendarWords)
  const home = homes.find(({ id }) => id === view.homeId)
  const held = new Map(claims.map((one) => [one.id, one]))
  const own = home && held.get(home.id)
  return (
    <div className="cal-board">
      <div className="cal-main">
        <Tools filters={filters} view={view} towns={towns} all={all} today={today} />
        <YearLegend />
        {claims.length === 0 && homes.length > 0 && <p className="cal-none">{words.unread}</p>}
        {home && own ? (
          <>
            <div className="cal-one">
              <h2>{home.name}</h2>
              <Link to={pathTo({ ...view, homeId: null })}>{words.allHomes}</Link>
            </div>
            <YearOfHome view={view} claims={own} />
          </>
        ) : (
          <>
            <YearOfHomes view={view} homes={homes} claims={held} />
            <div className="cal-pages">
              <Pagination
                label={words.homesPages}
                current={view.page}
                pages={pages}
                hrefOf={(page) => pathTo({ ...view, homeId: null, page }, true)}
                previousLabel={words.previousPage}
                nextLabel={words.nextPage}
                pageLabel={(number) => words.page({ number })}
              />
            </div>
          </>
        )}
      </div>
    </div>
  )
}
