import { Alert } from '@porchlight/ui'
import { LogoutButton } from '#app/features/shell/account-menu.tsx'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/owner-signup'
import { AccountFrame } from './account-frame.tsx'
import { SignIn } from './sign-in-lazy.ts'

/** The one page that opens the sign-up directly; people who are logged in must log out first. */
const OwnerSignup = ({ params }: Route.ComponentProps) => {
  const words = useWords(accountWords)
  const { loggedIn } = useWords(signupWords)
  const user = useUser()
  if (!user) return <SignIn start="signup" signupType="owners" signupId={params.slug} />
  return (
    <AccountFrame narrow>
      <h1 className="t-h1">{words.signupHeader}</h1>
      <Alert className="account-told">{loggedIn}</Alert>
      <LogoutButton className="account-logout" />
    </AccountFrame>
  )
}
export default OwnerSignup
