import { Alert } from '@porchlight/ui'
import { LogoutButton } from '#app/features/shell/account-menu.tsx'
import { setupWords } from '#app/lib/messages/account/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useUser } from '#app/lib/session.ts'
import { AccountFrame } from '../account-frame.tsx'
import type { Route } from './+types/page'
import { SetupForm } from './setup-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/setup`: creates an installation's first administrator with the code the server printed at startup. */
const SetupPage = () => {
  const words = useWords(setupWords)
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
        <SetupForm />
      )}
    </AccountFrame>
  )
}
export default SetupPage
