import { type ContentDraft, imagesOfBlock, linksOfBlock } from '@porchlight/contract'
import { routeAt } from '@porchlight/contract/routes'
import type { ReadCtx } from '#kernel/work'
import { homesByIds, liveHomes } from '#modules/homes'
import type { Surroundings } from './engine/findings.ts'
import { publishedSlugs } from './queries.ts'

const bodiesOf = ({ texts }: ContentDraft) => Object.values(texts).flatMap((text) => text?.body ?? [])

/** Every picture a document uses. */
export const pictureIdsOf = (draft: ContentDraft): number[] => [
  ...(draft.coverId === null ? [] : [draft.coverId]),
  ...bodiesOf(draft)
    .flatMap(imagesOfBlock)
    .map(({ pictureId }) => pictureId),
]

export const homeIdsOf = (draft: ContentDraft): number[] => [
  ...new Set(bodiesOf(draft).flatMap((block) => (block.type === 'homes' ? block.homeIds : []))),
]

/** Films in the body, and the downloadable document. */
export const fileIdsOf = (draft: ContentDraft): number[] => [
  ...new Set([
    ...bodiesOf(draft).flatMap((block) => (block.type === 'video' ? [block.fileId] : [])),
    ...(draft.facts.kind === 'collateral' && draft.facts.fileId !== null ? [draft.facts.fileId] : []),
  ]),
]

const withSlug: Readonly<Record<string, string>> = { 'blog-post': 'story', destination: 'destination' }

/** Addresses that the server answers without a page. */
const served = new Set(['/blog/feed.xml', '/sitemap.xml', '/llms.txt', '/privacy-choices'])

const ownPath = (href: string): string | undefined =>
  href.startsWith('/') ? (href.split(/[?#]/)[0] as string) : undefined

/** Whether each of these addresses leads somewhere. Other sites are not asked. */
export const linksLead = async (ctx: ReadCtx, hrefs: readonly string[]): Promise<(href: string) => boolean> => {
  const known = new Set((await publishedSlugs(ctx)).map(({ kind, slug }) => `${kind} ${slug}`))
  const linksHome = hrefs.some((href) => /^\/propert(y|ies)\//.test(href))
  const homeSlugs = new Set(linksHome ? (await liveHomes(ctx)).map(({ slug }) => slug) : [])
  return (href) => {
    const path = ownPath(href)
    if (path === undefined || served.has(path)) return true
    const match = routeAt(path.length > 1 ? path.replace(/\/$/, '') : path)
    if (!match || match.route.id === 'not-found') return false
    const { slug = '' } = match.params
    if (match.route.id === 'property') return homeSlugs.has(slug)
    const kind = withSlug[match.route.id]
    return kind === undefined || known.has(`${kind} ${slug}`)
  }
}

/** Looks up the product data that a document’s links and homes refer to. */
export const surroundingsOf = async (ctx: ReadCtx, draft: ContentDraft): Promise<Surroundings> => {
  const [homes, leads] = await Promise.all([
    homesByIds(ctx, homeIdsOf(draft)),
    linksLead(ctx, bodiesOf(draft).flatMap(linksOfBlock)),
  ])
  const live = new Set(homes.filter(({ status }) => status === 'live').map(({ id }) => id))
  return { isLive: (homeId) => live.has(homeId), leads }
}
