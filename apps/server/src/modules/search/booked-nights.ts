import { isPlainDate, type Stay } from '@porchlight/contract'
import type { EventNotice } from '#kernel/notices'

/** Nights of a home that are gone. */
export type BookedStay = { homeId: number; stay: Stay }

/** What the notice says is gone, by its hint `arrive/depart`; undefined when it says nothing of the kind. */
export const bookedStaysOf = ({ name, homeId, hint }: EventNotice): BookedStay | undefined => {
  const [arrive = '', depart = ''] = hint?.split('/') ?? []
  const notified = name === 'nights.changed' && homeId !== null && isPlainDate(arrive) && isPlainDate(depart)
  return notified ? { homeId, stay: { arrive, depart } } : undefined
}
