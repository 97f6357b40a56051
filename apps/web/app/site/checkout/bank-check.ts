import { bankTokenOf } from './sandbox-banks.ts'

/** Bank account form. Only a token leaves the page. */
export type BankForm = { holder: string; routing: string; account: string; allowed: boolean }
export const emptyBank: BankForm = { holder: '', routing: '', account: '', allowed: false }

export type BankProblem = 'required' | 'routing' | 'unknown' | 'allow'

const weights = [3, 7, 1]

/** Nine digits, the last one a check digit (American Bankers Association). */
export const isRouting = (text: string): boolean => {
  if (!/^\d{9}$/.test(text)) return false
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0)
  return sum > 0 && sum % 10 === 0
}

const accountProblem = (account: string): BankProblem | undefined => {
  if (account.trim() === '') return 'required'
  return bankTokenOf(account) ? undefined : 'unknown'
}

/** Errors by field. */
export const bankProblems = ({
  holder,
  routing,
  account,
  allowed,
}: BankForm): Partial<Record<keyof BankForm, BankProblem>> => {
  const number = accountProblem(account)
  return {
    ...(holder.trim() === '' && { holder: 'required' as const }),
    ...(!isRouting(routing) && { routing: 'routing' as const }),
    ...(number && { account: number }),
    ...(!allowed && { allowed: 'allow' as const }),
  }
}
