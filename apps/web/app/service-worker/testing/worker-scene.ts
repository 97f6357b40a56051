import { emptyKeepShelf, memoryKeep, openSeal } from '@porchlight/offline'
import { pageOwnerHeader } from '../../lib/stored/messages.ts'
import { createDesks } from '../desk.ts'
import { createPages } from '../pages.ts'

const origin = 'https://stay.example'

type Served = { html?: string; pageOwner?: string | null; status?: number; headers?: Record<string, string> }

/** A worker with a server whose pages are set by the test, and a network that can be down or slow. */
export const workerScene = () => {
  const shelf = emptyKeepShelf()
  const served = new Map<string, Served>()
  const fetched: string[] = []
  const work: Promise<unknown>[] = []
  const state = { away: false, slow: false, now: 1_800_000_000_000, sealable: true, changes: 0 }
  let lateAnswers: (() => void)[] = []

  const pageAt = (address: string): Response => {
    const {
      html = `<title>${address}</title>`,
      pageOwner = '7',
      status = 200,
      headers = {},
    } = served.get(address) ?? {}
    return new Response(html, {
      status,
      headers: { 'content-type': 'text/html', ...(pageOwner !== null && { [pageOwnerHeader]: pageOwner }), ...headers },
    })
  }
  const fetch = async (request: Request | string): Promise<Response> => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin)
    fetched.push(pathname + search)
    if (state.away) throw new TypeError('Failed to fetch')
    if (state.slow) await new Promise<void>((resolve) => lateAnswers.push(resolve))
    return pageAt(pathname + search)
  }
  const desks = createDesks({
    open: async () => ({ store: memoryKeep(shelf), sealFor: async () => (state.sealable ? openSeal : null) }),
    onChange: async () => {
      state.changes += 1
    },
  })
  const pages = createPages({
    desks,
    fetch,
    now: () => state.now,
    // The wait is over at once if the network is slow, and never ends if it isn't.
    wait: () => (state.slow ? Promise.resolve() : new Promise(() => {})),
    offline: async (address) => new Response(null, { status: 302, headers: { location: `/offline?to=${address}` } }),
  })

  return {
    shelf,
    served,
    fetched,
    state,
    desks,
    pages,
    /** Opens a page and waits until all follow-up work is done. */
    open: async (address: string): Promise<Response> => {
      const answer = await pages.answer(new Request(origin + address), (one) => void work.push(one))
      if (!state.slow) await Promise.all(work.splice(0))
      return answer
    },
    /** The slow response arrives. */
    arrive: async () => {
      for (const arrived of lateAnswers) arrived()
      lateAnswers = []
      await Promise.all(work.splice(0))
    },
    stored: async () => (await pages.list()).map(({ address }) => address),
  }
}
