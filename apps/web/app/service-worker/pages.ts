import { pageOwnerHeader, type StoredPage, storedTiming } from '../lib/stored/messages.ts'
import type { Desk, Desks, PageCard } from './desk.ts'
import { mayKeepAnswer, mayKeepAt } from './which-pages.ts'

/** How long a page may take if a stored one could replace it. */
export const patienceMs = 4_000
const mostPages = 80
const storedMs = 30 * 86_400_000
/** A page that was viewed isn't loaded in full again within this time. */
const freshMs = 5 * 60_000

const away = [502, 503, 504]

export type PageParts = {
  desks: Desks
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  now: () => number
  wait: (ms: number) => Promise<void>
  /** Returned instead of a page that isn't stored. */
  offline: (address: string) => Promise<Response | undefined>
}

type Later = (work: Promise<unknown>) => void

const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])]
/** A page's title, without the site's name after it (spec section 2, Route metadata). */
const titleIn = (html: string): string => (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')

/** Length and encoding headers describe the network response. */
const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding|date)$/.test(name)),
  )

const pathOf = (address: string): string => address.split('?')[0] ?? ''
/** Anyone but a visitor. */
const someone = 'someone'

export const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

export const createPages = ({ desks, fetch, now, wait, offline }: PageParts) => {
  const trim = async ({ pages }: Desk): Promise<void> => {
    const cards = (await pages.list()).toSorted((a, b) => b.usedAt - a.usedAt)
    const going = cards.filter(({ usedAt }, at) => at >= mostPages || now() - usedAt > storedMs)
    await pages.remove(going.map(({ key }) => key))
  }

  /** The person the response was made for is signed in now; what they may view again is stored. */
  const keep = async (address: string, answer: Response): Promise<void> => {
    const pageOwner = answer.headers.get(pageOwnerHeader)
    if (pageOwner === null) return
    const desk = await desks.sits(pageOwner)
    if (!desk || !mayKeepAnswer(answer) || !mayKeepAt(pathOf(address), pageOwner)) return
    const html = await answer.text()
    const card: PageCard = {
      title: titleIn(html),
      storedAt: now(),
      usedAt: now(),
      headers: headersOf(answer),
      assets: assetsIn(html),
    }
    await desk.pages.put(address, card, [new TextEncoder().encode(html)])
    await trim(desk)
  }

  const stored = async (address: string): Promise<Response | undefined> => {
    const pages = (await desks.now())?.pages
    const card = await pages?.get(address)
    const [bytes] = (card && (await pages?.content(address))) ?? []
    if (!pages || !card || !bytes) return undefined
    const { key: _, ...rest } = card
    await pages.put(address, { ...rest, usedAt: now() })
    const headers = new Headers(card.headers)
    headers.set('server-timing', `${storedTiming};desc="${card.storedAt}"`)
    return new Response(bytes, { headers })
  }

  const orStored = async (address: string, answer: Response | undefined): Promise<Response> =>
    (await stored(address).catch(() => undefined)) ?? answer ?? (await offline(address)) ?? Response.error()

  return {
    /** The current page; if it doesn't arrive, or takes too long, the last one seen; otherwise the offline page. */
    answer: async (request: Request, later: Later): Promise<Response> => {
      const address = addressOf(request.url)
      const fetched = fetch(request).then(
        (answer) => {
          if (answer.type !== 'opaqueredirect') later(keep(address, answer.clone()).catch(() => {}))
          return answer
        },
        () => undefined,
      )
      later(fetched)
      const first = await Promise.race([fetched, wait(patienceMs).then(() => 'late' as const)])
      if (first !== 'late') return first && !away.includes(first.status) ? first : orStored(address, first)
      return (await stored(address).catch(() => undefined)) ?? orStored(address, await fetched)
    },

    /** Stores a full page that was viewed without being loaded as one. */
    keepWhole: async (address: string): Promise<void> => {
      const card = await (await desks.now())?.pages.get(address)
      if (card && now() - card.storedAt < freshMs) return
      // The response tells who uses this device; what no one may store isn't requested.
      if (!mayKeepAt(pathOf(address), someone)) return
      await keep(address, await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' }))
    },

    list: async (): Promise<StoredPage[]> => {
      const cards = (await (await desks.now())?.pages.list()) ?? []
      return cards
        .toSorted((a, b) => b.usedAt - a.usedAt)
        .map(({ key, title, storedAt }) => ({ address: key, title, storedAt }))
    },

    forget: async (): Promise<void> => {
      const pages = (await desks.now())?.pages
      await pages?.remove((await pages.list()).map(({ key }) => key))
    },

    assetsInUse: async (): Promise<string[]> => {
      const cards = (await (await desks.now())?.pages.list()) ?? []
      return cards.flatMap(({ assets }) => assets)
    },
  }
}

export type SeenPages = ReturnType<typeof createPages>
