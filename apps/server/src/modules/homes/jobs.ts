import { flatAddress } from '@porchlight/contract'
import { type Consumer, onEvent } from '#kernel/jobs'
import { whereIs } from '#modules/places'
import { draftForNewOwner } from './signing-up.ts'

export const consumers: readonly Consumer[] = [
  onEvent('account.opened', 'homes.first-draft', async (app, { accountId, propertyAddress }) => {
    const address = flatAddress.safeParse(propertyAddress)
    if (!address.success) return
    const place = await whereIs(app, address.data)
    await app.work.write((ctx) => draftForNewOwner(ctx, Number(accountId), address.data, place))
  }),
]
