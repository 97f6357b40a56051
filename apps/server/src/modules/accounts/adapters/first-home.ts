import type { Address } from '@porchlight/contract'

/** Makes the draft of a new owner's house and gives its id; null where we let none. Homes are someone else's. */
export type FirstHome = (accountId: number, home: Address) => Promise<number | null>

declare module '#kernel/app' {
  interface Adapters {
    firstHome: FirstHome
  }
}
