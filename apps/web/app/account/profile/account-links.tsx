import type { User } from '@porchlight/contract'
import { href } from 'react-router'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useRoot } from '#app/lib/session.ts'
import { LinkList } from '../link-list.tsx'
import { notificationsIn, payoutAccountsIn, taxFormIn } from './paths.ts'

/** Links to settings on other pages; each is changed in one place only. @param paid whether this person receives payouts */
export const AccountSettingsLinks = ({ user, paid }: { user: User; paid: boolean }) => {
  const words = useWords(profileWords)
  const portal = useRoot()?.screen?.portal
  const account = href('/account')
  const phone = user.displayPhone && `${user.displayPhone} · ${user.verifiedPhone ? words.verified : words.notVerified}`
  const doors = [
    { to: `${account}#safety`, title: words.contacts, text: [user.email, phone].filter(Boolean).join(' · ') },
    { to: `${account}#language`, title: words.language, text: words.languageText },
    { to: notificationsIn(portal), title: words.notifications, text: words.notificationsText },
    { to: `${account}#safety`, title: words.safety, text: words.safetyText },
    ...(paid
      ? [
          { to: payoutAccountsIn(portal), title: words.payouts, text: words.payoutsText },
          { to: taxFormIn(portal), title: words.tax, text: words.taxText },
        ]
      : []),
    { to: `${account}#safety`, title: words.data, text: words.dataText },
    ...(portal === 'travelers'
      ? [
          { to: href('/travelers/aesthetic-profile'), title: words.taste, text: words.tasteText },
          { to: href('/travelers/questions'), title: words.questions, text: words.questionsText },
          { to: href('/travelers/feedback/bookings'), title: words.feedback, text: words.feedbackText },
        ]
      : []),
  ]
  return <LinkList doors={doors} />
}
