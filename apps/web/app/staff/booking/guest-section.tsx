import type { Booking, GuestSummary } from '@porchlight/contract'
import { Avatar, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { PersonLink } from '../person-link.tsx'
import { StaffLink } from '../staff-link.tsx'

const Figure = ({ value, label }: { value: string; label: string }) => (
  <span className="booking-guest-figure num">
    <b>{value}</b>
    <small>{label}</small>
  </span>
)

/** Who the guest is to us: their stays, rating, and payments so far, how to reach them, and what is noted about them. */
export const GuestSection = ({ booking: { guest }, summary }: { booking: Booking; summary: GuestSummary }) => {
  const words = useWords(bookingOverviewWords)
  const { count, decimal, money, moment } = useFormats()
  const zone = useTeamZone()
  if (!guest?.email) return null
  const { stays, rating, reviews, paid, tags, notes } = summary
  const name = `${guest.firstName} ${guest.lastName}`
  return (
    <Section
      className="booking-guest"
      title={words.guest}
      side={
        <StaffLink className="inline-link" href={href('/staff/people/:personId', { personId: String(guest.id) })}>
          {words.profile}
        </StaffLink>
      }
    >
      <div className="booking-guest-who">
        <Avatar name={name} />
        <span className="staff-cell">
          <b>
            <PersonLink id={guest.id}>{name}</PersonLink>
          </b>
          <UiLink className="inline-link" href={`mailto:${guest.email}`}>
            {guest.email}
          </UiLink>
          <PhoneLink of={guest} />
        </span>
      </div>
      <p className="booking-guest-figures">
        <Figure value={count(stays)} label={words.stays({ number: stays })} />
        {rating !== null && (
          <Figure value={decimal(rating, 1)} label={`${words.rating}, ${words.reviews({ number: reviews })}`} />
        )}
        {paid?.map((amount) => (
          <Figure key={amount.currency} value={money(amount)} label={words.paid} />
        ))}
      </p>
      {tags.length > 0 && (
        <p className="booking-guest-tags" data-content>
          {tags.join(' · ')}
        </p>
      )}
      {notes.map(({ text, by, at }) => (
        <blockquote key={at} className="booking-guest-note">
          <p data-content>{text}</p>
          <small className="num">
            {by}, {moment(at, zone)}
          </small>
        </blockquote>
      ))}
    </Section>
  )
}
