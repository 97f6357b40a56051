import { flatAddress } from '@porchlight/contract'
import { accountOpened } from '#events/accounts'
import { type Consumer, onEvent } from '#kernel/jobs'
import { firstDraft } from './first-draft.ts'

export const consumers: readonly Consumer[] = [
  onEvent(accountOpened, 'homes.first-draft', async (app, { accountId, propertyAddress }) => {
    const address = flatAddress.safeParse(propertyAddress)
    if (address.success) await firstDraft(app, accountId, address.data)
  }),
]
