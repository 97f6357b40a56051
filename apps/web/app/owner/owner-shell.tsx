import type { ReactNode } from 'react'
import { href } from 'react-router'
import { type ConsoleItem, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { ownerShellWords } from '#app/lib/messages/owner/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The owners' desk. */
export const OwnerShell = ({ children }: { children: ReactNode }) => {
  const words = useWords(ownerShellWords)
  const items: readonly ConsoleItem[] = [
    { href: href('/owners'), icon: 'sun', label: words.today, isFront: true },
    { href: href('/owners/calendar/:propertyId?/:date?'), icon: 'calendar', label: words.calendar },
    { href: href('/owners/bookings'), icon: 'key', label: words.bookings },
    { href: href('/owners/:propertyId?/accounting/statements'), icon: 'book', label: words.money },
    { href: href('/owners/properties'), icon: 'home', label: words.homes },
  ]
  return <ConsoleShell room={{ ...words, items }}>{children}</ConsoleShell>
}
