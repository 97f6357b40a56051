import type { WriteCtx } from './work.ts'

class Rehearsed extends Error {}

/**
 * Runs a change and takes it back: what is seen before it is saved is then what happens, down to its refusals. Nothing
 * is announced or kept.
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
