import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './values/ids.ts'
import { atLeastOneNight, plainDate } from './values/shapes.ts'

/** The maximum number of homes whose nights can be blocked at once. */
export const mostBlockedHomes = 100

/** Why nights of several homes are taken off the market; an owner stay always belongs to one home. */
export const homeBlockKinds = ['closed', 'repair'] as const

const staff = { audience: ['staff', 'admin'], permission: 'homes' } as const
const homes = z.array(id).min(1).max(mostBlockedHomes)
const nights = { arrive: plainDate, depart: plainDate }

const blockPreview = z.object({
  id,
  name: z.string(),
  /** Nights that would be blocked. */
  open: z.int(),
  /** Existing claims on some of the nights: the home is left unchanged. */
  taken: z.array(
    z.object({ from: plainDate, to: plainDate, kind: z.enum(['booked', 'requested', 'blocked', 'other']) }),
  ),
})
export type BlockPreview = z.output<typeof blockPreview>

export const previewHomeBlocks = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/home-blocks/preview',
  computes: true,
  summary: 'Preview blocking the same nights of several homes: which are open, and which are taken',
  body: atLeastOneNight(z.object({ homes, ...nights })),
  results: z.object({ homes: z.array(blockPreview) }),
  errors: { range_too_long: 422, in_the_past: 422 },
})

const madeBlock = z.object({ homeId: id, blockId: id })

export const blockHomes = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/home-blocks',
  summary: 'Block the same nights of several homes; homes where some are taken are listed and left as they are',
  status: 201,
  body: atLeastOneNight(
    z.object({ homes, ...nights, kind: z.enum(homeBlockKinds), reason: z.string().trim().max(300).default('') }),
  ),
  results: z.object({
    blocks: z.array(madeBlock),
    failed: z.array(z.object({ home: z.string(), message: z.string() })),
  }),
  errors: {},
})

export const undoHomeBlocks = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/home-blocks/undo',
  summary: 'Unblock nights of several homes again; blocks lifted meanwhile are left out',
  body: z.object({ blocks: z.array(madeBlock).min(1).max(mostBlockedHomes) }),
  results: z.object({ lifted: z.int() }),
  errors: {},
})
