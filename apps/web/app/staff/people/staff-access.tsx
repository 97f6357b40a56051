import { type PersonCard, permissionNames } from '@porchlight/contract'
import { EmptyState, Status, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { homeLimitsWords } from '#app/lib/messages/staff/home-limits.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { accessMarks } from './access-marks.ts'

/** Which staff members can read, act, or approve in each area; each row opens the profile, where access is changed. */
export const StaffAccess = ({ people }: { people: readonly PersonCard[] }) => {
  const words = useWords(staffPeopleWords)
  const limits = useWords(homeLimitsWords)
  return (
    <Table
      caption={words.permissions}
      rows={people}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/people/:personId', { personId: String(id) })}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'name',
          head: words.name,
          cell: ({ name, email }) => (
            <span className="staff-cell people-contact" data-content>
              <b>{name}</b>
              <small>{email}</small>
            </span>
          ),
        },
        ...permissionNames.map((permission) => ({
          id: permission,
          head: words.areas[permission],
          cell: ({ levels }: PersonCard) => {
            const level = levels[permission]
            return level ? words.levelMarks[level] : <span className="visually-hidden">{words.no}</span>
          },
        })),
        {
          id: 'homes',
          head: limits.column,
          cell: ({ homeGroups }: PersonCard) => (
            <span data-content>{homeGroups.length === 0 ? limits.all : homeGroups.join(', ')}</span>
          ),
        },
        {
          id: 'state',
          head: words.state,
          cell: ({ state }) => <Status state={accessMarks[state]}>{words.states[state]}</Status>,
        },
      ]}
    />
  )
}
