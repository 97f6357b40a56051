import './homes.css'
import { type OwnerHome, ownerHomes } from '@porchlight/contract'
import { ButtonLink, PageHead, Section, Status, Table, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { homeMarks } from '#app/features/homes/home-marks.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerGuideWords } from '#app/lib/messages/owner/guide.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { ownerTourWords } from '#app/lib/messages/owner/tour.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { NoHomes } from './no-homes.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  return resultsOf(await api(ownerHomes))
}

const Name = ({ home }: { home: OwnerHome }) => (
  <span className="homes-name">
    {home.image && <HomePicture image={home.image} sizes="48px" silent className="homes-thumb" />}
    <span>
      <b>{home.name}</b>
      <small>{home.town}</small>
    </span>
  </span>
)

const State = ({ home }: { home: OwnerHome }) => {
  const words = useWords(ownerHomesWords)
  const missing = home.missing.length
  return (
    <Status state={homeMarks[home.status]}>
      {words.states[home.status]}
      {missing > 0 && (
        <>
          {' · '}
          <UiLink
            className="inline-link"
            href={href('/owners/final-approval/:propertyId?', { propertyId: String(home.id) })}
          >
            {words.stillMissing({ steps: missing })}
          </UiLink>
        </>
      )}
    </Status>
  )
}

/** The home's pages, and links to share: the sheet without the address is public, the one with it is for guests. */
const HomeLinks = ({ home: { id, name, sheet, status } }: { home: OwnerHome }) => {
  const words = useWords(ownerHomesWords)
  const guide = useWords(ownerGuideWords)
  const tour = useWords(ownerTourWords)
  const propertyId = String(id)
  const sheetPath = (addresHash?: string) =>
    href('/offline/:propertyId/:hash/:addresHash?', { propertyId, hash: sheet.hash, addresHash })
  const links = [
    {
      path: href('/owners/guide/:propertyId', { propertyId }),
      text: guide.link,
      label: guide.title({ home: name }),
    },
    { path: href('/owners/tour/:propertyId', { propertyId }), text: tour.link, label: tour.title({ home: name }) },
    ...(status === 'retired'
      ? []
      : [
          { path: sheetPath(), text: words.sheet, label: words.sheetOf({ home: name }) },
          {
            path: sheetPath(sheet.addressHash),
            text: words.sheetAddress,
            label: words.sheetAddressOf({ home: name }),
          },
        ]),
  ]
  return (
    <span className="homes-links">
      {links.map(({ path, text, label }) => (
        <UiLink key={path} className="inline-link" href={path} aria-label={label}>
          {text}
        </UiLink>
      ))}
    </span>
  )
}

const HomesPage = ({ loaderData: { homes } }: Route.ComponentProps) => {
  const { percent, money } = useFormats()
  const words = useWords(ownerHomesWords)
  const adding = useWords(newHomeWords)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={<ButtonLink href={href('/owners/properties/new')}>{adding.title}</ButtonLink>}
      />
      <Section title={words.inYourName} note={words.count({ homes: homes.length })}>
        <Table
          caption={words.caption}
          className="homes-table"
          compact
          rows={homes}
          rowKey={(home) => home.id}
          rowHref={(home) => href('/owners/calendar/:propertyId?/:date?', { propertyId: String(home.id) })}
          empty={<NoHomes />}
          columns={[
            { id: 'home', head: words.home, cell: (home) => <Name home={home} /> },
            { id: 'state', head: words.state, onPhone: 'end', cell: (home) => <State home={home} /> },
            {
              id: 'books',
              head: words.booksAs,
              onTablet: false,
              cell: (home) => (home.instant ? words.atOnce : words.onRequest),
            },
            {
              id: 'sleeps',
              head: words.sleeps,
              align: 'end',
              onPhone: false,
              onTablet: false,
              cell: (home) => home.sleeps,
            },
            {
              id: 'share',
              head: words.share,
              align: 'end',
              onPhone: false,
              onTablet: false,
              cell: (home) => percent(home.shareBasisPoints),
            },
            {
              id: 'from',
              head: words.fromNight,
              align: 'end',
              onPhone: 'figure',
              cell: (home) => home.fromNight && money(home.fromNight),
            },
            { id: 'links', head: words.links, cell: (home) => <HomeLinks home={home} /> },
          ]}
        />
      </Section>
    </>
  )
}
export default HomesPage
