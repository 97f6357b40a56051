import type { AgreementType } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'

/** Who opens an account, from where, and which wordings they were shown. */
export type NewPerson = {
  accountId: number
  address: string
  userAgent: string
  shown: Partial<Record<AgreementType, number>>
}

/**
 * Records what a new person accepts, in the transaction that opens the account. Agreements belong to another module.
 */
export type AcceptTerms = (ctx: WriteCtx, person: NewPerson) => Promise<void>

declare module '#kernel/app' {
  interface Adapters {
    acceptTerms: AcceptTerms
  }
}
