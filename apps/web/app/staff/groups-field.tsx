import type { HomeLimits } from '@porchlight/contract'
import { MultiSelect } from '@porchlight/ui'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { homeLimitsWords } from '#app/lib/messages/staff/home-limits.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  choices: HomeLimits['choices']
  /** Their ids. */
  value: string[]
  onChange: (groups: string[]) => void
}

/** Groups of homes that someone is limited to; an empty list means all homes. */
export const GroupsField = ({ choices, value, onChange }: Props) => {
  const words = useWords(homeLimitsWords)
  const groupWords = useWords(staffGroupsWords)
  return (
    <MultiSelect
      label={words.groups}
      hint={choices.length === 0 ? words.none : words.hint}
      options={choices.map(({ id, kind, name, homes }) => ({
        value: String(id),
        label: name,
        detail: `${groupWords.kinds[kind]}, ${words.homes({ number: homes })}`,
      }))}
      value={value}
      onChange={onChange}
      words={{
        choose: words.choose,
        chosen: (count) => words.chosen({ count }),
        search: groupWords.search,
        none: words.none,
        all: groupWords.all,
        clear: groupWords.clear,
        done: groupWords.done,
        remove: (label) => groupWords.remove({ label }),
      }}
    />
  )
}
