import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What a page may say about the frame around it: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** In place of the footer; pages that end in a map have none. */
  footer?: false | (() => ReactNode)
  /** Beside the name in the header. */
  headerSlot?: () => ReactNode
  /** Console pages that need every pixel: the sidebar shrinks to icons. */
  rail?: boolean
  /** For pages that are read before they are used: their scripts wait for the first picture. */
  pictureFirst?: boolean
}

export const isPageHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null

/** What the matched pages ask of the frame, the innermost last. */
export const usePageHandle = (): PageHandle =>
  Object.assign({}, ...useMatches().map(({ handle }) => (isPageHandle(handle) ? handle : {}))) as PageHandle

/** Header, page, footer: the public look. */
export const SiteShell = ({ start, menu, children }: { start?: ReactNode; menu?: ReactNode; children: ReactNode }) => {
  const screen = useRoot()?.screen
  const { footer: Footer, headerSlot: HeaderSlot } = usePageHandle()
  // A widget stands in someone else's page, which has a frame of its own.
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
