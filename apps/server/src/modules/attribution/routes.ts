import { partners } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { partnerViews } from './views.ts'

export const routes: readonly Route[] = [
  route(partners, ({ read }) => read(async (ctx) => ({ partners: await partnerViews(ctx) }))),
]
