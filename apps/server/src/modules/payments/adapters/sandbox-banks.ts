import type { Refusal } from '../gateway.ts'

export type SandboxBank = {
  method: string
  /** Declined immediately. */
  refusal?: Refusal
  /** How long the bank takes, in minutes. */
  takes?: number
  /** The bank's answer then; pays by default. */
  returns?: Refusal
}

const day = 24 * 60

/** The sandbox's bank accounts, by the token a page sends. */
export const sandboxBanks: Readonly<Record<string, SandboxBank>> = {
  tok_bank: { method: 'Bank account •••• 6789', takes: 3 * day },
  tok_bank_quick: { method: 'Bank account •••• 2222', takes: 0 },
  tok_bank_returned: { method: 'Bank account •••• 1116', takes: 3 * day, returns: 'insufficient_funds' },
  tok_bank_returned_quick: { method: 'Bank account •••• 7771', takes: 0, returns: 'insufficient_funds' },
  tok_bank_slow: { method: 'Bank account •••• 0009', takes: 30 * day },
  tok_bank_closed: { method: 'Bank account •••• 1113', refusal: 'bank_refused' },
  // Pays, and the bank reverses it a day later: the account holder hadn't authorized it.
  tok_bank_taken_back: { method: 'Bank account •••• 3335', takes: 0 },
}

export const sandboxBank = (token: string): SandboxBank | undefined =>
  Object.hasOwn(sandboxBanks, token) ? sandboxBanks[token] : undefined
