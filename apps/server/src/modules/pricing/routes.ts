import {
  homeCalendar,
  priceOfStay,
  quoteById as quoteByIdEndpoint,
  quoteStay as quoteStayEndpoint,
} from '@porchlight/contract'
import { countQuote } from '#http/referral-cookie'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Home, homeById, homeCards } from '#modules/homes'
import { addOnsFor } from './add-ons.ts'
import { calendarOf } from './calendars.ts'
import { depositRoutes } from './deposit-routes.ts'
import { feeRoutes } from './fee-routes.ts'
import { groupRoutes } from './group-routes.ts'
import { homeAddOnRoutes } from './home-add-on-routes.ts'
import { ownerCalendarRoutes } from './owner-calendar-routes.ts'
import { ownerPriceRoutes } from './owner-price-routes.ts'
import { policyRoutes } from './policy-routes.ts'
import { promoRoutes } from './promo-routes.ts'
import { protectionBeside } from './protection.ts'
import { hasExpired, quoteById, quoteStay } from './quotes.ts'
import { raiseRoutes } from './raise-routes.ts'
import { stayFeeRoutes } from './stay-fee-routes.ts'
import { strategyRoutes } from './strategy-routes.ts'
import { taxRoutes } from './tax-routes.ts'
import { termsRoutes } from './terms-routes.ts'
import { utilityFeeRoutes } from './utility-fee-routes.ts'
import { quotedHomeView, quoteView } from './views.ts'
import { waiverBeside } from './waivers.ts'

/** @throws Problem 404 for a home that is not live: it doesn't exist for the public */
const liveHome = async (ctx: ReadCtx, homeId: number): Promise<Home> => {
  const home = await homeById(ctx, homeId)
  if (home.status !== 'live') throw notFound('This home')
  return home
}

/** Every quote is stored, so that promised prices can be honored; a person looking around requests a few a minute. */
const quotesAllowed = { allowance: { perMinute: 120 } }

export const routes: readonly Route[] = [
  route(
    quoteStayEndpoint,
    async ({ app, params, body, request, write }) => {
      countQuote(app, request)
      const { arrive, depart, promo, addOns, protection, waiver, nonRefundable, ...party } = body
      return write(async (ctx) => {
        const answer = await quoteStay(ctx, await liveHome(ctx, params.id), {
          stay: { arrive, depart },
          party,
          promo,
          addOns,
          protection,
          waiver,
          nonRefundable,
        })
        if ('quote' in answer) return { quote: quoteView(answer.quote) }
        throw new Problem(422, 'stay_not_possible', 'This stay isn’t available.', answer)
      })
    },
    quotesAllowed,
  ),

  route(
    priceOfStay,
    async ({ params, query, write }) => {
      const { arrive, depart, promo, ...party } = query
      return write(async (ctx) => {
        await liveHome(ctx, params.id)
        const answer = await quoteStay(ctx, params.id, { stay: { arrive, depart }, party, promo })
        return 'quote' in answer ? { quote: quoteView(answer.quote), refusal: null } : { quote: null, refusal: answer }
      })
    },
    quotesAllowed,
  ),

  route(quoteByIdEndpoint, async ({ params, read }) =>
    read(async (ctx) => {
      const quote = await quoteById(ctx, params.id)
      if (quote.hash !== params.hash) throw notFound('This quote')
      const { promo, nonRefundable } = quote.document
      const quoted = await homeById(ctx, quote.homeId)
      const home = quotedHomeView(quoted, (await homeCards(ctx, [quote.homeId]))[0])
      const addOns = await addOnsFor(ctx, quoted, quote.document)
      const protection = await protectionBeside(ctx, quote.document)
      const expired = hasExpired(quote, ctx.now)
      const waiver = await waiverBeside(ctx, quoted, quote.document)
      return { quote: quoteView(quote), expired, home, promo, nonRefundable, addOns, protection, waiver }
    }),
  ),

  ...promoRoutes,
  ...depositRoutes,
  ...policyRoutes,
  ...termsRoutes,
  ...taxRoutes,
  ...feeRoutes,
  ...groupRoutes,
  ...homeAddOnRoutes,
  ...ownerPriceRoutes,
  ...utilityFeeRoutes,
  ...stayFeeRoutes,
  ...raiseRoutes,
  ...strategyRoutes,
  ...ownerCalendarRoutes,

  route(homeCalendar, async ({ params, query, read }) =>
    read(async (ctx) => ({ nights: await calendarOf(ctx, await liveHome(ctx, params.id), query.from, query.to) })),
  ),
]
