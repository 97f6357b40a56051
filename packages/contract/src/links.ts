import { z } from 'zod'
import { partnerCode } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { homeCard } from './homes.ts'
import { id, idText, instant } from './values/ids.ts'

/** Unambiguous letters and digits, for typing from a printout. */
export const linkAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
export const linkLength = 8
/** Can be typed in capitals. */
const linkCode = z
  .string()
  .toLowerCase()
  .regex(new RegExp(`^[${linkAlphabet}]{${linkLength}}$`))

/** The path of a short link on the site. */
export const linkPath = (code: string): string => `/s/${code}`

export const linkKinds = ['home', 'offer', 'search'] as const

const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('home'), homeId: id }),
  z.object({ kind: z.literal('offer'), offerId: id }),
  /** The query of a search's address. */
  z.object({ kind: z.literal('search'), query: z.string().max(2000) }),
])

const shortLink = z.object({
  code: z.string(),
  kind: z.enum(linkKinds),
  /** The name of its target: a home, also for an offer; empty for a search. */
  name: z.string(),
  /** The path it leads to; null while the target isn't available. */
  path: z.string().nullable(),
  homeId: id.nullable(),
  /** The partner it credits bookings to. */
  partner: z.string().nullable(),
  note: z.string(),
  uses: z.int(),
  usedAt: instant.nullable(),
  madeAt: instant,
  madeBy: z.string(),
})
export type ShortLink = z.output<typeof shortLink>

const staff = ['staff', 'admin'] as const
const list = z.object({ links: z.array(shortLink) })

export const shortLinks = endpoint({
  method: 'GET',
  path: 'staff/links',
  summary: 'List active short links, newest first, with their clicks',
  audience: staff,
  permission: 'bookings',
  results: list,
  errors: {},
})

export const makeLink = endpoint({
  method: 'POST',
  path: 'staff/links',
  summary: 'Create a short link to a home, an offer or a search',
  audience: staff,
  permission: 'bookings',
  status: 201,
  body: z.object({
    target,
    partner: partnerCode.nullable().default(null),
    /** For the team: where it is placed. */
    note: z.string().trim().max(120).default(''),
  }),
  results: z.object({ code: z.string() }),
  errors: { unknown_partner: 422, not_a_search: 422 },
})

export const withdrawLink = endpoint({
  method: 'DELETE',
  path: 'staff/links/{link}',
  summary: 'Disable a short link',
  audience: staff,
  permission: 'bookings',
  params: z.object({ link: linkCode }),
  results: list,
  errors: {},
})

export const followLink = endpoint({
  method: 'GET',
  path: 'links/{link}',
  summary: 'Follow a short link; counts as a click',
  audience: 'public',
  params: z.object({ link: linkCode }),
  results: z.object({ path: z.string() }),
  errors: {},
})

export const qrOfHome = endpoint({
  method: 'GET',
  path: 'properties/{id}/links/{link}',
  summary: 'Get the home of a short link, for the page with its QR code',
  audience: 'public',
  params: z.object({ id: idText, link: linkCode }),
  results: z.object({ home: homeCard, path: z.string() }),
  errors: {},
})
