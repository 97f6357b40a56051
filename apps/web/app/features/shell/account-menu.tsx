import { hasRole, type User } from '@porchlight/contract'
import { Avatar, Icon, Menu, Press, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { seenHref } from '#app/lib/favorites-href.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLogout } from './use-logout.ts'

const portals = [
  [['traveler'], href('/travelers'), 'key', 'yourTrips'],
  [['owner'], href('/owners'), 'book', 'ownerPortal'],
  [['broker', 'referral', 'travel-agent', 'affiliate'], href('/partners'), 'link', 'partnerPortal'],
] as const

/** The portals a user can open, by role. */
export const AccountLinks = ({ user }: { user: User }) => {
  const words = useWords(shellWords)
  return (
    <>
      {portals.map(
        ([roles, path, icon, label]) =>
          roles.some((role) => hasRole(user, role)) && (
            <UiLink key={path} href={path}>
              <Icon name={icon} size={18} />
              {words[label]}
            </UiLink>
          ),
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
