import { welcomeWords } from '#app/lib/messages/account/welcome.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { VisitorsOnly } from '../visitors-only.tsx'
import type { Route } from './+types/page'
import { WelcomeForm } from './welcome-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/welcome`: someone added by staff chooses a password through the link in their email. */
const WelcomePage = () => {
  const { title, loggedIn } = useWords(welcomeWords)
  return (
    <VisitorsOnly title={title} loggedIn={loggedIn}>
      <WelcomeForm />
    </VisitorsOnly>
  )
}
export default WelcomePage
