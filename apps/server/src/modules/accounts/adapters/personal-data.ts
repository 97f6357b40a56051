import type { ReadCtx } from '#kernel/work'

/** What the modules above hold about a person; put together where the product is. */
export interface PersonalData {
  /** Everything that is their to take along, by what it is. */
  of: (ctx: ReadCtx, accountId: number) => Promise<Record<string, unknown>>
  /** Why the account cannot be closed now: what still depends on it, in sentences. */
  needs: (ctx: ReadCtx, accountId: number) => Promise<string[]>
}

declare module '#kernel/app' {
  interface Adapters {
    personal: PersonalData
  }
}
