import type { Picture, PlainDate } from '@porchlight/contract'
import { type ComponentType, createContext, useCallback, useContext } from 'react'
import { href } from 'react-router'
import type { HomeCalendar } from './row.ts'
import { type CalendarView, searchOf } from './window.ts'

export type CalendarQuery = { from: PlainDate; to: PlainDate; homes: string }

/** Where a stay was dragged to; empty if the reader chooses. */
export type StayStart = { arrive?: PlainDate; depart?: PlainDate; homeId?: number }

/**
 * What differs between the portals that show the calendar: its screen and call, where its bars link, how pictures are
 * rendered.
 */
export type CalendarPlace = {
  screen: '/owners/calendar/:propertyId?/:date?' | '/staff/calendar/:propertyId?/:date?'
  booking: '/owners/bookings/:bookingId' | '/staff/bookings/:bookingId'
  /** The calendars of several homes; null if they did not load. */
  read: (query: CalendarQuery, signal: AbortSignal) => Promise<readonly HomeCalendar[] | null>
  HomeImage: ComponentType<{ image: Picture }>
  /** Where to start a booking of the selected nights; only if the reader can. */
  newBooking?: (homeId: number, nights: { from: PlainDate; to: PlainDate }) => string
  /** Changes a booked stay's dates or home; only if the reader can. */
  StayMove?: ComponentType<{ bookingId: number; start: StayStart; onClose: () => void }>
  /** Where to invite guests of an owner stay; only if the reader can. */
  stayGuests?: (homeId: number, blockId: number) => string
  /** Extra search parameters that every view preserves. */
  filters?: Readonly<Record<string, string>>
}

/** Starts changing a stay from a bar or its card. */
type MoveStay = (bookingId: number, start: StayStart) => void
const Moving = createContext<MoveStay | null>(null)
export const MovingProvider = Moving.Provider
export const useMoveStay = (): MoveStay | null => useContext(Moving)

const Place = createContext<CalendarPlace | null>(null)
export const CalendarPlaceProvider = Place.Provider

export const useCalendarPlace = (): CalendarPlace => {
  const place = useContext(Place)
  if (!place) throw new Error('The calendar needs a CalendarPlaceProvider around it.')
  return place
}

/** Paths of views. The page of homes is included only on request; otherwise it follows the home. */
export const useCalendarPath = () => {
  const { screen, filters } = useCalendarPlace()
  return useCallback(
    (view: CalendarView, namesPage = false): string => {
      const path = href(screen, view.homeId === null ? {} : { propertyId: String(view.homeId) })
      const search = new URLSearchParams(
        searchOf(namesPage ? view : { ...view, page: view.homeId === null ? view.page : 1 }),
      )
      for (const [name, value] of Object.entries(filters ?? {})) search.set(name, value)
      return `${path}?${search}`
    },
    [screen, filters],
  )
}
