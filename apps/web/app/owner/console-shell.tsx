import './console.css'
import { Avatar, Icon, Press, UiLink, Wordmark } from '@porchlight/ui'
import { type ReactNode, use } from 'react'
import { href, useLocation } from 'react-router'
import { AccountLinks, LogoutButton } from '#app/features/shell/account-menu.tsx'
import { BackButton } from '#app/features/shell/back-button.tsx'
import { HeaderTools } from '#app/features/shell/header-tools.ts'
import { SchemeSwitch } from '#app/features/shell/scheme-switch.tsx'
import { usePageHandle } from '#app/features/shell/site-shell.tsx'
import { ownerShellWords } from '#app/lib/messages/owner/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite, useUser } from '#app/lib/session.ts'
import { isLit, ownerNav } from './console-nav.ts'

const moreId = 'console-more'

const NavLinks = ({ upTo }: { upTo?: number }) => {
  const words = useWords(ownerShellWords)
  const { pathname } = useLocation()
  return ownerNav()
    .slice(0, upTo)
    .map((item) => (
      <UiLink
        key={item.href}
        href={item.href}
        className="console-link"
        title={words[item.word]}
        aria-current={isLit(item, pathname) ? 'page' : undefined}
      >
        <Icon name={item.icon} size={19} />
        <span className="console-label">{words[item.word]}</span>
      </UiLink>
    ))
}

const Sidebar = () => {
  const words = useWords(ownerShellWords)
  const site = useSite()
  const user = useUser()
  const name = user ? `${user.firstName} ${user.lastName}` : ''
  return (
    <aside className="console-side" aria-label={words.menu}>
      <div className="console-side-inner">
        <UiLink className="console-brand" href={href('/')} title={site.name}>
          <Icon name="lantern" size={24} />
          <span className="console-label">
            <Wordmark name={site.name} />
          </span>
        </UiLink>
        <BackButton />
        <nav aria-label={words.menu}>
          <NavLinks />
        </nav>
        <div className="console-foot">
          <Press className="console-who" popoverTarget={moreId} title={name}>
            <Avatar name={name} image={user?.image ?? null} />
            <span className="console-label">
              <b>{name}</b>
              <small>{user?.email}</small>
            </span>
          </Press>
          {use(HeaderTools)}
        </div>
      </div>
    </aside>
  )
}

/** What does not fit into the phone's five tabs; also the menu of the name at the foot of the sidebar. */
const More = () => {
  const words = useWords(ownerShellWords)
  const user = useUser()
  return (
    <aside id={moreId} popover="auto" className="console-more ui-menu" aria-label={words.more}>
      <span className="console-phone">
        <UiLink href={href('/owners/properties')}>
          <Icon name="home" size={18} />
          {words.homes}
        </UiLink>
      </span>
      {user && <AccountLinks user={user} />}
      <UiLink href={href('/')}>
        <Icon name="arrow-left" size={18} />
        {words.publicSite}
      </UiLink>
      <hr />
      <LogoutButton />
      <hr />
      <SchemeSwitch />
    </aside>
  )
}

const PhoneBars = () => {
  const words = useWords(ownerShellWords)
  const site = useSite()
  return (
    <>
      <header className="console-top">
        <BackButton onPhones />
        <UiLink className="console-brand" href={href('/')}>
          <Wordmark name={site.name} />
        </UiLink>
        {use(HeaderTools)}
      </header>
      <nav className="console-tabs" aria-label={words.menu}>
        <NavLinks upTo={4} />
        <Press className="console-link" popoverTarget={moreId}>
          <Icon name="more" size={19} />
          <span className="console-label">{words.more}</span>
        </Press>
      </nav>
    </>
  )
}

/** The frame of the owners' pages: the menu at the side, on a phone at the foot. */
export const ConsoleShell = ({ children }: { children: ReactNode }) => {
  const { rail } = usePageHandle()
  return (
    <div className="console console-shell" data-rail={rail || undefined}>
      <Sidebar />
      <PhoneBars />
      <main id="content" tabIndex={-1} className="console-main">
        {children}
      </main>
      <More />
    </div>
  )
}
