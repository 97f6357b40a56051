import '../staff.css'
import './payouts.css'
import { payoutRunById } from '@porchlight/contract'
import { Alert, PageHead, Status } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/run-page'
import { RunActions } from './run-actions.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunLines } from './run-lines.tsx'
import { runShapes } from './runs.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(payoutRunById, { params: { runId: Number(params.runId) } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/payouts/:runId`: a run's payouts; who prepared, approved, and sent it; and bank results. */
const RunPage = ({ loaderData: { run } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(staffPayoutsWords)
  const { act, question, asking } = useStepUpAction()
  const waits = run.state === 'prepared' && run.needsSecond
  return (
    <div>
      <PageHead
        over={run.note}
        title={words.runTitle({ id: String(run.id) })}
        actions={<Status state={runShapes[run.state]}>{words.states[run.state]}</Status>}
      />
      <p className="pay-figure">{money(run.total)}</p>
      <RunFacts run={run} />
      {waits && (
        <Alert tone="warning" className="pay-run-note">
          {words.second} {words.limits({ run: money(run.limits.run), single: money(run.limits.single) })}
        </Alert>
      )}
      <RunActions run={run} act={act} />
      <RunLines run={run} act={act} asking={asking} />
      {question}
    </div>
  )
}
export default RunPage
