import '../../settings/charges.css'
import '../../staff.css'
import {
  documentsDesk,
  documentsOfHome,
  type HomeOwnership,
  homeDesk,
  homeOwnership,
  ownerStaysOfHome,
} from '@porchlight/contract'
import { PageHead, Section, Status, UiLink } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffOwnershipWords } from '#app/lib/messages/staff/ownership.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../../person-link.tsx'
import { Agreement } from '../agreement/agreement.tsx'
import { Correction } from '../correction.tsx'
import { OwnerStays } from '../owner-stays.tsx'
import type { Route } from './+types/page'
import { OwnershipForm } from './ownership-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const home = { params: { id: params.propertyId } }
  const [desk, ownership, all, given, stays] = await Promise.all([
    api(homeDesk, home),
    api(homeOwnership, home),
    api(documentsDesk),
    api(documentsOfHome, home),
    api(ownerStaysOfHome, home),
  ])
  return {
    desk: resultsOf(desk),
    ownership: resultsOf(ownership),
    templates: resultsOf(all).templates,
    documents: resultsOf(given).documents,
    stays: resultsOf(stays),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type OwnerSet = HomeOwnership['sets'][number]

const Owner = ({ owner }: { owner: OwnerSet['owners'][number] }) => {
  const words = useWords(staffOwnershipWords)
  const { percent } = useFormats()
  return (
    <li>
      <span className="staff-cell" data-content>
        {owner.holderName ? words.held({ holder: owner.holderName, name: owner.name }) : ''}
        <PersonLink id={owner.accountId}>{owner.name}</PersonLink>
        <small>
          <UiLink className="inline-link" href={`mailto:${owner.email}`}>
            {owner.email}
          </UiLink>
        </small>
      </span>
      <span>{percent(owner.basisPoints)}</span>
    </li>
  )
}

/** Every set of owners, the upcoming one first. */
const Owners = ({ ownership: { sets, home } }: { ownership: HomeOwnership }) => {
  const words = useWords(staffOwnershipWords)
  const { date } = useFormats()
  const current = sets.find(({ from }) => from <= home.today)?.from
  const stateOf = ({ from }: OwnerSet) => {
    if (from > home.today) return 'upcoming' as const
    return from === current ? ('current' as const) : ('past' as const)
  }
  const marks = { upcoming: 'waiting', current: 'done', past: 'off' } as const
  return (
    <Section title={words.owners}>
      {sets.length === 0 && <p className="muted">{words.none}</p>}
      {sets.map((set) => (
        <div key={set.from} className="owner-set">
          <h3 className="t-card">
            {words.from({ date: date(set.from) })} <Status state={marks[stateOf(set)]}>{words[stateOf(set)]}</Status>
          </h3>
          <ul className="staff-payments num">
            {set.owners.map((owner) => (
              <Owner key={owner.accountId} owner={owner} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

/** `/staff/homes/{id}/ownership`: who owns a home as of when, and the terms agreed with them. */
const StaffHomeOwnershipPage = ({ loaderData }: Route.ComponentProps) => {
  const { desk, ownership, templates, documents, stays } = loaderData
  const words = useWords(staffOwnershipWords)
  return (
    <>
      <PageHead title={words.title} />
      <div className="staff-split">
        <div>
          <Owners ownership={ownership} />
          <OwnershipForm key={JSON.stringify(ownership.sets)} ownership={ownership} />
        </div>
        <div>
          <Agreement desk={desk} documents={documents} templates={templates} />
          <OwnerStays key={stays.home.id} stays={stays} />
          <Correction key={`correction-${desk.setup.home.id}`} desk={desk} />
        </div>
      </div>
    </>
  )
}
export default StaffHomeOwnershipPage
