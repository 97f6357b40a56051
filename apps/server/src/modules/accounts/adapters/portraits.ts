import type { ReadCtx } from '#kernel/work'

/** The address of a picture the person uploaded themselves; undefined if there is none, or it isn't theirs. */
export type Portraits = (ctx: ReadCtx, accountId: number, uploadId: number) => Promise<string | undefined>

declare module '#kernel/app' {
  interface Adapters {
    portraits: Portraits
  }
}
