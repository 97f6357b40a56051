import type { Role } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { keepUp, lockLead } from '@porchlight/offline'
import { searchDataAddress } from './addresses.ts'
import { clock } from './connection.ts'
import { type Own, openOwn } from './own.ts'

let held: { userId: string; own: Promise<Own | undefined> } | undefined

/** This person's offline storage, opened once per tab; undefined without storage. */
export const ownOf = (userId: string, roles: readonly Role[]): Promise<Own | undefined> => {
  if (held?.userId !== userId) held = { userId, own: openOwn(userId, roles) }
  return held.own
}

/** Keeps the person’s stored pages up to date, in one of all tabs. Returns a function that ends it. */
export const holdOwn = (userId: string, roles: readonly Role[]): (() => void) =>
  lockLead(`porchlight-own:${userId}`)(() => {
    let stop = () => {}
    let isLeading = true
    void ownOf(userId, roles).then((own) => {
      if (!own || !isLeading) return
      const { answers, payloads, assets } = own
      // In a browser the service worker stores the search data for everyone.
      const searchData = isNativeShell() ? searchDataAddress : null
      stop = keepUp({ clock, inApp: isNativeShell(), answers, own: { payloads, assets }, searchData })
    })
    return () => {
      isLeading = false
      stop()
    }
  })
