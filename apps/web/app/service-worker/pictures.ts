/** Viewed pictures, so that stored pages are complete offline. Their addresses always mean the same picture. */
const pictures = 'porchlight-pictures'
const most = 300

const address = /^\/media-resources\/(pictures|scenes)\/[\w-]+\/\d+\.(avif|webp)$/
export const isPicture = (pathname: string): boolean => address.test(pathname)

const cdnAddress = /\/property-images\/[\w-]+\/\d+\.(avif|webp)$/
/** A home's picture on a CDN: no other site can put one on our pages. */
export const isCdnPicture = (request: Pick<Request, 'destination'>, pathname: string): boolean =>
  request.destination === 'image' && cdnAddress.test(pathname)

export const createPictures = (caches: CacheStorage, fetch: (request: Request) => Promise<Response>) => {
  /** The oldest are deleted; one that is requested again becomes the newest. */
  const put = async (request: Request, answer: Response): Promise<void> => {
    const cache = await caches.open(pictures)
    await cache.delete(request)
    await cache.put(request, answer)
    const keys = await cache.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
  }

  /**
   * A response from another origin can only be stored if it is readable. If a CDN forbids that, it is shown without
   * being stored.
   */
  const fetched = async (request: Request): Promise<Response> => {
    if (!cdnAddress.test(new URL(request.url).pathname)) return fetch(request)
    const readable = new Request(request.url, { mode: 'cors', credentials: 'omit' })
    return fetch(readable).catch(() => fetch(request))
  }

  return {
    answer: async (request: Request, later: (work: Promise<unknown>) => void): Promise<Response> => {
      const cached = await (await caches.open(pictures)).match(request, { ignoreVary: true })
      if (cached) return cached
      const answer = await fetched(request)
      if (answer.status === 200) later(put(request, answer.clone()).catch(() => {}))
      return answer
    },
    forget: async (): Promise<void> => void (await caches.delete(pictures)),
  }
}
