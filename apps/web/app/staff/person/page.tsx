import '../staff.css'
import './person.css'
import {
  hasRole,
  homeLimitsOf,
  type Permission,
  type PersonProfile,
  permissionNames,
  personLimits,
  staffPerson,
  startPageOfStaff,
  vendorsOfDesk,
} from '@porchlight/contract'
import { Alert, Breadcrumbs, PageHead, Status, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { accessMarks } from '../people/access-marks.ts'
import type { Route } from './+types/page'
import { Access } from './access.tsx'
import { Contact } from './contact.tsx'
import { DoNotRent } from './do-not-rent.tsx'
import { Files } from './files.tsx'
import { HomeLimitsOfPerson } from './home-limits.tsx'
import { Limits } from './limits.tsx'
import { Notes } from './notes.tsx'
import { PartnerPrograms } from './partner.tsx'
import { Conversations, Documents, Duplicates, Homes, MoneySummary, Stays } from './records.tsx'
import { StartPageChoice } from './start-page.tsx'
import { Tags } from './tags.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [found, listed] = await Promise.all([
    api(staffPerson, { params: { id: params.personId } }),
    api(vendorsOfDesk, { query: {} }),
  ])
  // Vendors need their own permission.
  const vendors = !listed.ok && listed.error.status === 403 ? null : resultsOf(listed).vendors
  const profile = resultsOf(found)
  const isTeam = profile.person.types.includes('staff')
  const about = { params: { id: params.personId } }
  const [limits, homeLimits, start] = isTeam
    ? await Promise.all([api(personLimits, about), api(homeLimitsOf, about), api(startPageOfStaff, about)])
    : []
  // Only administrators can read limits.
  return {
    profile,
    limits: limits?.ok ? limits.results : null,
    start: start?.ok ? start.results : null,
    homeLimits: homeLimits?.ok ? homeLimits.results : null,
    vendors: vendors?.map(({ id, name }) => ({ id, name })) ?? null,
  }
}

const nameOf = ({ firstName, lastName }: PersonProfile['person']): string => `${firstName} ${lastName}`.trim()

export const meta = (args: Route.MetaArgs) => {
  const person = args.loaderData?.profile.person
  return pageMeta(args, person ? { title: nameOf(person) } : {})
}

const Head = ({ person }: Pick<PersonProfile, 'person'>) => {
  const words = useWords(staffPersonWords)
  const people = useWords(staffPeopleWords)
  const known = useWords(ownerBookingsWords)
  const at = useOfficeTime()
  return (
    <>
      <Breadcrumbs
        label={known.where}
        crumbs={[{ label: people.title, href: href('/staff/people') }, { label: nameOf(person) }]}
      />
      <PageHead
        over={person.types.map((type) => people.type[type]).join(' · ')}
        title={<span data-content>{nameOf(person)}</span>}
        lead={`${words.since({ date: at(person.signedUpAt) })} · ${
          person.lastSeenAt ? words.seen({ at: at(person.lastSeenAt) }) : words.neverSeen
        }`}
        actions={<Status state={accessMarks[person.state]}>{people.states[person.state]}</Status>}
      />
    </>
  )
}

/** Administrators have every permission. */
const heldBy = ({ roles, permissions }: PersonProfile['person']): readonly Permission[] =>
  permissionNames.filter((name) => roles.some((role) => role.name === 'admin') || permissions.includes(name))

/** `/staff/people/{id}`: everything staff know about one person. */
const StaffPersonPage = ({ loaderData: { profile, vendors, limits, homeLimits, start } }: Route.ComponentProps) => {
  const words = useWords(staffPersonWords)
  const { person, doNotRent } = profile
  const isAdmin = hasRole(useUser(), 'admin')
  // Of a colleague who is nothing else, what they can open and approve matters most.
  const isOnlyTeam = person.types.length > 0 && person.types.every((type) => type === 'staff')
  const access = (
    <>
      <Access profile={profile} />
      {start && <StartPageChoice id={person.id} setting={start} permissions={heldBy(person)} />}
      {limits && <Limits key={JSON.stringify(limits)} profile={profile} limits={limits} />}
      {homeLimits && (
        <HomeLimitsOfPerson
          key={JSON.stringify(homeLimits)}
          profile={profile}
          limits={homeLimits}
          canChange={isAdmin && profile.canManage}
        />
      )}
    </>
  )
  return (
    <>
      <Head person={person} />
      {doNotRent && (
        <Alert tone="danger">
          <span data-content>{words.banned({ reason: doNotRent.reason })}</span>
        </Alert>
      )}
      {person.state === 'deactivated' && <Alert tone="warning">{words.deactivatedNote}</Alert>}
      {person.mergedInto && (
        <Alert tone="info">
          <UiLink
            className="inline-link"
            href={href('/staff/people/:personId', { personId: String(person.mergedInto.id) })}
          >
            <span data-content>{words.mergedInto({ name: person.mergedInto.name })}</span>
          </UiLink>
        </Alert>
      )}
      <div className="staff-split person-split" key={person.id}>
        <div>
          {isOnlyTeam ? (
            access
          ) : (
            <>
              <Stays profile={profile} />
              <Homes profile={profile} />
              <MoneySummary profile={profile} />
              <PartnerPrograms profile={profile} />
            </>
          )}
          <Conversations profile={profile} />
          <Documents profile={profile} />
          {!person.mergedInto && <Notes profile={profile} />}
          {!person.mergedInto && <Files profile={profile} />}
        </div>
        <div>
          <Contact profile={profile} vendors={vendors} />
          {!person.mergedInto && <Tags profile={profile} />}
          {!isOnlyTeam && <DoNotRent profile={profile} />}
          {!isOnlyTeam && access}
          <Duplicates profile={profile} />
        </div>
      </div>
    </>
  )
}
export default StaffPersonPage
