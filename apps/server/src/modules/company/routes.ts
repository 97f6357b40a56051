import {
  saveBrand as brandEndpoint,
  brandsNow,
  saveCompany as companyEndpoint,
  companyNow,
  deleteBrand as deleteEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { logoOf } from '#modules/media'
import { deleteBrand, saveBrand, saveCompany } from './commands.ts'
import { brandDesk, companyDesk } from './views.ts'

/** An uploaded picture as a logo; undefined: unchanged. */
const sentLogo = async (ctx: WriteCtx, accountId: number, logo: { uploadId: number } | null | undefined) => {
  if (!logo) return logo
  const found = await logoOf(ctx, accountId, logo.uploadId)
  if (!found) throw notFound('This picture')
  return found
}

export const routes: readonly Route[] = [
  route(companyNow, ({ read }) => read(companyDesk)),

  route(companyEndpoint, async ({ app, actor, body: { reason, latestRead, ...company }, write }) => {
    const desk = await write(async (ctx) => {
      await saveCompany(ctx, app.seal, company, { by: actor.accountId, reason, latestRead })
      return companyDesk(ctx)
    })
    await app.adapters.brands.refresh()
    return desk
  }),

  route(brandsNow, ({ read }) => read(brandDesk)),

  route(brandEndpoint, async ({ app, actor, params, body: { reason, latestRead, logo, ...brand }, write }) => {
    const desk = await write(async (ctx) => {
      const picture = await sentLogo(ctx, actor.accountId, logo)
      const author = { by: actor.accountId, reason, latestRead }
      await saveBrand(ctx, params.brandId, { ...brand, logo: picture }, author)
      return brandDesk(ctx)
    })
    await app.adapters.brands.refresh()
    return desk
  }),

  route(deleteEndpoint, async ({ app, actor, params, write }) => {
    const desk = await write(async (ctx) => {
      await deleteBrand(ctx, params.brandId, { by: actor.accountId })
      return brandDesk(ctx)
    })
    await app.adapters.brands.refresh()
    return desk
  }),
]
