import { type Booking, bookingById, homeCards } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { StayStart } from '#app/features/calendar/place.ts'
import { api } from '#app/lib/api.ts'
import type { ChosenHome } from '../homes-field.tsx'

const ChangeStay = lazy(() => import('../booking/change-stay.tsx'))

type Loaded = { booking: Booking; to: ChosenHome | undefined }

/** A bar's booking, and the home it was dropped on. */
const load = async (bookingId: number, homeId: number | undefined): Promise<Loaded | string> => {
  const [found, cards] = await Promise.all([
    api(bookingById, { params: { id: bookingId } }),
    homeId === undefined ? undefined : api(homeCards, { query: { ids: String(homeId) } }),
  ])
  if (!found.ok) return found.error.message
  const card = cards?.ok ? cards.results.homes[0] : undefined
  return { booking: found.results.booking, to: card && { id: card.id, name: card.name } }
}

/** Changes a stay from the calendar: where its bar was dropped, or from its card. */
export const StayMove = ({
  bookingId,
  start,
  onClose,
}: {
  bookingId: number
  start: StayStart
  onClose: () => void
}) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const begin = useEffectEvent((answer: Loaded | string) => {
    if (typeof answer !== 'string') return setLoaded(answer)
    toast({ type: 'danger', message: answer })
    return onClose()
  })
  useEffect(() => {
    let active = true
    void load(bookingId, start.homeId).then((answer) => active && begin(answer))
    return () => {
      active = false
    }
  }, [bookingId, start.homeId])
  if (!loaded) return null
  return (
    <Suspense>
      <ChangeStay booking={loaded.booking} start={start} to={loaded.to} onClose={onClose} />
    </Suspense>
  )
}
