import type { FooterCta, Portal } from '@porchlight/contract/routes'

/** A page's screen, as the root loader gives it to every page, in the reader's language. */
export type Screen = {
  id: string
  /** The same for all screens of a family. */
  multiRoute: string
  portal: Portal
  /** Its label, with the parameters filled in. */
  title: string
  description?: string
  /** Its canonical address, without aliases and query. */
  path: string
  /** The supported language requested in its address, if any: search engines know it by that address. */
  requestedLanguage: string | null
  /** schema.org's list of the pages above it. */
  breadcrumbs: object
  /** Search engines can list it. */
  open: boolean
  isWidget: boolean
  floatingMenu: boolean
  footerCta: FooterCta
  publicLook: boolean
  /** Present if set: where else the page's metadata comes from. */
  startWithLastPageMeta?: true
  useLastMetaData?: true
  resetsBack: boolean
  /** The console area it belongs to. */
  permission?: string
}
