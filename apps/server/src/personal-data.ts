import type { Module } from './kernel/module.ts'
import type { ReadCtx } from './kernel/work.ts'
import type { PersonalData } from './modules/accounts/index.ts'

/**
 * Everything the modules hold about a person. Invoices and the journal are retained by law and stay when an account is
 * closed.
 */
export const personalDataOf = (modules: readonly Module[]): PersonalData => {
  const parts = modules.flatMap(({ personalData }) => personalData ?? [])
  return {
    of: async (ctx: ReadCtx, accountId: number) => {
      const all: Record<string, unknown> = {}
      for (const part of parts) Object.assign(all, await part.of(ctx, accountId))
      return all
    },
    needs: async (ctx: ReadCtx, accountId: number) => {
      const all: string[] = []
      for (const { needs } of parts) all.push(...((await needs?.(ctx, accountId)) ?? []))
      return all
    },
  }
}
