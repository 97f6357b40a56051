import type { ApprovalKind } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { ApprovedAct } from './commands.ts'

/** What carries out the approved acts of a kind; the module that owns the act brings it. */
export type ApprovalHandler = {
  kind: ApprovalKind
  carryOut: (ctx: WriteCtx, advanced: ApprovedAct, app: App) => Promise<void>
  /** What is left behind by an act that was declined or withdrawn. */
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
