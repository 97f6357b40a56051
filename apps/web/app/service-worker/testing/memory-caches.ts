const origin = 'https://stay.example'
const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), origin).href

/** The parts of a browser's caches that the worker uses. */
export const memoryCaches = (fetch: (url: string) => Promise<Response>): CacheStorage => {
  const buckets = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const held = buckets.get(name) ?? new Map<string, Response>()
    buckets.set(name, held)
    const put = async (request: RequestInfo | URL, answer: Response) => void held.set(urlOf(request), answer)
    return {
      match: async (request: RequestInfo | URL) => held.get(urlOf(request))?.clone(),
      put,
      delete: async (request: RequestInfo | URL) => held.delete(urlOf(request)),
      keys: async () => [...held.keys()].map((url) => new Request(url)),
      addAll: async (urls: string[]) => {
        for (const url of urls) await put(url, await fetch(url))
      },
    }
  }
  return {
    open: async (name: string) => open(name),
    delete: async (name: string) => buckets.delete(name),
  } as unknown as CacheStorage
}
