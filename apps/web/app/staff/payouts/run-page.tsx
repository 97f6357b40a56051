import '../staff.css'
import './payouts.css'
import { type PayoutRun, payoutRunById } from '@porchlight/contract'
import { Alert, PageHead, Status } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/run-page'
import { RunActions } from './run-actions.tsx'
import { RunLines } from './run-lines.tsx'
import { runShapes } from './runs.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(payoutRunById, { params: { runId: Number(params.runId) } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Facts = ({ run }: { run: PayoutRun }) => {
  const teamZone = useTeamZone()
  const { moment, day } = useFormats()
  const words = useWords(staffPayoutsWords)
  const who = (person: PayoutRun['preparedBy'], at: string) => {
    const when = moment(at, teamZone)
    return person ? words.who({ name: person.name, at: when }) : words.nobodyOf({ at: when })
  }
  return (
    <dl className="pay-run-facts">
      <div>
        <dt>{words.prepared}</dt>
        <dd>{who(run.preparedBy, run.preparedAt)}</dd>
      </div>
      <div>
        <dt>{words.approved}</dt>
        <dd>{run.approvedAt ? who(run.approvedBy, run.approvedAt) : words.notYet}</dd>
      </div>
      <div>
        <dt>{run.state === 'canceled' ? words.canceled : words.sent}</dt>
        <dd>{run.endedAt ? who(run.endedBy, run.endedAt) : words.notYet}</dd>
      </div>
      {run.effectiveOn && (
        <div>
          <dt>{words.movesOn}</dt>
          <dd>{day(run.effectiveOn)}</dd>
        </div>
      )}
    </dl>
  )
}

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
      <Facts run={run} />
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
