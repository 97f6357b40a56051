import { hasRole, type User } from '@porchlight/contract'
import { Avatar, Icon, Menu, Press, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { seenHref } from './favorites-href.ts'
import { useLogout } from './use-logout.ts'

/** The portals a user can open, by role. */
export const AccountLinks = ({ user }: { user: User }) => {
  const words = useWords(shellWords)
  return (
    <>
      {hasRole(user, 'traveler') && (
        <UiLink href={href('/travelers')}>
          <Icon name="key" size={18} />
          {words.yourTrips}
        </UiLink>
      )}
      {hasRole(user, 'owner') && (
        <UiLink href={href('/owners')}>
          <Icon name="book" size={18} />
          {words.ownerPortal}
        </UiLink>
      )}
      <UiLink href={href('/account')}>
        <Icon name="user" size={18} />
        {words.myAccount}
      </UiLink>
    </>
  )
}

export const LogoutButton = ({ className }: { className?: string }) => {
  const words = useWords(shellWords)
  const { busy, logout } = useLogout()
  return (
    <Press className={className} onClick={logout} busy={busy}>
      <Icon name="logout" size={18} />
      {words.logout}
    </Press>
  )
}

export const AccountMenu = ({ user }: { user: User }) => {
  const words = useWords(shellWords)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Menu
      label={words.accountOf({ name })}
      trigger={
        <>
          <Avatar name={name} image={user.image} size={32} />
          <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <AccountLinks user={user} />
      <UiLink href={seenHref}>
        <Icon name="clock" size={18} />
        {words.recentlySeen}
      </UiLink>
      <hr />
      <LogoutButton />
    </Menu>
  )
}
