import type { Partner } from '@porchlight/contract'
import { Button, EmptyState, Status, Table } from '@porchlight/ui'
import { ConfirmedTerms } from '#app/features/prices/confirmed-terms.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { PersonLink } from '../person-link.tsx'

type Props = { partners: readonly Partner[]; onChange: (code: string) => void }

/** Partner codes and their rates for new bookings. */
export const PartnerTable = ({ partners, onChange }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(staffPartnersWords)
  const { moment, percent } = useFormats()
  return (
    <Table
      caption={words.codes}
      rows={partners}
      rowKey={({ code }) => code}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
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
          id: 'partner',
          head: words.partner,
          cell: ({ accountId, name, email, program }) => (
            <span className="staff-cell">
              <PersonLink id={accountId}>{name}</PersonLink>
              <small data-content>{email}</small>
              <small>{words.programs[program]}</small>
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
          head: words.rate,
          align: 'end',
          cell: ({ rate, rateSince, confirmed }) => (
            <span className="staff-cell num">
              {percent(rate)}
              <small>{words.since({ moment: moment(rateSince, teamZone) })}</small>
              <ConfirmedTerms confirmed={confirmed} timeZone={teamZone} as="small" />
            </span>
          ),
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
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
