import type { PayoutAccountFields } from '../payees.ts'

/** Hours between a change of payout account and the first payout to it. */
export const coolingHours = 72

const bare = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Nine digits whose weighted sum is a multiple of ten (ABA). */
export const isRoutingNumber = (text: string): boolean => {
  const digits = bare(text)
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] as number), 0)
  return sum % 10 === 0
}

/** The format of US bank account numbers. */
export const isAccountNumber = (text: string): boolean => /^\d{4,17}$/.test(bare(text))

/** Country, check digits, and an account within it; the whole number is 1 modulo 97 (ISO 13616). */
export const isIban = (text: string): boolean => {
  const iban = bare(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const turned = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** An account holder's name as banks and their files write it: in Latin letters, with or without accents. */
export const isBankName = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && !/(?![\p{Script=Latin}\p{Lm}])\p{L}/u.test(name)

export type PayoutAccountField = Exclude<keyof PayoutAccountFields, 'kind' | 'accountType'>

/** Fields that prevent a payout account from being accepted; fields of the other kind are ignored. */
export const payoutAccountProblems = (fields: PayoutAccountFields): PayoutAccountField[] => {
  const { kind, holder, routingNumber, accountNumber, iban } = fields
  const holds: [PayoutAccountField, boolean][] = [
    ['holder', isBankName(holder)],
    ...(kind === 'us_bank'
      ? ([
          ['routingNumber', isRoutingNumber(routingNumber)],
          ['accountNumber', isAccountNumber(accountNumber)],
        ] as [PayoutAccountField, boolean][])
      : ([['iban', isIban(iban)]] as [PayoutAccountField, boolean][])),
  ]
  return holds.filter(([, right]) => !right).map(([field]) => field)
}

/** The number in the format banks exchange: no spaces, uppercase. */
export const bareNumber = bare
