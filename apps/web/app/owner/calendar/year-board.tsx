import type { HomeClaims, OwnerHome, PlainDate } from '@porchlight/contract'
import { Pagination } from '@porchlight/ui'
import { Link } from 'react-router'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { calendarPath } from './paths.ts'
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
  homes: readonly OwnerHome[]
  claims: readonly HomeClaims[]
}

/** Year view of all homes or one. */
export const YearBoard = ({ view, today, towns, pages, all, homes, claims }: YearData) => {
  const words = useWords(ownerCalendarWords)
  const home = homes.find(({ id }) => id === view.homeId)
  const held = new Map(claims.map((one) => [one.id, one]))
  const own = home && held.get(home.id)
  return (
    <div className="cal-board">
      <div className="cal-main">
        <Tools view={view} towns={towns} all={all} today={today} />
        <YearLegend />
        {claims.length === 0 && homes.length > 0 && <p className="cal-none">{words.unread}</p>}
        {home && own ? (
          <>
            <div className="cal-one">
              <h2>{home.name}</h2>
              <Link to={calendarPath({ ...view, homeId: null })}>{words.allHomes}</Link>
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
                hrefOf={(page) => calendarPath({ ...view, homeId: null, page }, true)}
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
