import type { IconName } from '@porchlight/ui'
import { href } from 'react-router'
import type { ownerShellWords } from '#app/lib/messages/owner/shell.ts'

export type NavItem = {
  href: string
  icon: IconName
  word: Exclude<keyof (typeof ownerShellWords)['en'], 'more' | 'menu' | 'account' | 'publicSite'>
  /** Paths below it light it too, unless it is the front page. */
  isFront?: boolean
}

export const ownerNav = (): NavItem[] => [
  { href: href('/owners'), icon: 'sun', word: 'today', isFront: true },
  { href: href('/owners/calendar/:propertyId?/:date?'), icon: 'calendar', word: 'calendar' },
  { href: href('/owners/bookings'), icon: 'key', word: 'bookings' },
  { href: href('/owners/:propertyId?/accounting/statements'), icon: 'book', word: 'money' },
  { href: href('/owners/properties'), icon: 'home', word: 'homes' },
]

export const isLit = ({ href: path, isFront }: NavItem, pathname: string): boolean =>
  isFront ? pathname === path : pathname === path || pathname.startsWith(`${path}/`)
