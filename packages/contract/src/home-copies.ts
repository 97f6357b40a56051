import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { homeDetails } from './home-details.ts'
import { id, idText } from './values/ids.ts'

/** What a copy includes besides details and owners. */
export const copiedParts = ['rooms', 'photos', 'rates'] as const
export type CopiedPart = (typeof copiedParts)[number]

export const copyHome = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/copies',
  summary:
    'Create a draft like a home, at the same address and with its owners of today; rooms, photos and rates on request',
  audience: ['staff', 'admin'],
  permission: 'homes',
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({ name: homeDetails.shape.name, parts: z.array(z.enum(copiedParts)).default([...copiedParts]) }),
  results: z.object({ id }),
  errors: { invalid_home: 422, home_name_taken: 409 },
})
