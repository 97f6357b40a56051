import { banFromRenting, liftBan, type PersonProfile } from '@porchlight/contract'
import { Disclosure, Section } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Whether the company rents to this person; if not, why, and who decided it. */
export const DoNotRent = ({ profile: { person, doNotRent, formerBans, canManage } }: { profile: PersonProfile }) => {
  const words = useWords(staffPersonWords)
  const at = useOfficeTime()
  const { act, question, asking } = useStepUpAction()
  const params = { id: person.id }
  const set = async (reason: string) =>
    (await act(() => api(banFromRenting, { params, body: { reason } }))) !== undefined
  const lift = async (reason: string) => (await act(() => api(liftBan, { params, body: { reason } }))) !== undefined
  if (!doNotRent && formerBans.length === 0 && !canManage) return null
  return (
    <Section title={words.banTitle}>
      <div className="person-side">
        {doNotRent ? (
          <>
            <p>
              <b data-content>{doNotRent.reason}</b>
              <br />
              <small data-content>{words.bannedBy({ name: doNotRent.by.name, at: at(doNotRent.at) })}</small>
            </p>
            <ReasonDialog act={words.lift} title={words.lift} consequence={words.liftText} asking={asking} run={lift} />
          </>
        ) : (
          canManage && (
            <ReasonDialog
              act={words.ban}
              title={words.ban}
              consequence={words.banText}
              look="danger"
              asking={asking}
              run={set}
            />
          )
        )}
        {formerBans.length > 0 && (
          <Disclosure summary={words.formerBans}>
            <ul className="person-list">
              {formerBans.map(({ reason, by, at: setAt, lifted }) => (
                <li key={setAt} data-content>
                  {words.formerBan({
                    reason,
                    name: by.name,
                    at: at(setAt),
                    lifter: lifted.by.name,
                    liftReason: lifted.reason,
                  })}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      {question}
    </Section>
  )
}
