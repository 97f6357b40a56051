import {
  type AccessLevels,
  type HomeLimits,
  hasRole,
  invitedRoles,
  invitePerson,
  type Language,
  languages,
  permissionNames,
  type Role,
  readEmail,
} from '@porchlight/contract'
import { Button, CheckboxGroup, Select, Switch, TextField, toast } from '@porchlight/ui'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { GroupsField } from '../groups-field.tsx'
import { LevelFields } from '../level-fields.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'

type Fields = {
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
  roles: Role[]
  levels: AccessLevels
  homeGroups: string[]
  vendorId: string
  invite: boolean
}
const empty: Fields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: 'en',
  roles: [],
  levels: {},
  homeGroups: [],
  vendorId: '',
  invite: true,
}

type Props = {
  vendors: readonly { id: number; name: string }[]
  /** Groups of homes a staff member can be limited to. */
  groups: HomeLimits['choices']
  /** Roles selected initially. */
  roles?: readonly Role[]
  onCreated: (id: number) => Promise<void> | void
}

/** Contact details and roles for a new person, plus permissions for staff. */
export const PersonForm = ({ vendors, groups, roles: given = [], onCreated }: Props) => {
  const words = useWords(staffPeopleWords)
  const shared = useWords(formWords)
  const isAdmin = hasRole(useUser(), 'admin')
  const { act, question, asking } = useStepUpAction()
  const form = useFields<Fields>({
    values: { ...empty, roles: [...given] },
    problemsOf: ({ firstName, lastName, email, roles, vendorId }) => ({
      ...(firstName.trim() === '' && { firstName: shared.required }),
      ...(lastName.trim() === '' && { lastName: shared.required }),
      ...(readEmail(email) === undefined && { email: words.emailInvalid }),
      ...(roles.length === 0 && vendorId === '' && { roles: words.rolesNeeded }),
    }),
  })
  const { roles, invite } = form.values
  const isStaff = roles.includes('staff')
  const send = async ({ vendorId, levels, homeGroups, ...fields }: Fields) => {
    const body = {
      ...fields,
      email: fields.email.trim(),
      vendorId: vendorId === '' ? null : Number(vendorId),
      permissions: isStaff ? permissionNames.filter((area) => levels[area]) : [],
      levels: isStaff ? levels : {},
      homeGroups: isStaff ? homeGroups.map(Number) : [],
    }
    let required: string[] = []
    const made = await act(
      async () => {
        const answer = await api(invitePerson, { body })
        required = answer.ok ? [] : (answer.error.required ?? [])
        return answer
      },
      (message) =>
        form.refuse(
          required.filter((name): name is keyof Fields => name in empty),
          message,
          shared.error,
        ),
    )
    if (!made) return
    toast({ type: 'success', message: made.outcome?.state === 'pending' ? words.waits : words.created })
    await onCreated(made.id)
  }
  const offered = invitedRoles.filter((role) => role !== 'staff' || isAdmin)
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
      <div className="staff-pair">
        <TextField label={words.firstName} required maxLength={120} autoComplete="off" {...form.field('firstName')} />
        <TextField label={words.lastName} required maxLength={120} autoComplete="off" {...form.field('lastName')} />
        <TextField
          label={words.email}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          {...form.field('email')}
        />
        <PhoneInput label={words.phone} aside={shared.optional} autoComplete="off" {...form.field('phone')} />
        <Select
          label={words.language}
          emptyText=""
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
          value={form.values.language}
          onChange={(language) => form.change('language', language as Language)}
        />
        {vendors.length > 0 && (
          <Select
            label={`${words.vendorContact}: ${words.vendor}`}
            emptyText=""
            options={[
              { value: '', label: words.noVendor },
              ...vendors.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={form.values.vendorId}
            onChange={(vendor) => form.change('vendorId', vendor)}
          />
        )}
      </div>
      <CheckboxGroup
        legend={words.roles}
        options={offered.map((value) => ({ value, label: words.roleNames[value] }))}
        value={roles}
        onChange={(chosen) => form.change('roles', chosen as Role[])}
        error={form.errorAt('roles')}
      />
      {isStaff && (
        <>
          <LevelFields levels={form.values.levels} onChange={(levels) => form.change('levels', levels)} />
          <GroupsField
            choices={groups}
            value={form.values.homeGroups}
            onChange={(chosen) => form.change('homeGroups', chosen)}
          />
        </>
      )}
      <Switch
        label={words.invite}
        hint={words.inviteHint}
        checked={invite}
        onChange={(on) => form.change('invite', on)}
      />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy && !asking}>
          {invite ? words.create : words.createOnly}
        </Button>
      </div>
      {question}
    </form>
  )
}
