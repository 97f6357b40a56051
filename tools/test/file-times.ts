import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Writes the duration of each test file, including its imports and hooks, to a file. */
export class FileTimes implements Reporter {
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return {
        file: relative(process.cwd(), module.moduleId),
        tests: [...module.children.allTests()].length,
        seconds: (collectDuration + setupDuration + duration) / 1000,
      }
    })
    writeFileSync(this.path, JSON.stringify(times))
  }
}
