import type { AccessLevel, ChallengeChannel, Permission, Role } from '@porchlight/contract'
import type { Generated } from 'kysely'
import type { PhoneState } from '#kernel/phone'
import { tablesOf } from '#kernel/work'
import type { Pending, Verification } from './rules.ts'

/** Whether the number is certain: `unread` until it has been parsed, `unclear` if the person has to enter it again. */

export type AccountRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  phone: string | null
  phone_state: PhoneState
  password_hash: string
  password_expires: Date | null
  temp_password: boolean
  language: string
  address: unknown
  signed_up_at: Date
  phone_verified_at: Date | null
  password_changed_at: Date | null
  verification: Verification
  licenses: unknown
  signup: unknown
  closed_at: Date | null
  deactivated_at: Date | null
  merged_into: number | null
  merged_at: Date | null
  password_set: boolean
  bio: string | null
  image: string | null
  former_email: string | null
  email_changed_at: Date | null
}

export type ChallengePurpose = 'reset' | 'device' | 'phone' | 'email'
export type ApproverWaitCause =
  | 'account_opened'
  | 'role_granted'
  | 'permission_granted'
  | 'password_reset'
  | 'factor_reset'

export type DeviceKind = 'browser' | 'ios' | 'android'

export type AccountsTables = {
  'accounts.account': Omit<
    AccountRow,
    | 'id'
    | 'phone_state'
    | 'bio'
    | 'image'
    | 'former_email'
    | 'email_changed_at'
    | 'deactivated_at'
    | 'merged_into'
    | 'merged_at'
    | 'password_set'
  > & {
    id: Generated<number>
    phone_state: Generated<PhoneState>
    language: Generated<string>
    temp_password: Generated<boolean>
    verification: Generated<Verification>
    bio: Generated<string | null>
    image: Generated<string | null>
    former_email: Generated<string | null>
    email_changed_at: Generated<Date | null>
    deactivated_at: Generated<Date | null>
    merged_into: Generated<number | null>
    merged_at: Generated<Date | null>
    password_set: Generated<boolean>
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
    device_id: number | null
    last_used_at: Date
    pending: Pending | null
    confirmed_at: Date | null
    second_factor_at: Generated<Date | null>
    impersonated_by: number | null
  }
  'accounts.device': {
    id: Generated<number>
    account_id: number
    token_hash: string
    name: string
    kind: DeviceKind
    first_used_at: Date
    last_used_at: Date
    known_since: Date | null
    forgotten_at: Date | null
  }
  'accounts.setup_code': {
    id: Generated<number>
    code_hash: string
    email: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
    used_by: number | null
  }
  'accounts.invitation': {
    id: Generated<number>
    account_id: number
    secret_hash: string
    invited_by: number
    created_at: Date
    expires_at: Date
    used_at: Generated<Date | null>
    void_at: Generated<Date | null>
  }
  'accounts.challenge': {
    id: Generated<number>
    account_id: number
    session_id: number | null
    purpose: ChallengePurpose
    channel: ChallengeChannel
    contact: string
    code_hash: string
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    sent_at: Date | null
    used_at: Date | null
    void_at: Date | null
  }
  'accounts.signup_code': {
    mailbox: string
    code_hash: string
    tries: Generated<number>
    created_at: Date
    expires_at: Date
  }
  'accounts.allowance': { key: string; full_at: Date }
  'accounts.code_try': { id: Generated<number>; mailbox: string; tried_at: Date }
  'accounts.authenticator': {
    account_id: number
    secret: string
    started_at: Date
    proved_at: Date | null
    last_step: Generated<number>
  }
  'accounts.recovery_code': {
    id: Generated<number>
    account_id: number
    code_hash: string
    made_at: Date
    used_at: Date | null
  }
  'accounts.passkey': {
    id: Generated<number>
    account_id: number
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    added_at: Date
    last_used_at: Date | null
  }
  'accounts.ceremony': {
    id: Generated<number>
    session_id: number
    kind: 'add' | 'prove'
    challenge: string
    expires_at: Date
  }
  'accounts.api_key': {
    id: Generated<number>
    account_id: number
    name: string
    hint: string
    key_hash: string
    scopes: string[]
    made_at: Date
    expires_at: Date | null
    last_used_at: Date | null
    second_factor_at: Generated<Date | null>
    revoked_at: Date | null
  }
  'accounts.account_permission': {
    account_id: number
    permission: Permission
    level: Generated<AccessLevel>
    granted_at: Date
  }
  'accounts.approver_wait': { id: Generated<number>; account_id: number; cause: ApproverWaitCause; since: Date }
  'accounts.staff_act': {
    id: Generated<number>
    request: string
    at: Date
    by_account_id: number
    as_account_id: number | null
    call: string
    subject: string
    area: string | null
    home_id: number | null
    facts: unknown
    reason: string | null
    network: string
  }
  'accounts.staff_act_change': {
    id: Generated<number>
    request: string
    record_table: string
    record_id: string
    before: unknown
    after: unknown
  }
  'accounts.security_event': {
    id: Generated<number>
    account_id: number
    kind: string
    by_account_id: number | null
    session_id: number | null
    network: string | null
    details: Generated<unknown>
    at: Date
  }
}

export const db = tablesOf<AccountsTables>()
