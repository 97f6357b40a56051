import './account.css'
import { accountSecurity, booksOfAccountant, hasRole, programs, type User } from '@porchlight/contract'
import { Avatar } from '@porchlight/ui'
import { href } from 'react-router'
import { LogoutButton } from '#app/features/shell/account-menu.tsx'
import { LanguageChoice } from '#app/features/shell/language-choice.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { DeviceSection } from './device/device-section.tsx'
import { SavedOfflineSection } from './device/saved-offline-section.tsx'
import { JoinProgram } from './join-program.tsx'
import { LinkList } from './link-list.tsx'
import { profilePath } from './profile/paths.ts'
import { SecuritySection } from './security/security-section.tsx'

const WhereTo = ({ user, isAccountant }: { user: User; isAccountant: boolean }) => {
  const words = useWords(accountWords)
  const own = useWords(profileWords)
  const profile = profilePath(user)
  const doors = [
    ...(profile ? [{ to: profile, title: own.title, text: own.lead }] : []),
    ...(hasRole(user, 'traveler')
      ? [{ to: href('/travelers'), title: words.yourTrips, text: words.yourTripsText }]
      : []),
    ...(hasRole(user, 'owner') ? [{ to: href('/owners'), title: words.ownerPortal, text: words.ownerPortalText }] : []),
    ...(programs.some((program) => hasRole(user, program))
      ? [{ to: href('/partners'), title: words.partnerPortal, text: words.partnerPortalText }]
      : []),
    ...(isAccountant ? [{ to: href('/accountants'), title: words.ownerBooks, text: words.ownerBooksText }] : []),
    ...(hasRole(user, 'staff') ? [{ to: `${href('/staff')}?start`, title: own.teamDesk, text: own.teamDeskText }] : []),
    { to: href('/book-a-property/:mapOrAffiliate?'), title: words.findHome, text: words.findHomeText },
  ]
  return <LinkList doors={doors} />
}

const Details = ({ user }: { user: User }) => {
  const words = useWords(accountWords)
  const rows = [
    [words.name, `${user.firstName} ${user.lastName}`],
    [words.email, user.email],
    [words.phone, user.displayPhone],
    [words.roles, user.roles.map(({ name }) => words.roleNames[name]).join(', ')],
  ] as const
  return (
    <dl className="account-details">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [security, books] = await Promise.all([api(accountSecurity), api(booksOfAccountant)])
  return { security: resultsOf(security), isAccountant: books.ok && books.results.owners.length > 0 }
}

const AccountPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const user = useUser()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="wrap account-page">
      <header className="account-page-head">
        <Avatar name={name} image={user.image} size={64} />
        <div>
          <h1 className="t-h1">{words.myAccount}</h1>
          <p className="muted">
            {words.signedInAs} {name}
          </p>
        </div>
      </header>
      <div className="account-page-columns">
        <section aria-labelledby="where-to">
          <h2 className="t-h3" id="where-to">
            {words.whereTo}
          </h2>
          <WhereTo user={user} isAccountant={loaderData.isAccountant} />
          <JoinProgram user={user} />
        </section>
        <section aria-labelledby="details">
          <h2 className="t-h3" id="details">
            {words.details}
          </h2>
          <Details user={user} />
          <h2 className="t-h3" id="language">
            {shell.language}
          </h2>
          <p className="muted">{words.languageText}</p>
          <LanguageChoice />
          <LogoutButton className="account-logout" />
        </section>
      </div>
      <SecuritySection security={loaderData.security}>
        <SavedOfflineSection />
      </SecuritySection>
      <DeviceSection />
    </div>
  )
}
export default AccountPage
