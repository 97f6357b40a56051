import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type AgreementsTables = {
  'agreements.template': {
    type: string
    version: number
    title: string
    body: string
    /** When it takes effect. */
    published_at: Date
    accept_again: Generated<boolean>
    changes: Generated<string>
    file_url: string | null
    published_by: number | null
  }
  'agreements.counsel_review': {
    type: string
    version: number
    reviewer: string
    reviewed_on: string
    noted_by: number | null
    noted_at: Date
  }
  'agreements.signature': {
    id: Generated<number>
    type: string
    version: number
    subject_kind: 'booking' | 'partner'
    subject_id: number
    account_id: number
    signed_name: string
    text: string
    text_hash: string
    address: string
    user_agent: string
    signed_at: Date
  }
  'agreements.accepted_text': {
    type: string
    version: number
    hash: string
    text: string
    kept_at: Date
  }
  'agreements.acceptance': {
    id: Generated<number>
    account_id: number
    type: string
    version: number
    text_hash: string
    occasion: 'signup' | 'changed'
    address: string
    user_agent: string
    accepted_at: Date
  }
  'agreements.home_wording': {
    home_id: number
    version: number
    /** Null, like the text and the name, in a version that ends the requirement. */
    title: string | null
    text: string | null
    signed_name: string | null
    published_at: Date
    published_by: number
    address: string
    user_agent: string
  }
  'agreements.home_signature': {
    id: Generated<number>
    home_id: number
    version: number
    booking_id: number
    account_id: number
    title: string
    signed_name: string
    text: string
    text_hash: string
    address: string
    user_agent: string
    signed_at: Date
  }
}

export const db = tablesOf<AgreementsTables>()
