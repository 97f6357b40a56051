import './console.css'
import { Avatar, Disclosure, Icon, IconButton, type IconName, Press, UiLink, Wordmark } from '@porchlight/ui'
import { createContext, type MouseEvent, type ReactNode, use, useId } from 'react'
import { href, useLocation } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite, useUser } from '#app/lib/session.ts'
import { AccountLinks, LogoutButton } from './account-menu.tsx'
import { BackButton } from './back-button.tsx'
import { groupAsItem, itemsOf, tabsOf } from './console-tabs.ts'
import { HeaderTools } from './header-tools.ts'
import { enterByArrow, enterMenu, moveInMenu } from './more-keys.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import { usePageHandle } from './site-shell.tsx'

export type ConsoleItem = {
  href: string
  icon: IconName
  label: string
  /** Also highlighted on subpages, unless it is the front page. */
  isFront?: boolean
  /** The root of its whole section, if that is more than its subpages. */
  under?: string | readonly string[]
  /** The number of waiting items, and the same in words. */
  waiting?: { number: number; text: string }
}

export type ConsoleGroup = {
  label: string
  icon: IconName
  items: readonly ConsoleItem[]
  /** A tab on phones. */
  onPhone?: boolean
}

/** A portal's menu, which may be grouped if long, and the labels of its frame. */
export type Console = { menu: string; more: string; publicSite: string } & (
  | { items: readonly ConsoleItem[] }
  | {
      /** Above all groups. */
      front: readonly ConsoleItem[]
      groups: readonly ConsoleGroup[]
      /** Below all groups. */
      foot: readonly ConsoleItem[]
      /** The global search: its page, its keyboard shortcut, and how to show it over the current page. */
      find: { href: string; label: string; keys: string; open: () => void }
    }
)

const ConsoleContext = createContext<Console>({ items: [], menu: '', more: '', publicSite: '' })

const moreId = 'console-more'

const isLit = ({ href: path, isFront, under = path }: ConsoleItem, pathname: string): boolean =>
  pathname === path || (!isFront && [under].flat().some((part) => pathname === part || pathname.startsWith(`${part}/`)))

/** The highest count a badge shows. */
const mostShown = 99

/** A count next to a name; screen readers announce it as the link's description. */
const Waiting = ({ waiting }: Pick<ConsoleItem, 'waiting'>) =>
  waiting ? (
    <span className="console-count num" aria-hidden="true">
      {waiting.number > mostShown ? `${mostShown}+` : waiting.number}
    </span>
  ) : null

const NavLinks = ({ items }: { items: readonly ConsoleItem[] }) => {
  const { pathname } = useLocation()
  return items.map((item) => (
    <UiLink
      key={item.href}
      href={item.href}
      className="console-link"
      title={item.label}
      aria-current={isLit(item, pathname) ? 'page' : undefined}
      aria-description={item.waiting?.text}
    >
      <Icon name={item.icon} size={19} />
      <span className="console-label">{item.label}</span>
      <Waiting waiting={item.waiting} />
    </UiLink>
  ))
}

/** The most items that fit next to the account on a 900 px screen. */
const mostOpen = 14

/** The sidebar menu. A long one opens the current page's group; other groups stay as the reader left them. */
const SideLinks = () => {
  const room = use(ConsoleContext)
  const { rail } = usePageHandle()
  const { pathname } = useLocation()
  const items = itemsOf(room)
  if (!('groups' in room) || room.groups.length < 2) return <NavLinks items={items} />
  if (rail) return <NavLinks items={[...room.front, ...room.groups.flatMap(groupAsItem), ...room.foot]} />
  return (
    <>
      <NavLinks items={room.front} />
      {room.groups.map((group) => (
        <Disclosure
          key={group.label}
          className="console-group"
          summary={group.label}
          open={items.length <= mostOpen || group.items.some((item) => isLit(item, pathname))}
        >
          <NavLinks items={group.items} />
        </Disclosure>
      ))}
      <NavLinks items={room.foot} />
    </>
  )
}

