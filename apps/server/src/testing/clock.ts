import type { Clock } from '../kernel/clock.ts'

export type TestClock = Clock & { set: (instant: Date | string) => void; advance: (minutes: number) => void }

/** A clock that stands still until a test moves it. */
export const testClock = (start: Date | string): TestClock => {
  let present = new Date(start)
  return {
    now: () => new Date(present),
    set: (instant) => {
      present = new Date(instant)
    },
    advance: (minutes) => {
      present = new Date(present.getTime() + minutes * 60_000)
    },
  }
}
