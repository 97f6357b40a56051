import { isPlainDate, type Stay } from '@porchlight/contract'
import type { EventNotice } from '#kernel/notices'

/** Nights of a home that are no longer available. */
export type BookedStay = { homeId: number; stay: Stay }

/** The stay that a notice says is booked, from its hint `arrive/depart`; undefined for any other notice. */
export const bookedStaysOf = ({ name, homeId, hint }: EventNotice): BookedStay | undefined => {
  const [arrive = '', depart = ''] = hint?.split('/') ?? []
  const notified = name === 'nights.changed' && homeId !== null && isPlainDate(arrive) && isPlainDate(depart)
  return notified ? { homeId, stay: { arrive, depart } } : undefined
}
