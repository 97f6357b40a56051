import type { ReadCtx } from '#kernel/work'

/** Where a picture that the person uploaded themselves can be shown from; undefined when there is none, or it is not theirs. */
export type Portraits = (ctx: ReadCtx, accountId: number, uploadId: number) => Promise<string | undefined>

declare module '#kernel/app' {
  interface Adapters {
    portraits: Portraits
  }
}
