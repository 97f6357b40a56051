import type { Role } from '@porchlight/contract'
import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type AccountRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  phone: string | null
  password_hash: string
  password_expires: Date | null
  temp_password: boolean
  language: string
  address: unknown
  signed_up_at: Date
}

export type AccountsTables = {
  'accounts.account': Omit<AccountRow, 'id'> & {
    id: Generated<number>
    language: Generated<string>
    temp_password: Generated<boolean>
  }
  'accounts.account_role': { account_id: number; role: Role; granted_at: Date }
  'accounts.session': {
    id: Generated<number>
    account_id: number
    token_hash: string
    started_at: Date
    expires_at: Date
    ended_at: Date | null
    address: string
    user_agent: string
  }
  'accounts.failed_login': { id: Generated<number>; email: string; failed_at: Date }
}

export const db = tablesOf<AccountsTables>()
