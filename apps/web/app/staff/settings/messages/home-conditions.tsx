import type { messageAutomations, ResultsOf, ScheduledConditions } from '@porchlight/contract'
import { MultiSelect } from '@porchlight/ui'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type HomesAndGroups = Pick<ResultsOf<typeof messageAutomations>, 'homes' | 'groups'>
type Name = 'homeIds' | 'groupIds' | 'exceptHomeIds' | 'exceptGroupIds'

type Props = {
  desk: HomesAndGroups
  conditions: ScheduledConditions
  onChange: (changes: Partial<ScheduledConditions>) => void
}

/** Limits a message to homes and groups of homes, or excludes some. */
export const HomeConditions = ({ desk: { homes, groups }, conditions, onChange }: Props) => {
  const words = useWords(messageSettingsWords)
  const group = useWords(staffGroupsWords)
  const ofHomes = homes.map(({ id, name, town }) => ({ value: String(id), label: name, detail: town }))
  const ofGroups = groups.map(({ id, kind, name }) => ({ value: String(id), label: name, detail: group.kinds[kind] }))
  const field = (name: Name) => ({
    label: words.homeConditions[name],
    options: name === 'homeIds' || name === 'exceptHomeIds' ? ofHomes : ofGroups,
    value: conditions[name].map(String),
    onChange: (ids: string[]) => onChange({ [name]: ids.map(Number) }),
    words: {
      choose: words.homeConditions.choose,
      chosen: (count: number) => words.homeConditions.chosen({ count }),
      search: group.search,
      none: group.noOptions,
      all: group.all,
      clear: group.clear,
      done: group.done,
      remove: (label: string) => group.remove({ label }),
    },
  })
  return (
    <div className="message-pair">
      <MultiSelect {...field('homeIds')} />
      {groups.length > 0 && <MultiSelect {...field('groupIds')} />}
      <MultiSelect {...field('exceptHomeIds')} />
      {groups.length > 0 && <MultiSelect {...field('exceptGroupIds')} />}
    </div>
  )
}
