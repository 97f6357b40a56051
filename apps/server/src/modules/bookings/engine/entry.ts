import { splitByWeight } from '@porchlight/contract'
import { sumOf } from './charges.ts'
import type { Recognised } from './recognition.ts'

/** One line of a journal entry: an account of the chart, its sub-ledger where it has one, and one positive amount. */
export type EntryLine = {
  account: string
  ownerId?: number
  authority?: string
  side: 'debit' | 'credit'
  amount: number
}

/** What an entry had to leave open because the guest had not paid it yet. */
export type Outstanding = { receivable: number; commission: number; cleaning: number; serviceFee: number }

const line = (side: EntryLine['side'], account: string, amount: number, of: Partial<EntryLine> = {}): EntryLine[] =>
  amount > 0 ? [{ account, side, amount, ...of }] : []

type Income = Recognised['income']
const incomeTotal = (income: Income): number => income.commission + income.cleaning + income.serviceFee

const incomeShare = (income: Income, amount: number): Income => {
  const [commission = 0, cleaning = 0, serviceFee = 0] = splitByWeight(amount, [
    income.commission,
    income.cleaning,
    income.serviceFee,
  ])
  return { commission, cleaning, serviceFee }
}

/** The operator's income, and the same money leaving the trust for the operator's own account. */
const incomeLines = (income: Income): EntryLine[] => [
  ...line('credit', 'income:commission', income.commission),
  ...line('credit', 'income:cleaning', income.cleaning),
  ...line('credit', 'income:service-fee', income.serviceFee),
  ...line('debit', 'cash:operating', incomeTotal(income)),
  ...line('credit', 'cash:trust', incomeTotal(income)),
]

/**
 * The journal lines that turn a guest's deposit into owner, tax and operator money (R45). `received` is what the guest
 * has paid towards exactly this part. When it falls short, owners and authorities are served first and the gap becomes
 * a claim on the guest; the operator's income waits until the money is there, so that it never lives on others' (R46).
 */
export const recognitionEntry = (
  part: Recognised,
  received: number,
): { lines: EntryLine[]; outstanding: Outstanding } => {
  const payable = sumOf(part.perOwner.map(({ amount }) => amount)) + sumOf(part.taxes.map(({ amount }) => amount))
  const used = Math.min(Math.max(0, received), part.total)
  const receivable = Math.max(0, payable - used)
  const earned = incomeShare(part.income, Math.max(0, used - payable))
  return {
    lines: [
      ...line('debit', 'liability:guest-deposit', used),
      ...line('debit', 'receivable:guest', receivable),
      ...part.perOwner.flatMap(({ accountId, amount }) =>
        line('credit', 'payable:owner', amount, { ownerId: accountId }),
      ),
      ...part.taxes.flatMap(({ authority, amount }) => line('credit', 'payable:tax', amount, { authority })),
      ...incomeLines(earned),
    ],
    outstanding: {
      receivable,
      commission: part.income.commission - earned.commission,
      cleaning: part.income.cleaning - earned.cleaning,
      serviceFee: part.income.serviceFee - earned.serviceFee,
    },
  }
}

export const nothingOutstanding: Outstanding = { receivable: 0, commission: 0, cleaning: 0, serviceFee: 0 }

export const outstandingTotal = (open: Outstanding): number => open.receivable + incomeTotal(open)

export const addOutstanding = (a: Outstanding, b: Outstanding): Outstanding => ({
  receivable: a.receivable + b.receivable,
  commission: a.commission + b.commission,
  cleaning: a.cleaning + b.cleaning,
  serviceFee: a.serviceFee + b.serviceFee,
})

/** The journal lines for money that arrives after the stay was earned: the claim first, then the operator's income. */
export const collectionEntry = (
  open: Outstanding,
  received: number,
): { lines: EntryLine[]; outstanding: Outstanding } => {
  const claim = Math.min(open.receivable, received)
  const earned = incomeShare(open, Math.min(incomeTotal(open), received - claim))
  return {
    lines: [
      ...line('debit', 'liability:guest-deposit', claim + incomeTotal(earned)),
      ...line('credit', 'receivable:guest', claim),
      ...incomeLines(earned),
    ],
    outstanding: {
      receivable: open.receivable - claim,
      commission: open.commission - earned.commission,
      cleaning: open.cleaning - earned.cleaning,
      serviceFee: open.serviceFee - earned.serviceFee,
    },
  }
}
