import type { Partner, PartnerFigures } from '@porchlight/contract'
import { Button, EmptyState, Status, Table } from '@porchlight/ui'
import { commissionsHref, type MonthRange } from '#app/features/partner-money/month-range.ts'
import { ConfirmedTerms } from '#app/features/prices/confirmed-terms.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { PersonLink } from '../person-link.tsx'
import { StaffLink } from '../staff-link.tsx'

type Year = {
  range: MonthRange
  currency: string
  sums: readonly (Pick<PartnerFigures, 'bookings' | 'earned'> & { partner: { id: number } })[]
}
type Props = { partners: readonly Partner[]; year: Year; onChange: (code: string) => void }

/** Partners with their codes, the rates for new bookings, and what each partner brought in a year. */
export const PartnerTable = ({ partners, year, onChange }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(staffPartnersWords)
  const { amount, count, date, percent } = useFormats()
  const dayOf = useOfficeDay()
  const sumOf = (accountId: number) =>
    year.sums.find(({ partner }) => partner.id === accountId) ?? { bookings: 0, earned: 0 }
  return (
    <Table
      caption={words.codes}
      rows={partners}
      rowKey={({ code }) => code}
      figures
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'partner',
          head: words.partner,
          cell: ({ accountId, name, email, program }) => (
            <span className="staff-cell">
              <PersonLink id={accountId}>{name}</PersonLink>
              <small>{words.programs[program]}</small>
              <small data-content>{email}</small>
            </span>
          ),
        },
        {
          id: 'code',
          head: words.code,
          cell: ({ code }) => (
            <span className="staff-code" data-content>
              {code}
            </span>
          ),
        },
        {
          id: 'state',
          head: words.state,
          cell: ({ paused }) => (
            <Status state={paused ? 'waiting' : 'done'}>{paused ? words.paused : words.active}</Status>
          ),
        },
        {
          id: 'rate',
          head: words.commissionRate,
          align: 'end',
          cell: ({ rate, rateSince, confirmed }) => (
            <span className="staff-cell num">
              {percent(rate)}
              <small>{words.since({ moment: date(dayOf(rateSince)) })}</small>
              <ConfirmedTerms confirmed={confirmed} timeZone={teamZone} as="small" />
            </span>
          ),
        },
        {
          id: 'bookings',
          head: words.bookings,
          align: 'end',
          cell: ({ accountId, name }) => {
            const { bookings } = sumOf(accountId)
            return bookings === 0 ? (
              <span className="num">{count(0)}</span>
            ) : (
              <StaffLink
                className="inline-link num"
                href={commissionsHref('booked', year.range, accountId)}
                aria-label={words.bookingsOf({ name, count: bookings })}
              >
                {count(bookings)}
              </StaffLink>
            )
          },
        },
        {
          id: 'earned',
          head: words.earned,
          align: 'end',
          cell: ({ accountId }) => (
            <b className="num">{amount({ amount: sumOf(accountId).earned, currency: year.currency })}</b>
          ),
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          onPhone: 'end',
          cell: ({ code }) => (
            <Button size="small" aria-label={words.changeOf({ code })} onClick={() => onChange(code)}>
              {words.change}
            </Button>
          ),
        },
      ]}
    />
  )
}
