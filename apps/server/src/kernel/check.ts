import type { App } from './app.ts'

/** The result of a check: whether it holds, and the figure that shows it. */
export type Finding = { holds: boolean; figure: string }

/**
 * Something that must be true of the running product at any moment. Modules contribute theirs; `doctor` runs them all.
 */
export type Check = {
  code: string
  /** What must hold, as a sentence. */
  text: string
  run: (app: App) => Promise<Finding>
}
