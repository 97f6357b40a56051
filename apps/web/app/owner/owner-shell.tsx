import { setupSteps } from '@porchlight/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { href, useLocation, useParams } from 'react-router'
import { type ConsoleItem, ConsoleShell } from '#app/features/shell/console-shell.tsx'
import { keepLastHome, lastHome } from '#app/lib/last-home.ts'
import { ownerShellWords } from '#app/lib/messages/owner/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

const calendarOf = (propertyId?: string) =>
  href('/owners/calendar/:propertyId?/:date?', propertyId === undefined ? {} : { propertyId })

/**
 * The calendar reopens at the home last chosen on this device (spec section 6).
 * @param failed the page could not load: don't remember its home
 */
const useCalendarHref = (failed: boolean): string => {
  const accountId = useUser()?.id
  const { pathname } = useLocation()
  const { propertyId } = useParams()
  const [home, setHome] = useState<string>()
  const isHere = pathname === calendarOf() || pathname.startsWith(`${calendarOf()}/`)
  useEffect(() => {
    if (accountId === undefined) return
    if (isHere) keepLastHome(accountId, !failed && /^\d+$/.test(propertyId ?? '') ? propertyId : undefined)
    setHome(lastHome(accountId))
  }, [accountId, isHere, failed, propertyId])
  return calendarOf(home)
}

/** Earnings of all homes, or of the one in the URL. */
const useMoneyPart = (): string => {
  const { pathname } = useLocation()
  return /^\/owners\/(?:properties\/)?(?:\d+\/)?accounting(?=\/|$)/.exec(pathname)?.[0] ?? '/owners/accounting'
}

/** Bookings, offers, and reviews. */
const bookingsPart: readonly string[] = ['/owners/bookings', '/owners/inquiries', '/owners/reviews']

/** Prices and the confirmed strategy. */
const pricingPart: readonly string[] = ['/owners/pricing', '/owners/confirm-strategy', '/owners/availability']

/** Jobs, issues, and vendors. */
const upkeepPart: readonly string[] = ['/owners/maintenance', '/owners/vendors']

/** Home details and setup steps without a section of their own. */
const homesPart = ['properties', 'guide', 'tour', ...setupSteps]
  .map((part) => `/owners/${part}`)
  .filter((part) => !pricingPart.includes(part))

/** Frame and navigation of the owner portal. */
export const OwnerShell = ({ failed = false, children }: { failed?: boolean; children: ReactNode }) => {
  const words = useWords(ownerShellWords)
  const calendar = useCalendarHref(failed)
  const items: readonly ConsoleItem[] = [
    { href: href('/owners'), icon: 'sun', label: words.today, isFront: true },
    { href: calendar, icon: 'calendar', label: words.calendar },
    { href: href('/owners/bookings'), under: bookingsPart, icon: 'key', label: words.bookings },
    { href: href('/owners/:propertyId?/accounting'), under: useMoneyPart(), icon: 'book', label: words.money },
    { href: href('/owners/pricing/:propertyId?'), under: pricingPart, icon: 'tag', label: words.pricing },
    { href: href('/owners/properties'), under: homesPart, icon: 'home', label: words.homes },
    { href: href('/owners/maintenance'), under: upkeepPart, icon: 'wrench', label: words.maintenance },
  ]
  return <ConsoleShell room={{ ...words, items }}>{children}</ConsoleShell>
}
