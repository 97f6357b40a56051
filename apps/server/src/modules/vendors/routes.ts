import {
  addVendor,
  changeVendor,
  type DeskVendor,
  lookup,
  retireVendor,
  vendorOfOwner,
  vendorsOfDesk,
  vendorsOfOwner,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homesOfOwner } from '#modules/homes'
import { optionsOf } from './lookups.ts'
import { saveVendor, setRetired, updateVendor, type VendorRow, vendorsLike, vendorsServing } from './vendors.ts'
import { forDesk, forOwner } from './views.ts'

const shown = async (ctx: ReadCtx, row: VendorRow): Promise<{ vendor: DeskVendor }> => {
  const [vendor] = await forDesk(ctx, [row])
  if (!vendor) throw notFound('This vendor')
  return { vendor }
}

const ofOwner = async (ctx: ReadCtx, accountId: number) => {
  const homeIds = (await homesOfOwner(ctx, accountId)).map(({ id }) => id)
  return forOwner(ctx, await vendorsServing(ctx, homeIds), homeIds)
}

export const routes: readonly Route[] = [
  route(lookup, ({ params, query, read }) =>
    read(async (ctx) => ({ options: await optionsOf(ctx, params.key, query.q) })),
  ),

  route(vendorsOfDesk, ({ query, read }) =>
    read(async (ctx) => ({ vendors: await forDesk(ctx, await vendorsLike(ctx, query.q)) })),
  ),

  route(addVendor, ({ actor, body, write }) =>
    write(async (ctx) => shown(ctx, await saveVendor(ctx, body, actor.accountId))),
  ),

  route(changeVendor, ({ params, body, write }) =>
    write(async (ctx) => shown(ctx, await updateVendor(ctx, params.id, body))),
  ),

  route(retireVendor, ({ params, body, write }) =>
    write(async (ctx) => shown(ctx, await setRetired(ctx, params.id, body.retired))),
  ),

  route(vendorsOfOwner, ({ actor, read }) => read(async (ctx) => ({ vendors: await ofOwner(ctx, actor.accountId) }))),

  route(vendorOfOwner, ({ actor, params, read }) =>
    read(async (ctx) => {
      const vendor = (await ofOwner(ctx, actor.accountId)).find(({ id }) => id === params.id)
      if (!vendor) throw notFound('This vendor')
      return { vendor }
    }),
  ),
]
