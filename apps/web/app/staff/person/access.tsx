import {
  type AccessLevels,
  deactivatePerson,
  hasRole,
  impersonate,
  type PersonProfile,
  permissionNames,
  type Role,
  reactivatePerson,
  roleNames,
  setPermissions,
  setRoles,
  setTemporaryPassword,
} from '@porchlight/contract'
import { Button, CheckboxGroup, Section, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, keepToken } from '#app/lib/api.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { LevelFields } from '../level-fields.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'

type Props = { profile: PersonProfile }
type Act = ReturnType<typeof useStepUpAction>['act']

const sameSet = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join()

/** Roles, and areas for staff. Changes that grant power need a second administrator's approval. */
const Roles = ({ profile: { person }, act }: Props & { act: Act }) => {
  const words = useWords(staffPersonWords)
  const people = useWords(staffPeopleWords)
  const isAdmin = hasRole(useUser(), 'admin')
  const held = person.roles.map(({ name }) => name)
  const [roles, choose] = useState<readonly Role[]>(held)
  const [levels, give] = useState<AccessLevels>(person.levels)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isStaff = roles.includes('staff') && !roles.includes('admin')
  const rolesChange = !sameSet(roles, held)
  const isChanged = permissionNames.some((area) => levels[area] !== person.levels[area])
  const permissionsChange = isAdmin && isStaff && isChanged
  const params = { id: person.id }
  const save = async () => {
    if (reason.trim().length < 3) return setProblem(words.reasonShort)
    setBusy(true)
    const outcomes = []
    if (rolesChange) outcomes.push(await act(() => api(setRoles, { params, body: { roles: [...roles], reason } })))
    if (permissionsChange && outcomes.every(Boolean))
      outcomes.push(
        await act(() =>
          api(setPermissions, {
            params,
            body: { permissions: permissionNames.filter((area) => levels[area]), levels, reason },
          }),
        ),
      )
    setBusy(false)
    if (!outcomes.every(Boolean)) return
    setReason('')
    setProblem(undefined)
    const waits = outcomes.some((one) => one?.outcome.state === 'pending')
    toast({ type: 'success', message: waits ? words.waits : words.done })
  }
  const offered = roleNames.filter((role) => isAdmin || (role !== 'staff' && role !== 'admin') || held.includes(role))
  return (
    <>
      <CheckboxGroup
        legend={words.roles}
        hint={words.rolesLead}
        options={offered.map((value) => ({ value, label: people.roleNames[value] }))}
        value={roles}
        onChange={(next) => choose(next as Role[])}
      />
      {isAdmin && isStaff && <LevelFields levels={levels} onChange={give} />}
      {(rolesChange || permissionsChange) && (
        <>
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            required
            maxLength={300}
            value={reason}
            onChange={setReason}
            error={problem}
          />
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {words.saveAccess}
          </Button>
        </>
      )}
    </>
  )
}

/** Staff actions on the account itself. */
export const Access = ({ profile }: Props) => {
  const words = useWords(staffPersonWords)
  const { act, question, asking } = useStepUpAction()
  const starts = useSearchParams()[0].get('act') === 'view'
  const { person, canManage } = profile
  const name = `${person.firstName} ${person.lastName}`.trim()
  const params = { id: person.id }
  const isTeam = hasRole(person, 'staff') || hasRole(person, 'admin')
  if (!canManage) return null
  const run = async (call: () => ReturnType<typeof act>, message: string): Promise<boolean> => {
    const done = (await call()) !== undefined
    if (done) toast({ type: 'success', message })
    return done
  }
  const view = async (reason: string): Promise<boolean> => {
    const entered = await act(() => api(impersonate, { params, body: { reason } }))
    if (!entered) return false
    keepToken(entered.token)
    // A full page load: the session now belongs to another person.
    location.assign('/account')
    return true
  }
  return (
    <Section title={words.access}>
      <div className="person-side">
        <Roles key={JSON.stringify([person.roles, person.levels])} profile={profile} act={act} />
        {person.state !== 'deactivated' && (
          <>
            {!isTeam && (
              <ReasonDialog
                act={words.view}
                title={words.viewTitle({ name })}
                starts={starts}
                consequence={words.viewText}
                asking={asking}
                run={view}
              />
            )}
            {person.state === 'active' && (
              <ReasonDialog
                act={words.sendPassword}
                title={words.sendPassword}
                consequence={words.sendPasswordText}
                asking={asking}
                run={(reason) =>
                  run(() => act(() => api(setTemporaryPassword, { params, body: { reason } })), words.passwordSent)
                }
              />
            )}
          </>
        )}
        {person.state === 'deactivated' ? (
          <ReasonDialog
            act={words.reactivate}
            title={words.reactivateTitle({ name })}
            consequence={words.reactivateText}
            asking={asking}
            run={(reason) =>
              run(() => act(() => api(reactivatePerson, { params, body: { reason } })), words.reactivated)
            }
          />
        ) : (
          <DeactivateDialog
            person={person}
            asking={asking}
            run={(reason, handTo) =>
              run(() => act(() => api(deactivatePerson, { params, body: { reason, handTo } })), words.deactivated)
            }
          />
        )}
      </div>
      {question}
    </Section>
  )
}
