import { href } from 'react-router'
import { type CalendarView, searchOf } from './window.ts'

/** Path of a view. The page of homes is included only on request; otherwise it follows the home. */
export const calendarPath = (view: CalendarView, namesPage = false): string => {
  const path = href(
    '/owners/calendar/:propertyId?/:date?',
    view.homeId === null ? {} : { propertyId: String(view.homeId) },
  )
  return `${path}?${searchOf(namesPage ? view : { ...view, page: view.homeId === null ? view.page : 1 })}`
}
