import './level-fields.css'
import { type AccessLevels, accessLevels, type Permission, permissionNames } from '@porchlight/contract'
import { Select } from '@porchlight/ui'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The access level someone has in each area. */
export const LevelFields = ({
  levels,
  onChange,
}: {
  levels: AccessLevels
  onChange: (levels: AccessLevels) => void
}) => {
  const words = useWords(staffPeopleWords)
  const set = (area: Permission, text: string) => {
    const { [area]: _, ...others } = levels
    const level = accessLevels.find((one) => one === text)
    onChange(level ? { ...others, [area]: level } : others)
  }
  return (
    <fieldset className="level-fields">
      <legend>{words.permissions}</legend>
      {permissionNames.map((area) => (
        <Select
          key={area}
          label={words.permissionNames[area]}
          emptyText=""
          options={[
            { value: '', label: words.levels.none },
            ...accessLevels.map((value) => ({ value, label: words.levels[value] })),
          ]}
          value={levels[area] ?? ''}
          onChange={(text) => set(area, text)}
        />
      ))}
      <p className="ui-hint">{words.permissionsHint}</p>
    </fieldset>
  )
}
