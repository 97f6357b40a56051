import { trustPosition } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { businessDay } from '#kernel/company'
import { invariantsOf } from './invariants.ts'
import { trustPositions } from './trust.ts'
import { trustDays } from './trust-days.ts'
import { trustView } from './views.ts'

const position = route(trustPosition, ({ query: { on }, snapshot }) =>
  snapshot(async (ctx) => {
    const days = await trustDays(ctx, on ?? businessDay(ctx.companyZone, ctx.now))
    return {
      currencies: (await trustPositions(ctx, undefined, on)).map((one) => trustView(one, days)),
      invariants: await invariantsOf(ctx, 'new'),
      checkedAt: ctx.now.toISOString(),
    }
  }),
)

export const routes: readonly Route[] = [position]
