import type { Analysis, ServiceLevel } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { liveCards, offeredLevels } from '#modules/homes'
import { type AnalysisRow, linkDays } from './analyses.ts'
import { fewestClose } from './engine/estimate.ts'
import { netByLevel } from './engine/net.ts'

const dayMs = 86_400_000

type Result = NonNullable<AnalysisRow['result']>

const estimateView = (
  { estimate }: Result,
  row: AnalysisRow,
  levels: readonly ServiceLevel[],
): NonNullable<Analysis['estimate']> => {
  const factor = 1 + (row.adjusted_percent ?? 0) / 100
  const scaled = <T extends { low: number; expected: number; high: number }>(range: T): T => ({
    ...range,
    low: Math.round(range.low * factor),
    expected: Math.round(range.expected * factor),
    high: Math.round(range.high * factor),
  })
  const months = estimate.months.map(scaled)
  const year = { ...scaled(estimate.year), expected: months.reduce((sum, { expected }) => sum + expected, 0) }
  return {
    ...estimate,
    months,
    year,
    // Estimates made before changes were worked out have none.
    changes: (estimate.changes ?? []).map(({ feature, rent }) => ({ feature, rent: Math.round(rent * factor) })),
    thin: estimate.close < fewestClose,
    net: netByLevel(levels, year.expected, year.nights),
    adjustment:
      row.adjusted_percent === null
        ? null
        : {
            percent: row.adjusted_percent,
            note: row.adjustment_note,
            at: (row.adjusted_at ?? row.created_at).toISOString(),
          },
  }
}

/** An estimate as its link shows it, with only comparable homes that are still on the market. */
export const analysisView = async (ctx: ReadCtx, row: AnalysisRow): Promise<Analysis> => {
  const expiresAt = new Date(row.created_at.getTime() + linkDays * dayMs)
  const similar = row.result?.comparables ?? []
  const cards = new Map(
    (
      await liveCards(
        ctx,
        similar.map(({ homeId }) => homeId),
      )
    ).map(({ fromNight: _, ...card }) => [card.id, card]),
  )
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= ctx.now,
    subject: row.subject,
    currency: row.result?.currency ?? 'USD',
    estimate: row.result && estimateView(row.result, row, await offeredLevels(ctx)),
    comparables: similar.flatMap(({ homeId, ...figures }) => {
      const home = cards.get(homeId)
      return home ? [{ home, ...figures }] : []
    }),
  }
}
