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
 * The calendar opens again at the home that was chosen in it last on this device (spec section 6), until it is closed there.
 * @param failed the page at this address could not be shown: its home is not kept
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

/** Money of all homes, or of the one in the address. */
const useMoneyPart = (): string => {
  const { pathname } = useLocation()
  return /^\/owners\/(?:properties\/)?(?:\d+\/)?accounting(?=\/|$)/.exec(pathname)?.[0] ?? '/owners/accounting'
}

/** Who comes, and who was offered to come. */
const bookingsPart: readonly string[] = ['/owners/bookings', '/owners/inquiries']

/** What nights cost, and the owner's word on it. */
const pricingPart: readonly string[] = ['/owners/pricing', '/owners/confirm-strategy', '/owners/availability']

/** What is done in the houses, and by whom. */
const upkeepPart: readonly string[] = ['/owners/maintenance', '/owners/vendors']

/** What is kept of a home, and the steps of its set-up that have no part of their own. */
const homesPart = ['properties', 'guide', 'tour', ...setupSteps]
  .map((part) => `/owners/${part}`)
  .filter((part) => !pricingPart.includes(part))

/** The owners' desk. */
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
