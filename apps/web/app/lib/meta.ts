import { languages } from '@porchlight/contract'
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { Spoken } from './language.ts'
import { metaChain } from './last-meta.ts'
import { shellWords } from './messages/site/shell.ts'
import { wordsIn } from './messages/words.ts'
import type { Screen } from './screen.ts'
import { type RootData, rootOfError } from './session.ts'

/** What React Router passes to a route's `meta`, as far as it is needed here. */
export type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  /** Why the page can't be shown. */
  error?: unknown
}

/** The picture shown when a page's address is shared. */
export type SharePicture = { src: string; width: number; height: number; alt: string }

const shareWidth = 1280

/** Converts one of our pictures for sharing; undefined for none. */
export const shareOf = (picture: SharePicture | null | undefined): SharePicture | undefined =>
  picture
    ? {
        src: `${picture.src}/${shareWidth}.webp`,
        width: shareWidth,
        height: Math.round((shareWidth / picture.width) * picture.height),
        alt: picture.alt,
      }
    : undefined

export type PageMeta = {
  /** Without the site's name; defaults to the screen's title. */
  title?: string
  description?: string
  /** The path of the page's canonical address; defaults to the screen's, without aliases and query. */
  path?: string
  image?: SharePicture | undefined
  noindex?: boolean
  type?: 'website' | 'article' | 'product'
  jsonLd?: object
}

const rootOf = ({ matches, error }: MetaArgs): RootData | undefined =>
  (matches[0]?.loaderData as RootData | undefined) ?? rootOfError(error)

/** A full address, in the language requested in the address. */
const addressOf = ({ site }: RootData, path: string, language: string | null): string => {
  const address = new URL(path, site.publicUrl)
  if (language) address.searchParams.set('language', language)
  return address.href
}

/** Metadata only for search engines: the page in every language, and the pages above it. */
const found = (root: RootData, { breadcrumbs }: Screen, path: string): MetaDescriptor[] => [
  ...[...languages, null].map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language ?? 'x-default',
    href: addressOf(root, path, language),
  })),
  { 'script:ld+json': breadcrumbs as never },
]

/** The page's language, for its own titles and descriptions. */
export const spokenIn = (args: MetaArgs): Spoken => rootOf(args)?.language ?? 'en'

/** A server renders pages for many people, so there is no previous page. */
const chain = import.meta.env?.SSR === false ? metaChain<PageMeta>() : undefined

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/**
 * A page's title, description, canonical address, Open Graph, and structured data. `export const meta:
 * Route.MetaFunction = (args) => pageMeta(args, { title: … })`
 */
export const pageMeta = (args: MetaArgs, own: PageMeta = {}): MetaDescriptor[] => {
  const root = rootOf(args)
  const screen = isMissing(args.error) ? null : root?.screen
  const page = (screen && chain?.(screen.path, own, screen)) || own
  const words = wordsIn(shellWords, spokenIn(args))
  const title = page.title ?? screen?.title ?? words.notFound
  const description = page.description ?? screen?.description ?? words.defaultDescription
  const full = root ? `${title} | ${root.site.name}` : title
  const path = page.path ?? screen?.path
  const address = root && path !== undefined ? addressOf(root, path, screen?.requestedLanguage ?? null) : undefined
  const noindex = page.noindex ?? (!screen?.open || Boolean(args.error))
  const og = (property: string, content: string) => ({ property: `og:${property}`, content })
  return [
    { title: full },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(address && !noindex ? [{ tagName: 'link', rel: 'canonical', href: address }] : []),
    ...(root && screen && path && !noindex ? found(root, screen, path) : []),
    og('title', title),
    og('description', description),
    og('type', page.type ?? 'website'),
    ...(root ? [og('site_name', root.site.name)] : []),
    ...(address ? [og('url', address)] : []),
    ...(page.image && root
      ? [
          og('image', new URL(page.image.src, root.site.publicUrl).href),
          og('image:width', String(page.image.width)),
          og('image:height', String(page.image.height)),
          og('image:alt', page.image.alt),
        ]
      : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd as never }] : []),
  ]
}
