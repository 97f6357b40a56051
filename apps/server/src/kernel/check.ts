import type { App } from './app.ts'

/** What a check found: whether it holds, and the figure that shows it. */
export type Finding = { holds: boolean; figure: string }

/** Something that must be true of the running product at any moment. Modules contribute theirs; `doctor` asks them all. */
export type Check = {
  code: string
  /** What must hold, in a sentence. */
  text: string
  run: (app: App) => Promise<Finding>
}
