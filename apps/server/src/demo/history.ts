import type { App } from '#kernel/app'
import type { Step } from './play-stay.ts'

/** Steps in the order of time, with room for those that earlier ones bring about. */
export class History {
  private readonly steps: Step[] = []
  done = 0

  add(steps: readonly Step[]): void {
    this.steps.push(...steps)
  }

  get size(): number {
    return this.done + this.steps.length
  }

  /**
   * Plays every step before an instant. Homes are lanes of their own and go side by side; within a home, time runs
   * forward.
   */
  async playUntil(app: App, end: Date, lanes: number, onStep: () => void): Promise<void> {
    for (;;) {
      const due = this.steps.filter((step) => step.at < end)
      if (due.length === 0) return
      this.steps.splice(0, this.steps.length, ...this.steps.filter((step) => step.at >= end))
      const waiting = [...Map.groupBy(due, (step) => step.homeId).values()]
      const work = async () => {
        for (let own = waiting.pop(); own; own = waiting.pop()) await this.playHome(app, own, end, onStep)
      }
      await Promise.all(Array.from({ length: lanes }, work))
    }
  }

  private async playHome(app: App, own: Step[], end: Date, onStep: () => void): Promise<void> {
    while (own.length > 0) {
      own.sort((a, b) => a.at.getTime() - b.at.getTime())
      const step = own.shift() as Step
      await step.run(app, app.work.at(step.at))
      this.done += 1
      onStep()
      // What this step brought about in the same home takes its place in the same lane.
      const here = this.steps.filter((next) => next.homeId === step.homeId && next.at < end)
      if (here.length > 0) {
        own.push(...here)
        this.steps.splice(0, this.steps.length, ...this.steps.filter((next) => !here.includes(next)))
      }
    }
  }
}
