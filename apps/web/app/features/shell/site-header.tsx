import { IconButton, UiLink, Wordmark } from '@porchlight/ui'
import { type ReactNode, use } from 'react'
import { href } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useFront, useRoot, useSite, useUser } from '#app/lib/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { HeaderTools } from './header-tools.ts'
import { SideMenu, sideMenuId } from './side-menu.tsx'
import { useHeaderScroll } from './use-header-scroll.ts'

const MainNav = () => {
  const words = useWords(shellWords)
  const user = useUser()
  return (
    <nav className="site-nav" aria-label={words.mainMenu}>
      {useRoot()?.header.map(({ path, label }) => (
        <UiLink key={path} className="site-nav-item" data-wide="" data-content href={path}>
          {label}
        </UiLink>
      ))}
      {use(HeaderTools)}
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <UiLink className="site-nav-item" href={href('/account')}>
          {words.logIn}
        </UiLink>
      )}
      <IconButton className="site-burger" icon="menu" iconSize={22} label={words.openMenu} popoverTarget={sideMenuId} />
    </nav>
  )
}

export type SiteHeaderProps = {
  /** Overlays the first picture until the page scrolls. */
  over?: boolean | undefined
  /** Before the name: back button in portals. */
  start?: ReactNode
  /** First in the side menu: the portal's pages. */
  menu?: ReactNode
  /** Between name and menu: the search form of the search page. */
  children?: ReactNode
}

/** Hides on scroll down, shows on scroll up. */
export const SiteHeader = ({ over, start, menu, children }: SiteHeaderProps) => {
  const site = useSite()
  const { hidden, top } = useHeaderScroll()
  return (
    <>
      <header
        className="site-header"
        data-over={over || undefined}
        data-top={top || undefined}
        data-hidden={hidden || undefined}
      >
        <div className="wrap site-header-row">
          {start}
          <UiLink href={useFront()}>
            <Wordmark name={site.name} />
          </UiLink>
          {children}
          <MainNav />
        </div>
      </header>
      <SideMenu>{menu}</SideMenu>
    </>
  )
}
