/** Build files: their names change with their content, so a stored one is always correct. */
const files = 'porchlight-files'
/** The offline page, once per language. */
const offlinePages = 'porchlight-offline'
export const offlinePath = '/offline'
const languageMark = '/offline/language'

export type FileParts = {
  caches: CacheStorage
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** The build files every page needs. */
  shell: readonly string[]
}

const pageIn = (language: string): string => `${offlinePath}?language=${language}`
const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])]

export const createFiles = ({ caches, fetch, shell }: FileParts) => {
  const remember = async (urls: readonly string[]): Promise<void> => {
    const cache = await caches.open(files)
    const missing = await Promise.all(urls.map(async (url) => ((await cache.match(url)) ? [] : [url])))
    await cache.addAll(missing.flat())
  }

  /** Made for a visitor: it contains no one's name. */
  const fetchOfflinePage = async (language: string): Promise<void> => {
    const page = await fetch(pageIn(language), { credentials: 'omit', headers: { accept: 'text/html' } })
    if (!page.ok) throw new Error(`no offline page: ${page.status}`)
    await remember(assetsIn(await page.clone().text()))
    await (await caches.open(offlinePages)).put(pageIn(language), page)
  }

  const language = async (): Promise<string> => {
    const mark = await (await caches.open(offlinePages)).match(languageMark)
    return mark ? mark.text() : 'en'
  }

  return {
    /** Everything a page needs first, and the offline page. */
    install: async (): Promise<void> => {
      await remember(shell)
      await fetchOfflinePage('en')
      const spoken = await language()
      if (spoken !== 'en') await fetchOfflinePage(spoken)
    },
    /** What a page loaded before this worker could see it, and its reader's chosen language. */
    noteSeen: async (assets: readonly string[], spoken: string): Promise<void> => {
      await remember(assets.filter((url) => url.startsWith('/assets/')))
      const cache = await caches.open(offlinePages)
      if ((await language()) === spoken) return
      await fetchOfflinePage(spoken)
      await cache.put(languageMark, new Response(spoken))
    },
    file: async (request: Request): Promise<Response> => {
      const cache = await caches.open(files)
      const cached = await cache.match(request, { ignoreVary: true })
      if (cached) return cached
      const answer = await fetch(request.url)
      if (answer.ok) await cache.put(request.url, answer.clone()).catch(() => {})
      return answer
    },
    offlinePage: async (): Promise<Response | undefined> => {
      const cache = await caches.open(offlinePages)
      return (await cache.match(pageIn(await language()))) ?? (await cache.match(pageIn('en')))
    },
    /** Deletes earlier versions' files that no stored page needs. */
    prune: async (inUse: readonly string[]): Promise<void> => {
      const offline = await caches.open(offlinePages)
      const pages = await Promise.all(
        (await offline.keys()).map(async (key) => (await offline.match(key))?.text() ?? ''),
      )
      const wanted = new Set([...shell, ...inUse, ...pages.flatMap(assetsIn)])
      const cache = await caches.open(files)
      for (const key of await cache.keys()) if (!wanted.has(new URL(key.url).pathname)) await cache.delete(key)
    },
  }
}
export type Files = ReturnType<typeof createFiles>
