import { LRUCache } from 'lru-cache'

/** Where a page asks which routes its links lead to (React Router's lazy route discovery). */
const manifestPath = '/__manifest'
const cacheBytes = 16 * 1024 * 1024

const responseOf = (body: string): Response =>
  new Response(body, {
    headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'application/json' },
  })

/**
 * Cached answers about routes: each link on a page is matched against every route, and the answer is the same for
 * everyone as long as the build is.
 */
export class RouteManifests {
  #build: unknown
  readonly #answers = new LRUCache<string, string>({
    maxSize: cacheBytes,
    sizeCalculation: (body, url) => body.length + url.length,
  })

  /**
   * The cached answer for a manifest address; otherwise (other addresses, rejections, the first request) what `make`
   * returns.
   */
  async answer(build: unknown, url: string, make: () => Promise<Response>): Promise<Response> {
    if (!url.startsWith(`${manifestPath}?`)) return make()
    if (this.#build !== build) this.#answers.clear()
    this.#build = build
    const cached = this.#answers.get(url)
    if (cached !== undefined) return responseOf(cached)
    const answer = await make()
    if (answer.status !== 200) return answer
    const body = await answer.text()
    if (this.#build === build) this.#answers.set(url, body)
    return responseOf(body)
  }
}
