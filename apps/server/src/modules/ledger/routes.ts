import { trustPosition } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { invariantsOf } from './invariants.ts'
import { trustPositions } from './trust.ts'
import { trustView } from './views.ts'

const position = route(trustPosition, ({ query: { on }, snapshot }) =>
  snapshot(async (ctx) => ({
    currencies: (await trustPositions(ctx, undefined, on)).map(trustView),
    invariants: await invariantsOf(ctx, 'new'),
    checkedAt: ctx.now.toISOString(),
  })),
)

export const routes: readonly Route[] = [position]