/** Opens the global search; in the sidebar with its shortcut. */
const FindLink = () => {
  const room = use(ConsoleContext)
  if (!('find' in room)) return null
  const { href: path, label, keys, open } = room.find
  const openHere = (event: MouseEvent) => {
    // A new tab or window shows the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  return (
    <UiLink href={path} className="console-find" title={label} onClick={openHere}>
      <Icon name="search" size={18} />
      <span className="console-label">{label}</span>
      <kbd className="console-label">{keys}</kbd>
    </UiLink>
  )
}

const Sidebar = () => {
  const words = use(ConsoleContext)
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
        <FindLink />
        <nav aria-label={words.menu}>
          <SideLinks />
        </nav>
        <div className="console-foot">
          <Press className="console-who" popoverTarget={moreId} title={name} onKeyDown={enterByArrow}>
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

const MoreLinks = ({ items }: { items: readonly ConsoleItem[] }) => {
  const { pathname } = useLocation()
  return items.map((item) => (
    <span key={item.href} className="console-phone">
      <UiLink
        href={item.href}
        aria-current={isLit(item, pathname) ? 'page' : undefined}
        aria-description={item.waiting?.text}
      >
        <Icon name={item.icon} size={18} />
        {item.label}
        <Waiting waiting={item.waiting} />
      </UiLink>
    </span>
  ))
}

const MoreGroup = ({ label, items }: Omit<ConsoleGroup, 'icon'>) => {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, this is a part of a menu
    <div role="group" className="console-more-group console-phone" aria-labelledby={id}>
      <p id={id}>{label}</p>
      <MoreLinks items={items} />
    </div>
  )
}

/** A phone's side menu, with every page of the portal; also the menu of the name at the bottom of the sidebar. */
const More = () => {
  const room = use(ConsoleContext)
  const shell = useWords(shellWords)
  const user = useUser()
  return (
    <aside
      id={moreId}
      popover="auto"
      className="console-more ui-menu"
      aria-label={room.more}
      onKeyDown={moveInMenu}
      onToggle={enterMenu}
    >
      <div className="console-phone console-more-head">
        <IconButton icon="close" label={shell.closeMenu} popoverTarget={moreId} popoverTargetAction="hide" />
      </div>
      {'groups' in room ? (
        <>
          <MoreLinks items={room.front} />
          {room.groups.map(({ label, items }) => (
            <MoreGroup key={label} label={label} items={items} />
          ))}
          <MoreLinks items={room.foot} />
        </>
      ) : (
        <MoreLinks items={room.items} />
      )}
      {user && <AccountLinks user={user} />}
      <UiLink href={href('/')}>
        <Icon name="arrow-left" size={18} />
        {room.publicSite}
      </UiLink>
      <hr />
      <LogoutButton />
      <hr />
      <SchemeSwitch />
    </aside>
  )
}

const PhoneBars = () => {
  const words = use(ConsoleContext)
  const site = useSite()
  return (
    <>
      <header className="console-top">
        <BackButton onPhones />
        <UiLink className="console-brand" href={href('/')}>
          <Wordmark name={site.name} />
        </UiLink>
        <FindLink />
        {use(HeaderTools)}
      </header>
      <nav className="console-tabs" aria-label={words.menu}>
        <NavLinks items={tabsOf(words)} />
        <Press className="console-link" popoverTarget={moreId} onKeyDown={enterByArrow}>
          <Icon name="more" size={19} />
          <span className="console-label">{words.more}</span>
        </Press>
      </nav>
    </>
  )
}

/** The frame of a portal's pages: the menu on the side, or at the bottom on a phone. */
export const ConsoleShell = ({ room, children }: { room: Console; children: ReactNode }) => {
  const { rail } = usePageHandle()
  return (
    <ConsoleContext value={room}>
      <div className="console console-shell" data-rail={rail || undefined}>
        <Sidebar />
        <PhoneBars />
        <main id="content" tabIndex={-1} className="console-main">
          {children}
        </main>
        <More />
      </div>
    </ConsoleContext>
  )
}
