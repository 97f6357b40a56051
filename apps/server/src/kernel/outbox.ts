import type { Announcement, AnyEvent } from './events.ts'
import { announcedIn, type ReadCtx, tablesOf, type WriteCtx } from './work.ts'

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

/** Notifies every consumer. The event is sent with this transaction or not at all. */
export const announce = async (ctx: WriteCtx, announcement: Announcement): Promise<void> => {
  announcedIn(ctx).push(announcement)
}

/** Whether this event was ever announced. */
export const hasAnnounced = async (ctx: ReadCtx, { event }: AnyEvent): Promise<boolean> =>
  (await kernelTables(ctx)
    .selectFrom('kernel.event')
    .select('id')
    .where('name', '=', event)
    .limit(1)
    .executeTakeFirst()) !== undefined
