import { referenceRates } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { latestRates } from './rates.ts'

export const routes: readonly Route[] = [
  route(referenceRates, ({ read }) =>
    read(async (ctx) => {
      const { day, perEuro } = await latestRates(ctx)
      return { day, perEuro: Object.fromEntries(perEuro) }
    }),
  ),
]
