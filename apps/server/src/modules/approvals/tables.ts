import type { ApprovalKind, ApprovalState, ThresholdName } from '@porchlight/contract'
import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type Facts = Record<string, string | number | string[]>

export type ApprovalsTables = {
  'approvals.request': {
    id: Generated<number>
    kind: ApprovalKind
    subject: string
    state: ApprovalState
    amount_minor: number | null
    currency: string | null
    facts: unknown
    act: unknown
    reason: string
    evidence: number[]
    participants: number[]
    affected: number[]
    requested_by: number | null
    requested_at: Date
    decided_by: number | null
    decided_at: Date | null
    decision: string | null
    exempt: Generated<boolean>
  }
  'approvals.threshold': { name: ThresholdName; value: number; set_at: Date }
  'approvals.personal_limit': { account_id: number; name: ThresholdName; value: number; set_at: Date }
  'approvals.exemption': {
    id: Generated<number>
    account_id: number
    reason: string
    since: Date
    ended_at: Date | null
  }
}

export const db = tablesOf<ApprovalsTables>()
