import type { PayoutRun } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

/** Who prepared, approved, and ended a run, and when its money moves. */
export const RunFacts = ({ run }: { run: PayoutRun }) => {
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
