import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/**
 * The checks before a quarter closes: the bank matches the books, nothing that counts in the quarter is left to post,
 * the statements match what owners are owed, and the trust rules hold.
 */
export const closingChecks = ['bank', 'unposted', 'statements', 'trust'] as const

const quarterOfYear = z.object({ year: z.int().min(2000).max(2200), quarter: z.int().min(1).max(4) })

const closingDesk = z.object({
  /** The next quarter to close. */
  quarter: quarterOfYear.extend({ from: plainDate, to: plainDate }),
  isOver: z.boolean(),
  checks: z.array(z.object({ code: z.enum(closingChecks), holds: z.boolean(), figure: z.string() })),
  /** The trust account's balance at its end, by currency: according to the books, and as reported by the bank. */
  bank: z.array(
    z.object({
      book: money,
      reported: money.nullable(),
      reportedBy: z.string().nullable(),
      reportedAt: instant.nullable(),
    }),
  ),
  /** Every owner's figures for the quarter: opening + earned + adjustments − expenses − paid = closing. */
  owners: z.array(
    z.object({
      ownerId: id,
      name: z.string(),
      state: z.enum(['open', 'closed']),
      opening: money,
      earned: money,
      adjustments: money,
      expenses: money,
      paid: money,
      closing: money,
    }),
  ),
  /** The quarters closed for everyone, latest first. */
  closed: z.array(quarterOfYear.extend({ owners: z.int(), closedBy: z.string().nullable(), closedAt: instant })),
})
export type ClosingDesk = z.output<typeof closingDesk>

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const
const results = z.object({ desk: closingDesk })

export const closingViewNow = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/closing',
  summary: 'Get the next quarter to close: its conditions and every owner’s figures',
  results,
  errors: {},
})

export const tellBankBalance = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/closing/bank',
  summary: 'Record the trust account’s bank balance at the end of a quarter',
  inPerson: true,
  body: quarterOfYear.extend({ balance: money }),
  results,
  errors: {},
})

export const closeTheBooks = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/closing',
  summary: 'Close a quarter for all owners; it never changes after that',
  inPerson: true,
  body: quarterOfYear,
  results,
  errors: { confirm_first: 403, not_over: 422, not_next: 409, checks_open: 409 },
})
