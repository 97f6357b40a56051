import { z } from 'zod'
import { postalAddress } from './company.ts'
import { endpoint } from './endpoint.ts'
import { homeDetails } from './home-details.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id } from './values/ids.ts'

/** The maximum number of drafts an owner can have at a time; staff have no limit. */
export const mostDrafts = 20

/** The initial data of a draft; setup asks for the rest. */
const newHome = z.object({
  name: homeDetails.shape.name,
  address: postalAddress,
  /** The home's location; needed only if the address can't be found. */
  pin: z.object({ lat: homeDetails.shape.lat, lng: homeDetails.shape.lng }).nullable().default(null),
})

const created = z.object({ id })
const errors = { place_unknown: 422, pin_elsewhere: 422, invalid_home: 422 } as const

export const createOwnHome = endpoint({
  method: 'POST',
  path: 'owners/properties',
  summary: 'Create a home of your own as a draft, anywhere; destination, time zone and currency follow from its place',
  audience: ['owner'],
  body: newHome,
  results: created,
  errors: { ...errors, too_many_drafts: 409 },
})

export const createHomeFor = endpoint({
  method: 'POST',
  path: 'staff/properties',
  summary: 'Create a home for an owner as a draft, anywhere; destination, time zone and currency follow from its place',
  audience: ['staff', 'admin'],
  permission: 'homes',
  body: newHome.extend({
    /** The owner's account. */
    ownerEmail: emailAddress,
  }),
  results: created,
  errors: { ...errors, owner_unknown: 422 },
})
