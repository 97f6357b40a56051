/** Used by the operator’s back-test. */
export { backtest } from './engine/estimate.ts'
export { observedAround } from './observed-homes.ts'
