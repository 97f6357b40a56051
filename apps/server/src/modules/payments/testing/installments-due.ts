/** The charges of the clock, for tests of other modules that wait for them. */
export { chargeDueInstallments } from '../runs.ts'
