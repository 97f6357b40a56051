import { z } from 'zod'
import { mostDeposit } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { affectedHomes } from './home-groups.ts'
import { mostIn } from './values/amount-scale.ts'
import { groupKinds } from './values/defaults.ts'
import { id, instant } from './values/ids.ts'
import { currencyCode, money } from './values/shapes.ts'

const team = { audience: ['staff', 'admin'], permission: 'money' } as const
const group = z.object({ id, kind: z.enum(groupKinds), name: z.string() })

/** The deposit of the company, or of a group, in one currency; without an amount, none is required at this level. */
export const depositChange = z
  .strictObject({ group: id.nullable(), currency: currencyCode, amount: z.int().min(0).nullable() })
  .refine(({ amount, currency }) => (amount ?? 0) <= mostIn(currency, mostDeposit), {
    error: 'This amount is too high for a deposit',
    path: ['amount'],
  })
export type DepositChange = z.output<typeof depositChange>

export const depositsDesk = endpoint({
  method: 'GET',
  path: 'staff/deposits/defaults',
  summary: 'List the security deposits of the company and its groups of homes, with every change',
  ...team,
  results: z.object({
    deposits: z.array(z.object({ group: group.nullable(), amount: money, homes: z.int() })),
    groups: z.array(group),
    currencies: z.array(currencyCode),
    /** Homes that require their own deposit, or none. */
    own: z.int(),
    history: z.array(
      z.object({
        id,
        at: instant,
        by: z.string().nullable(),
        group: z.string().nullable(),
        currency: currencyCode,
        amount: z.int().nullable(),
        reason: z.string(),
      }),
    ),
  }),
  errors: {},
})

export const previewDeposit = endpoint({
  method: 'POST',
  path: 'staff/deposits/defaults/preview',
  computes: true,
  summary: 'Preview a default deposit: the homes whose deposit changes; nothing is saved',
  ...team,
  body: z.object({ change: depositChange }),
  results: z.object({ homes: z.int(), affected: affectedHomes }),
  errors: {},
})

export const changeDeposit = endpoint({
  method: 'POST',
  path: 'staff/deposits/defaults',
  summary: 'Set the security deposit of the company or a group; booked stays keep theirs',
  ...team,
  status: 201,
  body: z.object({
    change: depositChange,
    reason: z.string().trim().min(10, { error: 'Say why, in 10 characters or more' }).max(500),
  }),
  results: z.object({ homes: z.int() }),
  errors: {},
})
