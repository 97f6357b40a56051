import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

const team = { audience: ['staff', 'admin'], permission: 'homes' } as const
const params = z.object({ id: idText })
export const mostParts = 30

const named = z.object({ id, name: z.string() })
/** Homes that a stay in each home of the group blocks, besides the home itself (R5). */
const blocks = z.array(z.object({ home: named, blocks: z.array(named) }))
const partIds = z.array(id).max(mostParts)

export const linkedHomesOf = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}/links',
  summary: 'List the homes that share rooms with a home: its parts, the homes it is part of, and what each stay blocks',
  ...team,
  params,
  results: z.object({ home: named, parts: z.array(named), wholes: z.array(named), blocks }),
  errors: {},
})
export type LinkedHomes = ResultsOf<typeof linkedHomesOf>

export const previewLinks = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/links/preview',
  computes: true,
  summary: 'Preview what each stay would block if a home had these parts',
  ...team,
  params,
  body: z.object({ partIds }),
  results: z.object({ blocks }),
  errors: { parts_in_a_loop: 422 },
})

export const saveLinks = endpoint({
  method: 'PUT',
  path: 'staff/properties/{id}/links',
  summary: 'Set the parts in which a home is rented besides as a whole; stays already booked stay',
  ...team,
  params,
  body: z.object({ partIds }),
  results: z.object({ blocks }),
  errors: { parts_in_a_loop: 422 },
})
