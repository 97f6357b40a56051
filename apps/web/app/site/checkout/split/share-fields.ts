import { type BodyInputOf, type Split, splitByWeight, type splitPrice } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

/** A row of the share form. */
export type ShareRow = {
  /** Row key. */
  key: string
  id: number | null
  name: string
  email: string
  amount: MoneyAmount | null
}

const isFree = ({ state }: Split['shares'][number]): boolean => state === 'open' || state === 'covered'

export const emptyRow = (): ShareRow => ({
  key: Math.random().toString(36).slice(2),
  id: null,
  name: '',
  email: '',
  amount: null,
})

/** Shares that can still be edited. */
export const rowsOf = ({ shares }: Split): ShareRow[] =>
  shares.filter(isFree).map(({ id, name, email, amount }) => ({
    key: String(id),
    id,
    name,
    email: email ?? '',
    amount,
  }))

/** The guest's own share in minor units; negative when the shares exceed the balance. */
export const ownLeft = (rows: readonly ShareRow[], { open }: Pick<Split, 'open'>): number =>
  open.amount - rows.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)

/** Splits the balance evenly, to the cent; the guest's share is never the smallest. */
export const evenly = (rows: readonly ShareRow[], { open }: Pick<Split, 'open'>): ShareRow[] => {
  const [, ...parts] = splitByWeight(open.amount, [1, ...rows.map(() => 1)])
  return rows.map((row, index) => ({ ...row, amount: { ...open, amount: parts[index] ?? 0 } }))
}

type ProblemWords = { missing: string; badEmail: string }

const problemsOfRow = ({ name, email, amount }: ShareRow, words: ProblemWords) => ({
  name: name.trim() === '' ? words.missing : undefined,
  email: email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim()) ? words.badEmail : undefined,
  amount: amount === null || amount.amount <= 0 ? words.missing : undefined,
})

/** Errors by row; `none` when it can be sent. */
export const problemsOf = (rows: readonly ShareRow[], words: ProblemWords) => {
  const found = rows.map((row) => problemsOfRow(row, words))
  return { rows: found, none: found.every((row) => Object.values(row).every((problem) => !problem)) }
}

/** The request body of valid fields. Paid and pending shares don't change. */
export const sharesToSend = (rows: readonly ShareRow[]): BodyInputOf<typeof splitPrice>['shares'] =>
  rows.map(({ id, name, email, amount }) => ({
    id,
    name,
    email: email.trim() || null,
    amount: amount?.amount ?? 0,
  }))
