import type { User } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'
import { notificationsIn } from './paths.ts'

/** What is changed elsewhere: each in one place only. */
export const Elsewhere = ({ user }: { user: User }) => {
  const words = useWords(profileWords)
  const portal = useRoot()?.screen?.portal
  const account = href('/account')
  const phone = user.phone && `${user.phone} · ${user.verifiedPhone ? words.verified : words.notVerified}`
  const links = [
    [`${account}#safety`, words.contacts, [user.email, phone].filter(Boolean).join(' · ')],
    [`${account}#language`, words.language, words.languageText],
    [notificationsIn(portal), words.notifications, words.notificationsText],
    [`${account}#safety`, words.safety, words.safetyText],
    [`${account}#safety`, words.data, words.dataText],
  ] as const
  return (
    <ul className="account-doors">
      {links.map(([to, title, text]) => (
        <li key={title}>
          <UiLink href={to}>
            <span>
              <b className="t-card">{title}</b>
              <span className="muted">{text}</span>
            </span>
            <Icon name="arrow-right" />
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
