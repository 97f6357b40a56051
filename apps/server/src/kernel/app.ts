import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Connection } from './db.ts'
import type { EventFollower } from './event-follower.ts'
import type { Logger } from './log.ts'
import type { Queue } from './queue.ts'
import type { Seal } from './seal.ts'
import type { Work } from './work.ts'

/**
 * The adapters through which the app reaches the outside world. Each module that owns an adapter adds its key by
 * declaration merging, so that the kernel names no module.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules merge their adapters into it
export interface Adapters {}

/** The running product as routes and jobs see it. */
export interface App {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly work: Work
  readonly adapters: Adapters
  readonly seal: Seal
  readonly connection: Connection
  readonly follow: EventFollower
  readonly queue: Queue
}
