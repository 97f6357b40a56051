import { homeSlugs } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/index'
import { sitemapIndex, xmlAnswer } from './xml.ts'

/** `/sitemap.xml`: a sitemap of the screens, and one per part of the homes. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { parts } = resultsOf(await api(homeSlugs))
  const names = ['pages.xml', 'content.xml', ...Array.from({ length: parts }, (_, at) => `homes-${at + 1}.xml`)]
  return xmlAnswer(sitemapIndex(names.map((name) => new URL(`/sitemaps/${name}`, site.publicUrl).href)))
}
