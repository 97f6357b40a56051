/** Behavior of a sandbox account, by its payment token. */
export type BankToken =
  | 'tok_bank'
  | 'tok_bank_quick'
  | 'tok_bank_returned'
  | 'tok_bank_returned_quick'
  | 'tok_bank_slow'
  | 'tok_bank_closed'
  | 'tok_bank_taken_back'

/** Routing number of the sandbox bank. */
export const sandboxRouting = '110000000'

/** Test accounts listed on the page. */
export const sandboxAccounts: readonly { number: string; token: BankToken }[] = [
  { number: '000123456789', token: 'tok_bank' },
  { number: '000222222222', token: 'tok_bank_quick' },
  { number: '000111111116', token: 'tok_bank_returned' },
  { number: '000777777771', token: 'tok_bank_returned_quick' },
  { number: '000000000009', token: 'tok_bank_slow' },
  { number: '000111111113', token: 'tok_bank_closed' },
  { number: '000333333335', token: 'tok_bank_taken_back' },
]

export const bankTokenOf = (number: string): BankToken | undefined =>
  sandboxAccounts.find((account) => account.number === number.replace(/\D/g, ''))?.token
