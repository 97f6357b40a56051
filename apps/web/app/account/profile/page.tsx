import '../account.css'
import './profile.css'
import { dateIn, myAgreements, myProfile, payeeStatus } from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { AccountSettingsLinks } from './account-links.tsx'
import { Photo } from './photo.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SignedAgreements } from './signed-agreements.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const [profile, agreements, payee] = await Promise.all([api(myProfile), api(myAgreements), api(payeeStatus)])
  return {
    ...resultsOf(profile),
    ...resultsOf(agreements),
    ...resultsOf(payee),
    today: dateIn(site.timeZone, new Date()),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/**
 * The profile: photo, bio, address, and signed agreements. The same in all portals. Contact details, language,
 * and security are on the account page, linked from here; nothing is edited in two places.
 */
const ProfilePage = ({ loaderData: { profile, agreements, paid, today } }: Route.ComponentProps) => {
  const words = useWords(profileWords)
  const user = useUser()
  if (!user) return null
  return (
    <div className="profile">
      <PageHead title={words.title} lead={words.lead} />
      <Photo user={user} />
      <Section title={words.about}>
        <ProfileForm given={profile} today={today} />
      </Section>
      <Section title={words.more}>
        <AccountSettingsLinks user={user} paid={paid} />
      </Section>
      <Section title={words.signed}>
        <SignedAgreements agreements={agreements} />
      </Section>
    </div>
  )
}
export default ProfilePage
