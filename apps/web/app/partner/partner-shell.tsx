import { agentRoles, hasRole, homeReferrerRoles } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { type ConsoleItem, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { partnerShellWords } from '#app/lib/messages/partner/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

/** Frame and navigation of the portal for brokers, referral partners, travel agents and affiliates. */
export const PartnerShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(partnerShellWords)
  const user = useUser()
  const forGuest = {
    href: href('/partners/travel-agent/book-for-a-guest'),
    icon: 'edit',
    label: words.forGuest,
  } as const
  const homes = { href: href('/partners/properties/referrals'), icon: 'document', label: words.homes } as const
  const items: readonly ConsoleItem[] = [
    { href: href('/partners'), icon: 'home', label: words.today, isFront: true },
    { href: href('/partners/travel-agent/referred-guests'), icon: 'users', label: words.referrals },
    ...(agentRoles.some((role) => hasRole(user, role)) ? [forGuest] : []),
    { href: href('/partners/accounting'), icon: 'book', label: words.money },
    { href: href('/partners/affiliates'), icon: 'link', label: words.links },
    ...(homeReferrerRoles.some((role) => hasRole(user, role)) ? [homes] : []),
    { href: href('/partners/referred-partners'), icon: 'users', label: words.partners },
    { href: href('/partners/profile'), icon: 'user', label: words.profile, isFront: true },
    { href: href('/partners/profile/notifications'), icon: 'bell', label: words.notifications },
  ]
  return <ConsoleShell room={{ ...words, items }}>{children}</ConsoleShell>
}
