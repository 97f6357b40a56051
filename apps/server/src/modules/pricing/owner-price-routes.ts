import {
  changePrices as changeEndpoint,
  type Money,
  previewPrices,
  pricesOfHome,
  undoPrices,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { homeEditorOf, homeForEditor } from '#modules/homes'
import type { ArrivalEffect, PriceEffect } from './engine/price-effect.ts'
import type { LastSearches } from './last-searches.ts'
import type { LastYear } from './last-year.ts'
import { changePrices, previewChange, undoChange } from './owner-changes.ts'
import { ownerPrices } from './owner-prices.ts'
import { differencesOf } from './price-differences.ts'
import type { PriceExample } from './price-examples.ts'

const runsShown = 12

type Shown = PriceEffect & {
  arrivals: ArrivalEffect
  examples: PriceExample[]
  lastYear: LastYear | null
  lastSearches: LastSearches | null
}

/** The effect of a change on nights, in money. */
export const nightsView = ({ before, after, runs, ...effect }: PriceEffect, currency: string) => {
  const money = (amount: number): Money => ({ amount, currency })
  return {
    ...effect,
    before: before === null ? null : money(before),
    after: after === null ? null : money(after),
    runs: runs.slice(0, runsShown).map((run) => ({ ...run, before: money(run.before), after: money(run.after) })),
  }
}

const effectView = ({ arrivals, examples, lastYear, lastSearches, ...effect }: Shown, currency: string) => {
  const money = (amount: number): Money => ({ amount, currency })
  const answers = (of: LastSearches['after']) => ({ ...of, night: of.night === null ? null : money(of.night) })
  return {
    ...nightsView(effect, currency),
    arrivals: { ...arrivals, runs: arrivals.runs.slice(0, runsShown) },
    lastYear: lastYear && {
      ...lastYear,
      before: lastYear.before && { ...lastYear.before, amount: money(lastYear.before.amount) },
      after: { ...lastYear.after, amount: money(lastYear.after.amount) },
    },
    lastSearches: lastSearches && {
      ...lastSearches,
      before: lastSearches.before && answers(lastSearches.before),
      after: answers(lastSearches.after),
    },
    examples: examples.map((one) => ({ ...one, before: money(one.before), after: money(one.after) })),
  }
}

export const ownerPriceRoutes: readonly Route[] = [
  route(pricesOfHome, ({ actor, params, query, read }) =>
    read(async (ctx) => ownerPrices(ctx, await homeForEditor(ctx, actor, params.id), query.from, query.to)),
  ),

  route(previewPrices, ({ actor, params, body, read }) =>
    read(async (ctx) => {
      const home = await homeForEditor(ctx, actor, params.id)
      const { effect, before, after, concerns } = await previewChange(ctx, home, body)
      return {
        effect: effectView(effect, home.currency),
        differences: differencesOf(before, after, home.currency),
        concerns,
      }
    }),
  ),

  route(changeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      return { version: await changePrices(ctx, id, body, await homeEditorOf(ctx, actor, id)) }
    }),
  ),

  route(undoPrices, ({ actor, params, write }) =>
    write(async (ctx) => {
      const { id } = await homeForEditor(ctx, actor, params.id)
      return { version: await undoChange(ctx, id, params.changeId, actor.accountId) }
    }),
  ),
]
