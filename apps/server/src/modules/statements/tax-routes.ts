import { rentsPaidOfOwner, taxFile, taxYearOfDesk } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { noteSecurity, refuseUnconfirmed } from '#modules/accounts'
import { rentsPaidTo, taxFileOf, taxYearOf } from './tax-desk.ts'

export const taxRoutes: readonly Route[] = [
  route(taxYearOfDesk, async ({ query, read }) => ({ tax: await read((ctx) => taxYearOf(ctx, query.year)) })),

  // Asked for by GET like other files; that it was taken is written down with the numbers still unseen.
  route(
    taxFile,
    async ({ app, actor, query, request }) => {
      refuseUnconfirmed(actor, app.clock.now())
      return await app.work.write(async (ctx) => {
        const file = await taxFileOf(ctx, app.seal, query.year)
        const details = { year: query.year, entries: file.rows.length }
        await noteSecurity(ctx, { ...actor, kind: 'tax_file_taken', address: request.ip, details })
        return file
      })
    },
    { allowance: { perMinute: 10 } },
  ),

  route(rentsPaidOfOwner, ({ actor, query, read }) => read((ctx) => rentsPaidTo(ctx, actor.accountId, query.year))),
]
