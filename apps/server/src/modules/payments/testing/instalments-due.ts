/** The charges of the clock, for tests of other modules that wait for them. */
export { chargeDueInstalments } from '../runs.ts'
