import type { Identity } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type ProofTable = {
  booking_id: number
  home_id: number
  guest_id: number
  state: Generated<Identity['state']>
  /** Sealed: legal name and birth date. */
  person: string | null
  /** Sealed: the document, a WebP in base64. */
  picture: string | null
  tries: Generated<number>
  reason: Generated<string>
  asked_at: Date
  sent_at: Date | null
  reminded_at: Date | null
  decided_at: Date | null
  decided_by: number | null
  erased_at: Date | null
}

export type IdentityTables = { 'identity.proof': ProofTable }

export const db = tablesOf<IdentityTables>()

export type Proof = Selectable<ProofTable>
