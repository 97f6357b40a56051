import type { Booking } from '@porchlight/contract'
import { Breadcrumbs, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { partyText } from '#app/features/booking/party-text.ts'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { StaffLink } from '../staff-link.tsx'
import { useMay } from '../use-may.ts'
import { BookingActions } from './actions.tsx'
import { type BookingTab, bookingTabs, tabHref } from './booking-tabs.ts'
import { guestNameOf } from './guest-name.ts'
import { usePhaseText } from './use-phase-text.ts'

/** Who stays where and when, the available actions, and the tabs. */
export const Head = ({ booking, tab, today }: { booking: Booking; tab: BookingTab; today: string }) => {
  const { stayDates } = useFormats()
  const words = useWords(staffBookingsWords)
  const { tabs, tabsLabel } = useWords(staffBookingWords)
  const known = useWords(ownerBookingsWords)
  const party = useWords(bookingWords)
  const mayTalk = useMay()('people', 'act')
  const { id, home, number } = booking
  const phase = usePhaseText(booking, today)
  return (
    <>
      <header className="booking-head">
        {home.image && <HomePicture image={home.image} sizes="138px" silent className="booking-head-picture" />}
        <div className="booking-head-names">
          <Breadcrumbs
            label={known.where}
            crumbs={[{ label: words.title, href: href('/staff/bookings') }, { label: number }]}
          />
          <h1 data-content>{guestNameOf(booking)}</h1>
          <p data-content>
            <StaffLink className="inline-link" href={href('/staff/homes/:propertyId', { propertyId: String(home.id) })}>
              {home.name}
            </StaffLink>
            , {home.town}
          </p>
          <p className="num">
            <b>{stayDates(booking)}</b>, {known.nights({ number: booking.nights })}, {partyText(booking.party, party)}
          </p>
        </div>
        <div className="booking-head-acts">
          <p className="booking-head-state num">
            <BookingState of={booking} />
            {phase && <span>{phase}</span>}
          </p>
          <BookingActions booking={booking} talks={mayTalk} />
        </div>
      </header>
      <TabLinks
        label={tabsLabel}
        tabs={bookingTabs
          .filter((one) => one !== 'messages' || mayTalk)
          .map((one) => ({ href: tabHref(id, one), label: tabs[one], current: one === tab }))}
      />
    </>
  )
}
