import { IconButton, UiLink, Wordmark } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { seenHref } from '#app/lib/favorites-href.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot, useSite, useUser } from '#app/lib/session.ts'
import { AccountLinks, LogoutButton } from './account-menu.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

export const sideMenuId = 'side-menu'

/** Phone menu: a native popover that opens without JavaScript and closes on Escape. */
export const SideMenu = ({ children }: { children?: ReactNode }) => {
  const words = useWords(shellWords)
  const site = useSite()
  const user = useUser()
  return (
    <aside id={sideMenuId} popover="auto" className="side-menu" aria-label={words.openMenu}>
      <div className="side-menu-head">
        <Wordmark name={site.name} />
        <IconButton icon="close" label={words.closeMenu} popoverTarget={sideMenuId} popoverTargetAction="hide" />
      </div>
      <nav aria-label={words.pages}>
        {children}
        {useRoot()?.header.map(({ path, label }) => (
          <UiLink key={path} data-content href={path}>
            {label}
          </UiLink>
        ))}
        <UiLink href={seenHref}>{words.recentlySeen}</UiLink>
        {user ? <AccountLinks user={user} /> : <UiLink href={href('/account')}>{words.logIn}</UiLink>}
      </nav>
      {user && <LogoutButton className="side-menu-item" />}
      <SchemeSwitch />
    </aside>
  )
}
