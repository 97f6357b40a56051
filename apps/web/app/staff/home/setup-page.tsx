import '../staff.css'
import { homeDesk, linkedHomesOf, staysAhead } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffHomeTabsWords } from '#app/lib/messages/staff/home-tabs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/setup-page'
import { CopyHome } from './copy-home.tsx'
import { LinkedHomes } from './linked-homes.tsx'
import { Measurements } from './measurements.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { StatusActions } from './status-actions.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const home = { params: { id: params.propertyId } }
  const [desk, ahead, links] = await Promise.all([api(homeDesk, home), api(staysAhead, home), api(linkedHomesOf, home)])
  return { desk: resultsOf(desk), ahead: resultsOf(ahead), links: resultsOf(links) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/homes/{id}/setup`: the steps to publication, their pages, and measurements. */
const StaffHomeSetupPage = ({ loaderData: { desk, ahead, links } }: Route.ComponentProps) => {
  const words = useWords(staffHomeTabsWords)
  return (
    <>
      <PageHead title={words.setup} />
      <div className="staff-split">
        <div>
          <SetupSteps setup={desk.setup} />
          <StatusActions key={desk.setup.home.status} setup={desk.setup} ahead={ahead} />
        </div>
        <div>
          <Measurements desk={desk} />
          <LinkedHomes key={JSON.stringify(links)} links={links} />
          <CopyHome key={desk.setup.home.id} home={desk.setup.home} />
        </div>
      </div>
    </>
  )
}
export default StaffHomeSetupPage
