import type { App } from '#kernel/app'
import { inParallel } from './parallel.ts'
import type { Step } from './play-stay.ts'

/**
 * Steps in chronological order, with room for those that earlier steps trigger. Anything after `now` is left to the
 * running app.
 */
export class History {
  private readonly steps: Step[] = []
  done = 0
  /** Number of steps known so far, played or not; played steps trigger others. */
  size = 0
  readonly now: Date

  constructor(now: Date) {
    this.now = now
  }

  add(steps: readonly Step[]): void {
    const past = steps.filter((step) => step.at < this.now)
    this.steps.push(...past)
    this.size += past.length
  }

  /**
   * Plays every step before an instant. Each home is its own lane and lanes run in parallel; within a home, time runs
   * forward.
   */
  async playUntil(app: App, end: Date, lanes: number, onStep: () => void): Promise<void> {
    for (;;) {
      const due = this.steps.filter((step) => step.at < end)
      if (due.length === 0) return
      this.steps.splice(0, this.steps.length, ...this.steps.filter((step) => step.at >= end))
      const byHome = Map.groupBy(due, (step) => step.homeId)
      await inParallel([...byHome.values()], lanes, (own) => this.playHome(app, own, end, onStep))
    }
  }

  private async playHome(app: App, own: Step[], end: Date, onStep: () => void): Promise<void> {
    while (own.length > 0) {
      own.sort((a, b) => a.at.getTime() - b.at.getTime())
      const step = own.shift() as Step
      await step.run(app, app.work.at(step.at))
      this.done += 1
      onStep()
      // Steps this one triggered in the same home take their place in the same lane.
      const here = this.steps.filter((next) => next.homeId === step.homeId && next.at < end)
      if (here.length > 0) {
        own.push(...here)
        this.steps.splice(0, this.steps.length, ...this.steps.filter((next) => !here.includes(next)))
      }
    }
  }
}
