import '../staff.css'
import './external-stays.css'
import { channelNames, externalStays, type ReportedStay } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Status, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { externalStayWords } from '#app/lib/messages/staff/external-stays.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { MatchStay } from './match-stay.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(externalStays)),
  names: channelNames,
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const useColumns = (names: typeof channelNames) => {
  const words = useWords(externalStayWords)
  const { otherSite } = useWords(prepareWords)
  const { stayDates } = useFormats()
  return [
    {
      id: 'guest',
      head: words.guest,
      cell: (stay: ReportedStay) => (
        <span className="staff-cell">
          {stay.firstName} {stay.lastName}
          <small>{stay.email}</small>
          <small>
            <PhoneLink of={stay} />
          </small>
        </span>
      ),
    },
    {
      id: 'site',
      head: words.site,
      cell: ({ channel, code }: ReportedStay) => (
        <span className="staff-cell">
          {channel === 'other' ? otherSite : names[channel]}
          <small>{code}</small>
        </span>
      ),
    },
    {
      id: 'nights',
      head: words.nights,
      cell: (stay: ReportedStay) => (
        <span className="staff-cell">
          {stayDates(stay)}
          <small>{words.party(stay)}</small>
          {stay.note && <small>{stay.note}</small>}
        </span>
      ),
    },
  ]
}

/** Guests who registered a booking from another channel: first those to match, then the matched ones. */
const ExternalStaysPage = ({ loaderData: { stays, names } }: Route.ComponentProps) => {
  const words = useWords(externalStayWords)
  const columns = useColumns(names)
  const waiting = stays.filter(({ state }) => state === 'waiting')
  const answered = stays.filter(({ state }) => state !== 'waiting')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.waiting} note={words.count({ number: waiting.length })}>
        <Table
          caption={words.waiting}
          rows={waiting}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.none}>{words.noneText({ path: href('/travelers/airbnb') })}</EmptyState>}
          columns={[...columns, { id: 'house', head: words.home, cell: (stay) => <MatchStay stay={stay} /> }]}
        />
      </Section>
      {answered.length > 0 && (
        <Section title={words.answered}>
          <Table
            caption={words.answered}
            rows={answered}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              ...columns,
              {
                id: 'house',
                head: words.home,
                cell: ({ home }) => (
                  <Status state={home ? 'done' : 'off'}>{home ? home.name : words.unknownState}</Status>
                ),
              },
            ]}
          />
        </Section>
      )}
    </>
  )
}
export default ExternalStaysPage
