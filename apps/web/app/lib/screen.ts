import type { FooterCta, Portal, RouteMeta } from '@porchlight/contract/routes'

/** The screen a page belongs to, as the root loader gives it to every page. */
export type Screen = {
  id: string
  portal: Portal
  /** Its label with the parameters filled in. */
  title: string
  description?: string
  schema?: NonNullable<RouteMeta['schema']>
  /** Its one true address, without aliases and query. */
  path: string
  /** The screens above it, the topmost first. */
  trail: readonly { title: string; path: string }[]
  /** May be found by search engines. */
  open: boolean
  isWidget: boolean
  floatingMenu: boolean
  footerCta: FooterCta
  publicLook: boolean
  resetsBack: boolean
}
