import type { WriteCtx } from './work.ts'

class Rehearsed extends Error {}

/**
 * Runs a change and rolls it back, so that the preview is exactly what will happen, including rejections. Nothing is
 * announced or stored.
 */
export const dryRun = async <T>(
  write: (run: (ctx: WriteCtx) => Promise<never>) => Promise<unknown>,
  run: (ctx: WriteCtx) => Promise<T>,
): Promise<T> => {
  let seen: { result: T } | undefined
  try {
    await write(async (ctx) => {
      seen = { result: await run(ctx) }
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  if (!seen) throw new Error('a rehearsal ended without a result')
  return seen.result
}
