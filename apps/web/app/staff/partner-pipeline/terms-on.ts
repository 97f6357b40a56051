import type { CommissionBearer, Program, ProgramTerms } from '@porchlight/contract'

/** Used when a program has no terms yet. */
const standard: { id: null; rate: number; bearer: CommissionBearer } = { id: null, rate: 1_000, bearer: 'manager' }

/**
 * The rate a program pays on a day, and who bears it. Terms come latest first: the first one already started is in
 * force.
 */
export const termsOn = (terms: readonly ProgramTerms[], program: Program, day: string) =>
  terms.find((one) => one.program === program && one.validFrom <= day) ?? standard
