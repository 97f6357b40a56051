import { linkPath, type ShortLink, withdrawLink } from '@porchlight/contract'
import { ButtonLink, EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Withdraw } from '#app/features/links/withdraw.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffLinksWords } from '#app/lib/messages/staff/links.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

const Acts = ({ link: { code, homeId, path } }: { link: ShortLink }) => {
  const words = useWords(staffLinksWords)
  const link = linkPath(code)
  return (
    <span className="staff-acts">
      <CopyLink path={link} name={words.copyOf({ link })}>
        {words.copy}
      </CopyLink>
      {homeId !== null && path !== null && (
        <ButtonLink
          size="small"
          aria-label={words.qrOf({ link })}
          href={href('/properties/:propertyId/qr/:hash', { propertyId: String(homeId), hash: code })}
        >
          {words.qr}
        </ButtonLink>
      )}
      <Withdraw
        words={words}
        title={words.withdrawTitle({ link })}
        ask={() => api(withdrawLink, { params: { link: code } })}
      />
    </span>
  )
}

const LeadsTo = ({ kind, name, path, note }: ShortLink) => {
  const words = useWords(staffLinksWords)
  return (
    <span className="staff-cell">
      <span>
        {words.kinds[kind]}
        {name && `: ${name}`}
      </span>
      {path === null && <small>{words.gone}</small>}
      {note && <small data-content>{note}</small>}
    </span>
  )
}

/** Active short links with their visit counts. */
export const LinkTable = ({ links }: { links: readonly ShortLink[] }) => {
  const teamZone = useTeamZone()
  const words = useWords(staffLinksWords)
  const { moment } = useFormats()
  return (
    <Table
      caption={words.title}
      rows={links}
      rowKey={({ code }) => code}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'link',
          head: words.link,
          cell: ({ code, madeBy }) => (
            <span className="staff-cell">
              <span className="staff-code" data-content>
                {linkPath(code)}
              </span>
              <small>{words.by({ name: madeBy })}</small>
            </span>
          ),
        },
        { id: 'to', head: words.leadsTo, cell: (link) => <LeadsTo {...link} /> },
        {
          id: 'partner',
          head: words.partner,
          cell: ({ partner }) => <span data-content>{partner ?? words.nobody}</span>,
        },
        {
          id: 'uses',
          head: words.uses,
          align: 'end',
          cell: ({ uses, usedAt }) => (
            <span className="staff-cell num">
              {uses}
              {usedAt && <small>{words.last({ moment: moment(usedAt, teamZone) })}</small>}
            </span>
          ),
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          cell: (link) => <Acts link={link} />,
        },
      ]}
    />
  )
}
