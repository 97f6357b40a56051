import { z } from 'zod'
import { defineEvent, id } from '#kernel/events'

/** Anything a listener may have copied from a home: text, location, pictures, status, rating. */
export const homeChanged = defineEvent('home.changed', 'Something about a home was changed.', { homeId: id })
export const homeMoved = defineEvent('home.moved', 'A home went from one status to the next.', {
  homeId: id,
  moveId: id,
  to: z.string(),
  note: z.string(),
  by: z.string(),
})
export const areaChanged = defineEvent('area.changed', 'An area was changed.', { areaId: z.string() })
export const homeGroupsChanged = defineEvent('home_groups.changed', 'Homes joined or left a group of homes.', {})
export const serviceLevelsChanged = defineEvent('service_levels.changed', 'The service levels were changed.', {})
export const homeCopied = defineEvent('home.copied', 'A home was created as a copy; its rates follow.', {
  homeId: id,
  fromId: id,
  by: id,
})
