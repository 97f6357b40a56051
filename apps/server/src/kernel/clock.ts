/** Source of the current time; tests and the demo world supply their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
