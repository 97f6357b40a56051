import { myNoticePreferences } from '@porchlight/contract'
import { PreferencesForm } from '#app/features/notifications/preferences-form.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(myNoticePreferences))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const PreferencesPage = ({ loaderData: { preferences } }: Route.ComponentProps) => (
  <PreferencesForm given={preferences} />
)
export default PreferencesPage
