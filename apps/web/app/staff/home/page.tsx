import '../staff.css'
import {
  addDays,
  chargesOfHome,
  dateIn,
  type HomeDesk,
  hasAnyPermission,
  hasRole,
  homeDefaultsOf,
  homeDesk,
  ownerCalendar,
  scheduledMessagesOfHome,
  staysAhead,
} from '@porchlight/contract'
import { Alert, ButtonLink, PageHead, Section, Status, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomeHistory } from '#app/features/homes/home-history.tsx'
import { homeMarks } from '#app/features/homes/home-marks.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { staffJobsWords } from '#app/lib/messages/staff/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import { AreaActions } from '../area-actions.tsx'
import { PersonLink } from '../person-link.tsx'
import type { Route } from './+types/page'
import { Calendars } from './calendars.tsx'
import { Charges } from './charges.tsx'
import { HomeDefaults } from './defaults.tsx'
import { HomeMessages } from './home-messages.tsx'
import { StatusActions } from './status-actions.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const { user } = context.get(session)
  const writesToGuests = hasRole(user, 'admin') || hasAnyPermission(user, ['people'])
  const home = { params: { id: params.propertyId } }
  const today = dateIn(site.timeZone, new Date())
  const [desk, ahead, calendar, charges, defaults, messages] = await Promise.all([
    api(homeDesk, home),
    api(staysAhead, home),
    // Only feed health is shown, so ask for the shortest range of nights.
    api(ownerCalendar, { ...home, query: { from: today, to: addDays(today, 1) } }),
    api(chargesOfHome, home),
    api(homeDefaultsOf, home),
    writesToGuests ? api(scheduledMessagesOfHome, home) : null,
  ])
  return {
    desk: resultsOf(desk),
    ahead: resultsOf(ahead),
    calendar: resultsOf(calendar),
    charges: resultsOf(charges),
    defaults: resultsOf(defaults),
    messages: messages && resultsOf(messages).messages,
  }
}

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.desk.setup.home
  return pageMeta(args, home ? { title: home.name } : {})
}

const Head = ({ desk: { setup } }: { desk: HomeDesk }) => {
  const words = useWords(staffHomesWords)
  const { states } = useWords(ownerHomesWords)
  const { approval } = useWords(setupWords)
  const jobs = useWords(staffJobsWords)
  const { home } = setup
  return (
    <PageHead
      over={home.town}
      title={home.name}
      actions={
        <>
          <Status state={homeMarks[home.status]}>{states[home.status]}</Status>
          {home.status === 'draft' && (
            <ButtonLink look="primary" href={`/staff/homes/${home.id}/setup`}>
              {words.continueSetup}
            </ButtonLink>
          )}
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
  )
}

/** A live home whose stays can't be split because it has no agreement, with a link to add one. */
const WithoutAgreement = ({ desk: { setup, contracts } }: { desk: HomeDesk }) => {
  const { unagreed } = useWords(staffHomesWords)
  const { id, name, status, timeZone } = setup.home
  const today = dateIn(timeZone, new Date())
  if (status !== 'live' || contracts.some(({ validFrom }) => validFrom <= today)) return null
  return (
    <Alert
      tone="danger"
      title={unagreed.title({ home: name })}
      action={
        <ButtonLink href={href('/staff/homes/:propertyId/ownership', { propertyId: String(id) })}>
          {unagreed.link}
        </ButtonLink>
      }
    >
      {unagreed.text}
    </Alert>
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
              <PersonLink id={accountId}>{name}</PersonLink>
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

/** Nothing is left to decide about a live home, so its status comes after what staff use every day. */
const isLive = ({ setup }: HomeDesk): boolean => setup.home.status === 'live'

/** `/staff/homes/{id}`: a home's status, fees, owners, and history. */
const StaffHomePage = ({
  loaderData: { desk, ahead, calendar, charges, defaults, messages },
}: Route.ComponentProps) => (
  <>
    <Head desk={desk} />
    <WithoutAgreement desk={desk} />
    <div className="staff-split">
      <div>
        {!isLive(desk) && <StatusActions key={desk.setup.home.status} setup={desk.setup} ahead={ahead} />}
        <AreaActions area="money">
          <Charges key={`charges-${desk.setup.home.id}`} charges={charges} />
        </AreaActions>
        <HomeDefaults key={`defaults-${desk.setup.home.id}`} defaults={defaults} />
        {messages && <HomeMessages homeId={desk.setup.home.id} messages={messages} />}
        {isLive(desk) && <StatusActions key={desk.setup.home.status} setup={desk.setup} ahead={ahead} />}
        <HomeHistory setup={desk.setup} />
      </div>
      <div>
        <Owners owners={desk.owners} />
        <Channels channels={desk.channels} />
        <Calendars feeds={calendar.feeds} timeZone={calendar.home.timeZone} />
      </div>
    </div>
  </>
)
export default StaffHomePage
