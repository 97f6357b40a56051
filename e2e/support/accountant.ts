import type { BrowserContext } from '@playwright/test'
import { caller } from './caller.ts'
import { mailedLink } from './mail-link.ts'
import { enter, people } from './people.ts'

type Owners = { owners: { id: number }[] }

/** Gives the demo guest access to the demo owner's books, unless they already have it; returns the owner's id. */
export const readBooks = async (guest: BrowserContext, owner: BrowserContext): Promise<number> => {
  const call = caller(guest.request)
  await call('GET', 'web-data')
  const known = (await call<Owners>('GET', 'accountants/owners')).owners[0]
  if (known) return known.id
  const { call: asOwner } = await enter(owner, people.owner)
  await asOwner('POST', 'owners/accountants', { name: 'Ada Wren', email: people.guest })
  const path = await mailedLink(guest.request, people.guest, /\/accountants\/invitations\/[\w-]+/)
  const accepted = await call<{ ownerId: number }>('POST', `accountant-invitations/${path.split('/').at(-1)}`)
  return accepted.ownerId
}
