import { tablesOf, type WriteCtx } from './work.ts'

export type EventPayload = Record<string, unknown>
export type KernelEvent = { id: number; name: string; payload: EventPayload; announcedAt: Date }

export type KernelTables = {
  'kernel.event': {
    id: import('kysely').Generated<number>
    name: string
    payload: unknown
    request_id: string
    announced_at: import('kysely').Generated<Date>
    dispatched_at: Date | null
  }
}

export const kernelTables = tablesOf<KernelTables>()

/** Tells whoever listens. The event leaves with this transaction or not at all. */
export const announce = async (ctx: WriteCtx, name: string, payload: EventPayload): Promise<void> => {
  await kernelTables(ctx)
    .insertInto('kernel.event')
    .values({ name, payload: JSON.stringify(payload), request_id: ctx.requestId, dispatched_at: null })
    .execute()
}
