import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { id } from './values/ids.ts'

/** Where a home can be shown in addition to our own site. */
export const marketingChannels = ['airbnb', 'vrbo', 'booking', 'expedia', 'google'] as const
export type MarketingChannel = (typeof marketingChannels)[number]

const channels = z.array(z.enum(marketingChannels)).max(marketingChannels.length)
const path = 'owners/properties/{id}/channels'

export const channelsOfHome = endpoint({
  method: 'GET',
  path,
  summary: 'Get the channels a home can be listed on beside our own site',
  ...ofManagedHome,
  results: z.object({ home: z.object({ id, name: z.string() }), channels }),
  errors: {},
})

export const keepChannels = endpoint({
  method: 'PUT',
  path,
  summary: 'Set the channels a home can be listed on beside our own site; none is allowed',
  ...ofManagedHome,
  body: z.object({ channels }),
  results: z.object({}),
  errors: {},
})
