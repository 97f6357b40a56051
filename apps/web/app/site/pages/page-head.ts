import type { ContentDocument, Site } from '@porchlight/contract'
import { pageSchema } from '#app/features/content/content-schema.ts'
import { type MetaArgs, pageMeta, type SharePicture, shareOf } from '#app/lib/meta.ts'
import type { RootData } from '#app/lib/session.ts'

type More = {
  document: ContentDocument | null
  type?: string
  /** The page's canonical path if it isn't the screen's. */
  path?: string
  /** The description if the team has written none. */
  description?: string
  /** The picture of a shared link; defaults to the cover. */
  image?: SharePicture
  schema?: (site: Site) => readonly object[]
}

/** Title, description, picture, and structured data of a page the team writes. */
export const contentMeta = (args: MetaArgs, { document, type, path, description, image, schema }: More) => {
  const root = args.matches[0]?.loaderData as RootData | undefined
  const here = path ?? root?.screen?.path ?? '/'
  const title = document?.seoTitle || document?.title || root?.screen?.title || ''
  const summary = document?.seoDescription || document?.summary || description
  return pageMeta(args, {
    ...(document && { title }),
    ...(summary && { description: summary }),
    ...(path && { path }),
    image: document ? (image ?? shareOf(document.cover)) : undefined,
    ...(root && {
      jsonLd: pageSchema({ site: root.site, path: here, title, ...(type && { type }) }, document, schema?.(root.site)),
    }),
  })
}
