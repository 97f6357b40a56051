import { type BoutiqueCard, boutiqueBySlug, type Client, type Site } from '@porchlight/contract'

type Shown = { site: Site; front: string }
type Params = Readonly<Record<string, string | undefined>>

/** The boutique of an address: built-in ones have their name where others have a parameter. */
const slugAt = (pattern: string, { slug }: Params): string | undefined => {
  if (pattern === '/boutique-collections/:slug') return slug
  return pattern === '/canoe-place' || pattern === '/the-drake-inn' ? pattern.slice(1) : undefined
}

/** A boutique with its own site has its front page there. */
export const shownAs = (
  { site: name, theme }: Pick<BoutiqueCard, 'site' | 'theme'>,
  ours: Site,
  path: string,
): Shown => ({
  site: { ...ours, name: name ?? ours.name, theme: theme ?? ours.theme, sheet: name || theme ? null : ours.sheet },
  front: name ? path : '/',
})

/** The name and theme the team configured for a boutique; undefined for every other page. */
export const boutiqueSite = async (
  api: Client,
  { pattern, params, pathname, site }: { pattern: string; params: Params; pathname: string; site: Site },
): Promise<Shown | undefined> => {
  const slug = slugAt(pattern, params)
  if (!slug) return undefined
  const answer = await api(boutiqueBySlug, { params: { slug }, query: {} })
  return answer.ok ? shownAs(answer.results.boutique, site, pathname) : undefined
}
