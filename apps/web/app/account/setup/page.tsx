import { setupWords } from '#app/lib/messages/account/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { VisitorsOnly } from '../visitors-only.tsx'
import type { Route } from './+types/page'
import { SetupForm } from './setup-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

/** `/setup`: creates an installation's first administrator with the code the server printed at startup. */
const SetupPage = () => {
  const { title, loggedIn } = useWords(setupWords)
  return (
    <VisitorsOnly title={title} loggedIn={loggedIn}>
      <SetupForm />
    </VisitorsOnly>
  )
}
export default SetupPage
