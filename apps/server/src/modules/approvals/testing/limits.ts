import type { ThresholdName } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { putThresholds } from '../settings.ts'

/** Sets the amount up to which one person acts alone, as if two administrators had agreed on it. */
export const setLimit = (ctx: WriteCtx, name: ThresholdName, value: number) => putThresholds(ctx, [{ name, value }])
