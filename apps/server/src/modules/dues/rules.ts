import type { PlainDate } from '@porchlight/contract'

/** What an account with this `balance` owes; in minor units, like everything here. */
export const debtOf = (balance: number): number => Math.max(0, -balance)

/**
 * The amount of a new invoice: what was owed at the end of the quarter, as far as it is still owed and no earlier
 * invoice asks for it, so that the same debt is never invoiced twice (R53).
 */
export const invoicedFor = (owed: { atEnd: number; now: number; earlier: number }): number =>
  Math.max(0, Math.min(owed.atEnd, owed.now) - owed.earlier)

export type OpenInvoice = { id: number; open: number }
export type InvoicePart = { id: number; amount: number }

/** Applies an amount to invoices in order, oldest first; any excess is applied to none. */
export const appliedTo = (amount: number, invoices: readonly OpenInvoice[]): InvoicePart[] => {
  let left = amount
  return invoices.flatMap(({ id, open }) => {
    const part = Math.min(left, open)
    left -= Math.max(0, part)
    return part > 0 ? [{ id, amount: part }] : []
  })
}

export const sumOf = (parts: readonly { amount: number }[]): number => parts.reduce((sum, part) => sum + part.amount, 0)
export const openSum = (invoices: readonly OpenInvoice[]): number => invoices.reduce((sum, { open }) => sum + open, 0)

/** What the account earned while invoices were open: together they never ask for more than is owed (R53). */
export const gained = (invoices: readonly OpenInvoice[], debt: number): number => Math.max(0, openSum(invoices) - debt)

export type HomeBalance = { homeId: number; amount: number }

/**
 * Spreads an owner's money over their homes: first those with a negative balance, in order; any excess goes to the
 * first home.
 */
export const spreadMoney = (amount: number, homes: readonly HomeBalance[]): HomeBalance[] => {
  const lacking = homes.map(({ homeId, amount: balance }) => ({ id: homeId, open: debtOf(balance) }))
  const parts = appliedTo(amount, lacking).map((part) => ({ homeId: part.id, amount: part.amount }))
  const rest = amount - sumOf(parts)
  if (rest === 0) return parts
  const first = homes[0]?.homeId
  if (first === undefined) throw new RangeError('an owner without an account in the books pays nothing back')
  const known = parts.find(({ homeId }) => homeId === first)
  if (!known) return [{ homeId: first, amount: rest }, ...parts]
  return parts.map((part) => (part === known ? { ...part, amount: part.amount + rest } : part))
}

export const stateOf = ({ total, open }: { total: number; open: number }): 'open' | 'part_paid' | 'paid' => {
  if (open === 0) return 'paid'
  return open < total ? 'part_paid' : 'open'
}

/** Payment on the due day is still on time. */
export const isOverdue = ({ open, dueOn }: { open: number; dueOn: PlainDate }, today: PlainDate): boolean =>
  open > 0 && today > dueOn
