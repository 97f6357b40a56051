/**
 * The write queue (spec section 4): writes made offline reach the server once and in order, or stay visible to their
 * author. `rules.ts` decides; the other files execute.
 */
export type { Exchange } from './author.ts'
export { indexedStore } from './indexed-store.ts'
export { lockLead, tabChannel } from './leader.ts'
export { type Channel, OutcomeUnknown, type Request, type ServerOutcome, type Transport, Unsent } from './parts.ts'
export { createQueue, type Queue, queueWithout } from './queue.ts'
export { isAhead, type Waiting, whyWaiting } from './rules.ts'
export { type AccountKey, accountKeyFor, type Seal, sealOf } from './seal.ts'
export { type QueueStore, StoreProblem } from './store.ts'
export type { Body, Head, NewFile, NewWrite, NotTaken, Taken, Upload, WriteData, WriteState } from './write.ts'
