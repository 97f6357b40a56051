import { Alert } from '@porchlight/ui'
import { LogoutButton } from '#app/features/shell/account-menu.tsx'
import { welcomeWords } from '#app/lib/messages/account/welcome.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useUser } from '#app/lib/session.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { Route } from './+types/page'
import { WelcomeForm } from './welcome-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/welcome`: someone added by staff chooses a password through the link in their email. */
const WelcomePage = () => {
  const words = useWords(welcomeWords)
  const user = useUser()
  return (
    <AccountFrame narrow>
      <h1 className="t-h1">{words.title}</h1>
      {user ? (
        <>
          <Alert className="account-told">{words.loggedIn}</Alert>
          <LogoutButton className="account-logout" />
        </>
      ) : (
        <WelcomeForm />
      )}
    </AccountFrame>
  )
}
export default WelcomePage
