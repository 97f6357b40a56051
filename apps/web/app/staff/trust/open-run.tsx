import '../payouts/payouts.css'
import type { PayoutRun } from '@porchlight/contract'
import { Section, Status, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { RunActions } from '../payouts/run-actions.tsx'
import { RunFacts } from '../payouts/run-facts.tsx'
import { runShapes } from '../payouts/runs.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

const largestShown = 4

/** The payout run that waits to be approved or sent: its largest payouts, its total, and what can be done with it. */
export const OpenRun = ({ run }: { run: PayoutRun }) => {
  const { amount, money } = useFormats()
  const words = useWords(trustWords)
  const runs = useWords(staffPayoutsWords)
  const { act, question } = useStepUpAction()
  const lines = run.lines
    .filter(({ state }) => state !== 'dropped')
    .toSorted((a, b) => b.amount.amount - a.amount.amount)
  const [shown, others] = [lines.slice(0, largestShown), lines.slice(largestShown)]
  const rest = others.reduce((sum, line) => sum + line.amount.amount, 0)
  return (
    <Section
      className="trust-run"
      title={
        <UiLink href={href('/staff/payouts/:runId', { runId: String(run.id) })}>
          {runs.runTitle({ id: String(run.id) })}
        </UiLink>
      }
      side={<Status state={runShapes[run.state]}>{runs.states[run.state]}</Status>}
    >
      <dl>
        {shown.map((line) => (
          <div key={line.ownerId} className="trust-row">
            <dt>{line.name}</dt>
            <dd className="num">{amount(line.amount)}</dd>
          </div>
        ))}
        {others.length > 0 && (
          <div className="trust-row">
            <dt>{words.moreOwners({ number: others.length })}</dt>
            <dd className="num">{amount({ amount: rest, currency: run.currency })}</dd>
          </div>
        )}
        <div className="trust-row">
          <dt>{runs.payees({ number: run.payees })}</dt>
          <dd className="num">{money(run.total)}</dd>
        </div>
      </dl>
      <RunFacts run={run} />
      <RunActions run={run} act={act} />
      {question}
    </Section>
  )
}
