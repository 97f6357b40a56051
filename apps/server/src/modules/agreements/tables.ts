import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type AgreementsTables = {
  'agreements.template': {
    type: string
    version: number
    title: string
    body: string
    published_at: Date
  }
  'agreements.signature': {
    id: Generated<number>
    type: string
    version: number
    subject_kind: 'booking'
    subject_id: number
    account_id: number
    signed_name: string
    text: string
    text_hash: string
    address: string
    user_agent: string
    signed_at: Date
  }
}

export const db = tablesOf<AgreementsTables>()
