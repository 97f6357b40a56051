import { followLink, linkPath, makeLink, qrOfHome, shortLinks, withdrawLink } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { follow, homeOfLink, make, withdraw } from './links.ts'
import { linkViews } from './views.ts'

/** Codes are short, so guessing them is slowed down. */
const allowance = { perMinute: 30 }

export const routes: readonly Route[] = [
  route(shortLinks, ({ read }) => read(async (ctx) => ({ links: await linkViews(ctx) }))),

  route(makeLink, ({ actor, body, write }) =>
    write(async (ctx) => ({ code: await make(ctx, { ...body, by: actor.accountId }) })),
  ),

  route(withdrawLink, ({ params, write }) =>
    write(async (ctx) => {
      await withdraw(ctx, params.link)
      return { links: await linkViews(ctx) }
    }),
  ),

  route(followLink, ({ params, write }) => write(async (ctx) => ({ path: await follow(ctx, params.link) })), {
    allowance,
  }),

  route(
    qrOfHome,
    ({ params, read }) =>
      read(async (ctx) => ({ home: await homeOfLink(ctx, params.id, params.link), path: linkPath(params.link) })),
    { allowance },
  ),
]
