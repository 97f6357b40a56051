import type { CommissionBearer, Program, ProgramTerms } from '@porchlight/contract'

/** Where a program has no terms yet. */
const standard: { id: null; rate: number; bearer: CommissionBearer } = { id: null, rate: 1_000, bearer: 'manager' }

/** What a program pays on a day, and who bears it. Terms come latest first: the first that has begun is in force. */
export const termsOn = (terms: readonly ProgramTerms[], program: Program, day: string) =>
  terms.find((one) => one.program === program && one.validFrom <= day) ?? standard
