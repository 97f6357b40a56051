import { href } from 'react-router'
import { searchOf, type View } from './window.ts'

/** The address of a view. The page of homes is only named when it is asked for, or it follows the home. */
export const addressOf = (view: View, namesPage = false): string => {
  const path = href(
    '/owners/calendar/:propertyId?/:date?',
    view.homeId === null ? {} : { propertyId: String(view.homeId) },
  )
  return `${path}?${searchOf(namesPage ? view : { ...view, page: view.homeId === null ? view.page : 1 })}`
}
