import type { FooterCta, Portal } from '@porchlight/contract/routes'

/** The screen a page belongs to, as the root loader gives it to every page, in the reader's language. */
export type Screen = {
  id: string
  portal: Portal
  /** Its label with the parameters filled in. */
  title: string
  description?: string
  /** Its one true address, without aliases and query. */
  path: string
  /** The same in full, for search engines; a page asked for in a language by its address keeps that. */
  address: string
  /** The page in each language, for search engines. */
  languages: readonly { language: string; address: string }[]
  /** schema.org's list of the pages above it. */
  breadcrumbs: object
  /** May be found by search engines. */
  open: boolean
  isWidget: boolean
  floatingMenu: boolean
  footerCta: FooterCta
  publicLook: boolean
  resetsBack: boolean
}
