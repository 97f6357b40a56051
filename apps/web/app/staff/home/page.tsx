import '../staff.css'
import {
  addDays,
  chargesOfHome,
  documentsDesk,
  documentsOfHome,
  type HomeDesk,
  homeDesk,
  ownerCalendar,
  ownerStaysOfHome,
  staysAhead,
} from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, PageHead, Section, Status, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomeHistory } from '#app/features/homes/home-history.tsx'
import { homeMarks } from '#app/features/homes/home-marks.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Calendars } from './calendars.tsx'
import { Charges } from './charges.tsx'
import { Contract } from './contract.tsx'
import { Correction } from './correction.tsx'
import { Documents } from './documents.tsx'
import { Measurements } from './measurements.tsx'
import { OwnerStays } from './owner-stays.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { StatusActions } from './status-actions.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const home = { params: { id: params.propertyId } }
  const today = new Date().toISOString().slice(0, 10)
  const [desk, given, all, stays, ahead, calendar, charges] = await Promise.all([
    api(homeDesk, home),
    api(documentsOfHome, home),
    api(documentsDesk),
    api(ownerStaysOfHome, home),
    api(staysAhead, home),
    // Only feed health is shown, so ask for the shortest range of nights.
    api(ownerCalendar, { ...home, query: { from: today, to: addDays(today, 1) } }),
    api(chargesOfHome, home),
  ])
  return {
    desk: resultsOf(desk),
    documents: resultsOf(given).documents,
    templates: resultsOf(all).templates,
    stays: resultsOf(stays),
    ahead: resultsOf(ahead),
    calendar: resultsOf(calendar),
    charges: resultsOf(charges),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.desk.setup.home
  return pageMeta(args, home ? { title: home.name } : {})
}

const Head = ({ desk: { setup } }: { desk: HomeDesk }) => {
  const words = useWords(staffHomesWords)
  const known = useWords(ownerBookingsWords)
  const { states } = useWords(ownerHomesWords)
  const { approval } = useWords(setupWords)
  const jobs = useWords(staffJobsWords)
  const { home } = setup
  return (
    <>
      <Breadcrumbs
        label={known.where}
        crumbs={[{ label: words.title, href: href('/staff/homes') }, { label: home.name }]}
      />
      <PageHead
        over={home.town}
        title={home.name}
        actions={
          <>
            <Status state={homeMarks[home.status]}>{states[home.status]}</Status>
            <ButtonLink
              href={href('/preview-property/:propertyId/:hash?', {
                propertyId: String(home.id),
                hash: home.previewHash,
              })}
            >
              {approval.preview}
            </ButtonLink>
            <ButtonLink href={`${href('/staff/jobs')}?view=week&home=${home.id}`}>{jobs.openOf}</ButtonLink>
          </>
        }
      />
    </>
  )
}

const Owners = ({ owners }: Pick<HomeDesk, 'owners'>) => {
  const words = useWords(staffHomesWords)
  const { percent } = useFormats()
  return (
    <Section title={words.owners}>
      {owners.length === 0 && <p className="muted">{words.nobody}</p>}
      <ul className="staff-payments num">
        {owners.map(({ accountId, name, email, basisPoints }) => (
          <li key={accountId}>
            <span className="staff-cell">
              {name}
              <small>
                <UiLink className="inline-link" href={`mailto:${email}`}>
                  {email}
                </UiLink>
              </small>
            </span>
            <span>{percent(basisPoints)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Channels = ({ channels }: Pick<HomeDesk, 'channels'>) => {
  const words = useWords(staffHomesWords)
  const { channels: said } = useWords(setupWords)
  return (
    <Section title={words.channels}>
      <p>{channels.length > 0 ? channels.map((channel) => said.names[channel]).join(', ') : said.none}</p>
    </Section>
  )
}

/** `/staff/homes/{id}`: a home's setup, management agreement, measurements, and status. */
const StaffHomePage = ({
  loaderData: { desk, documents, templates, stays, ahead, calendar, charges },
}: Route.ComponentProps) => {
  return (
    <>
      <Head desk={desk} />
      <div className="staff-split">
        <div>
          <StatusActions key={desk.setup.home.status} setup={desk.setup} ahead={ahead} />
          <SetupSteps setup={desk.setup} />
          <Charges key={`charges-${desk.setup.home.id}`} charges={charges} />
          <Measurements desk={desk} />
          <HomeHistory setup={desk.setup} />
        </div>
        <div>
          <Owners owners={desk.owners} />
          <Channels channels={desk.channels} />
          <Calendars feeds={calendar.feeds} timeZone={calendar.home.timeZone} />
          <Documents desk={desk} documents={documents} templates={templates} />
          <Contract desk={desk} templates={templates} />
          <OwnerStays key={stays.home.id} stays={stays} />
          <Correction key={`correction-${desk.setup.home.id}`} desk={desk} />
        </div>
      </div>
    </>
  )
}
export default StaffHomePage
