import type { Address } from '@porchlight/contract'

/**
 * Creates a draft of a new owner's home and returns its id; null where we don't rent homes. Homes belong to another
 * module.
 */
export type FirstHome = (accountId: number, home: Address) => Promise<number | null>

declare module '#kernel/app' {
  interface Adapters {
    firstHome: FirstHome
  }
}
