import type { FooterCta, Portal } from '@porchlight/contract/routes'

/** The screen a page belongs to, as the root loader gives it to every page, in the reader's language. */
export type Screen = {
  id: string
  /** The same for all screens of one family. */
  multiRoute: string
  portal: Portal
  /** Its label with the parameters filled in. */
  title: string
  description?: string
  /** Its one true address, without aliases and query. */
  path: string
  /** The language its address asks for and it speaks, if any: search engines know it under that address. */
  requestedLanguage: string | null
  /** schema.org's list of the pages above it. */
  breadcrumbs: object
  /** May be found by search engines. */
  open: boolean
  isWidget: boolean
  floatingMenu: boolean
  footerCta: FooterCta
  publicLook: boolean
  /** Present when set: where the page's metadata come from besides itself. */
  startWithLastPageMeta?: true
  useLastMetaData?: true
  resetsBack: boolean
  /** The area of the console it belongs to. */
  permission?: string
}
