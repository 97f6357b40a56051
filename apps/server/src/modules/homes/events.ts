import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'

/** Anything a listener may have copied from a home has changed: text, place, pictures, status, rating. */
export const homeChanged = (ctx: WriteCtx, homeId: number): Promise<void> => announce(ctx, 'home.changed', { homeId })

/** Someone took a home from one status to the next, with a line to those concerned. */
export const homeMoved = (
  ctx: WriteCtx,
  move: { homeId: number; moveId: number; to: string; note: string; by: string },
): Promise<void> => announce(ctx, 'home.moved', move)

export const areaChanged = (ctx: WriteCtx, areaId: string): Promise<void> => announce(ctx, 'area.changed', { areaId })
