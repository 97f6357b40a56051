import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Frame options of a page: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** Replaces the footer; pages that end in a map have none. */
  footer?: false | (() => ReactNode)
  /** Next to the name in the header. */
  headerSlot?: () => ReactNode
  /** For wide console pages: the sidebar shrinks to icons. */
  rail?: boolean
  /** For staff pages that are one screen whatever record their address names: their state is retained. */
  keepsState?: boolean
  /** For pages that are read before use: their scripts wait for the first picture. */
  pictureFirst?: boolean
}

export const isPageHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null

/** Frame options of the matched pages, innermost last. */
export const usePageHandle = (): PageHandle =>
  Object.assign({}, ...useMatches().map(({ handle }) => (isPageHandle(handle) ? handle : {}))) as PageHandle

/** Frame of public pages: header, page, footer. */
export const SiteShell = ({ start, menu, children }: { start?: ReactNode; menu?: ReactNode; children: ReactNode }) => {
  const screen = useRoot()?.screen
  const { footer: Footer, headerSlot: HeaderSlot } = usePageHandle()
  // A widget is embedded in another site's page.
  if (screen?.isWidget)
    return (
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    )
  return (
    <>
      <SiteHeader over={screen?.floatingMenu} start={start} menu={menu}>
        {HeaderSlot && <HeaderSlot />}
      </SiteHeader>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {Footer ? <Footer /> : Footer !== false && <SiteFooter cta={screen?.footerCta} />}
    </>
  )
}
