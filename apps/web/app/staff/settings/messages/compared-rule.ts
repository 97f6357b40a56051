import { languages } from '@porchlight/contract'
import type { Compared } from '#app/features/overtaken/overtaken.tsx'
import type { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'
import type { HomesAndGroups } from './home-conditions.tsx'
import type { RuleFields } from './rule-fields.ts'

type Names = Record<'homeIds' | 'groupIds' | 'exceptHomeIds' | 'exceptGroupIds', HomesAndGroups['homes' | 'groups']>

/** Each field of a scheduled message as text: what is entered, and what is stored. */
export const comparedRule = (
  entered: RuleFields,
  stored: RuleFields,
  words: WordsOf<typeof messageSettingsWords>,
  { homes, groups }: HomesAndGroups,
): Compared[] => {
  const compare = (label: string, textOf: (rule: RuleFields) => string | number | null | undefined): Compared => [
    label,
    String(textOf(entered) ?? ''),
    String(textOf(stored) ?? ''),
  ]
  const listed: Names = { homeIds: homes, groupIds: groups, exceptHomeIds: homes, exceptGroupIds: groups }
  return [
    compare(words.name, ({ name }) => name),
    compare(words.event, ({ event }) => words.events[event]),
    compare(words.days, ({ days }) => days),
    compare(words.time, ({ time }) => time),
    compare(words.late, ({ late }) => words.lates[late]),
    compare(words.minNights, ({ conditions }) => conditions.minNights),
    compare(words.maxNights, ({ conditions }) => conditions.maxNights),
    compare(words.reads, ({ conditions }) => conditions.languages.map((one) => words.languages[one]).join(', ')),
    compare(words.guestTag, ({ conditions }) => conditions.guestTag),
    compare(words.seasonFrom, ({ conditions }) => conditions.season?.from),
    compare(words.seasonUntil, ({ conditions }) => conditions.season?.until),
    ...Object.entries(listed).map(([name, all]) =>
      compare(words.homeConditions[name as keyof Names], ({ conditions }) =>
        (conditions[name as keyof Names] ?? [])
          .map((id) => all.find((one) => one.id === id)?.name ?? String(id))
          .join(', '),
      ),
    ),
    ...languages.map((language) => compare(words.textIn[language], ({ texts }) => texts[language])),
    compare(words.state, ({ paused }) => (paused ? words.isPaused : words.isActive)),
  ]
}
