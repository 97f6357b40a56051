import {
  type AccountKey,
  accountKeyFor,
  indexedKeep,
  indexedStore,
  type KeepStore,
  openRoom,
  openSeal,
  type RoomParts,
  sealOf,
  visitor,
} from '@porchlight/offline'

/** A page that was viewed. Times are milliseconds on the device's clock. */
export type PageCard = {
  title: string
  storedAt: number
  usedAt: number
  headers: Record<string, string>
  /** The build files it needs. */
  assets: string[]
}

export type Pages = ReturnType<typeof openRoom<PageCard>>
/** Whose pages are stored on this device, and what it is. */
export type Desk = { pageOwner: string; parts: RoomParts; pages: Pages }

type Opened = { store: KeepStore; sealFor: (userId: string) => Promise<Awaited<ReturnType<typeof sealOf>>> }

/** The browser features the worker needs; tests supply their own. */
export type DeskParts = { open: () => Promise<Opened>; onChange: () => Promise<void> }

/**
 * Tracks who uses this device. As soon as a response was made for someone else, everything of the previous person is
 * deleted; nothing of a person is stored that can't be sealed for them.
 */
export const createDesks = ({ open, onChange }: DeskParts) => {
  let opening: Promise<Opened> | undefined
  let desk: Desk | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const deskOf = async ({ store, sealFor }: Opened, pageOwner: string): Promise<Desk | undefined> => {
    const seal = pageOwner === visitor ? openSeal : await sealFor(pageOwner)
    if (!seal) return undefined
    const parts = { store, seal, userId: pageOwner }
    return { pageOwner, parts, pages: openRoom<PageCard>(parts, 'page') }
  }

  /** One at a time, so that two responses can't disagree about who uses this device. */
  const inTurn = <T>(run: (opened: Opened) => Promise<T>): Promise<T | undefined> => {
    const done = turn.then(async () => {
      opening ??= open()
      return run(await opening)
    })
    turn = done.catch(() => {
      opening = undefined
      desk = undefined
    })
    return done.catch(() => undefined)
  }

  return {
    /** The person who was last signed in. */
    now: (): Promise<Desk | undefined> =>
      inTurn(async (opened) => {
        desk ??= await deskOf(opened, await opened.store.owner())
        return desk
      }),
    /** A response was made for this person: they are signed in now. */
    sits: (pageOwner: string): Promise<Desk | undefined> =>
      inTurn(async (opened) => {
        if ((await opened.store.owner()) !== pageOwner) {
          desk = undefined
          await opened.store.claim(pageOwner)
          await onChange()
        }
        if (desk?.pageOwner !== pageOwner) desk = await deskOf(opened, pageOwner)
        return desk
      }),
  }
}

export type Desks = ReturnType<typeof createDesks>

type Ask = (url: string, init: RequestInit) => Promise<Response>

/** Null if the session isn't, or is no longer, this person's. */
export const accountKey = async (userId: string, sealAddress: string, ask: Ask): Promise<CryptoKey | null> => {
  const answer = await ask(sealAddress, { headers: { accept: 'application/json' } })
  const { results } = (await answer.json()) as { results?: AccountKey }
  return accountKeyFor(userId, answer.ok ? results : null)
}

/** This browser's storage. */
export const openHere = async (sealAddress: string): Promise<Opened> => {
  const [store, queue] = await Promise.all([indexedKeep(), indexedStore()])
  const keyOf = (userId: string) => accountKey(userId, sealAddress, fetch).catch(() => null)
  return { store, sealFor: (userId) => sealOf(queue, userId, () => keyOf(userId)) }
}
