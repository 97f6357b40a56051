import type { ReadCtx } from '#kernel/work'

/** What the modules above store about a person; assembled where the product is put together. */
export interface PersonalData {
  /** Everything they can export, by kind. */
  of: (ctx: ReadCtx, accountId: number) => Promise<Record<string, unknown>>
  /** Why the account can't be closed now: what still depends on it, as sentences. */
  needs: (ctx: ReadCtx, accountId: number) => Promise<string[]>
}

declare module '#kernel/app' {
  interface Adapters {
    personal: PersonalData
  }
}
