import type { GroupKind } from '@porchlight/contract'
import { MultiSelect, Select } from '@porchlight/ui'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openByArrow } from '../open-by-arrow.ts'

type Props = {
  homes: readonly { id: number; name: string; town: string }[]
  groups: readonly { id: number; kind: GroupKind; name: string; homes: readonly number[] }[]
  /** Ids as strings. */
  value: string[]
  onChange: (homes: string[]) => void
  error?: string | undefined
}

/** Adds every home of a town or of a group at once. */
const AddFrom = ({ homes, groups, value, onChange }: Omit<Props, 'error'>) => {
  const words = useWords(staffGroupsWords)
  const towns = [...new Set(homes.map(({ town }) => town))].sort()
  const homesOf = (key: string): string[] => {
    const group = groups.find(({ id }) => key === `group ${id}`)
    const found = group ? group.homes : homes.filter(({ town }) => key === `town ${town}`).map(({ id }) => id)
    return found.map(String)
  }
  return (
    <Select
      label={words.addFrom}
      emptyText=""
      options={[
        { value: '', label: words.addFromText },
        ...towns.map((town) => ({ value: `town ${town}`, label: town })),
        ...groups.map(({ id, kind, name }) => ({ value: `group ${id}`, label: `${words.kinds[kind]}: ${name}` })),
      ]}
      value=""
      onKeyDown={openByArrow}
      onChange={(key) => onChange([...new Set([...value, ...homesOf(key)])])}
    />
  )
}

/** Selects homes one by one, or all of a town or group. */
export const HomeChoice = ({ error, ...choice }: Props) => {
  const words = useWords(staffGroupsWords)
  return (
    <>
      <MultiSelect
        label={words.homes}
        options={choice.homes.map(({ id, name, town }) => ({ value: String(id), label: name, detail: town }))}
        value={choice.value}
        onChange={choice.onChange}
        error={error}
        words={{
          choose: words.choose,
          chosen: (count) => words.chosen({ count }),
          search: words.search,
          none: words.noOptions,
          all: words.all,
          clear: words.clear,
          done: words.done,
          remove: (label) => words.remove({ label }),
        }}
      />
      <AddFrom {...choice} />
    </>
  )
}
