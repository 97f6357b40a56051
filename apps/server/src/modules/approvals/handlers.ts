import type { ApprovalKind } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { ApprovedAct } from './commands.ts'

/** Carries out the approved actions of a kind; provided by the module that owns the action. */
export type ApprovalHandler = {
  kind: ApprovalKind
  carryOut: (ctx: WriteCtx, advanced: ApprovedAct, app: App) => Promise<void>
  /** Cleans up after an action that was declined or withdrawn. */
  drop?: (ctx: WriteCtx, act: unknown, by: number) => Promise<void>
}

declare module '#kernel/module' {
  interface Module {
    approvals?: readonly ApprovalHandler[]
  }
}

declare module '#kernel/app' {
  interface Adapters {
    /** Those of all modules. */
    approvals: readonly ApprovalHandler[]
  }
}
