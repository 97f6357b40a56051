/** Runs the scheduled charges, for other modules' tests that wait for them. */
export { chargeDueInstallments } from '../runs.ts'
