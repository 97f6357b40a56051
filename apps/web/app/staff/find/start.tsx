import { Press } from '@porchlight/ui'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { recentsOf } from './recents.ts'
import { Groups } from './results.tsx'
import { useNewPages } from './use-pages.ts'

/** Before anything is typed: what was opened last, what can be created, and examples of actions. */
export const Start = ({ onExample }: { onExample: (text: string) => void }) => {
  const words = useWords(staffFindWords)
  const recents = recentsOf(useUser()?.id)
  const created = useNewPages()
  const groups = [
    { key: 'recent', title: words.recent, rows: recents.map((row) => ({ ...row, key: row.to })) },
    {
      key: 'create',
      title: words.create,
      rows: created.map(({ path, label }) => ({ key: path, to: path, icon: 'plus' as const, title: label })),
    },
  ]
  return (
    <>
      <p className="find-lead">{words.lead}</p>
      <section className="find-part" aria-label={words.examplesTitle}>
        <h2>{words.examplesTitle}</h2>
        <ul className="find-examples">
          {Object.values(words.examples).map((example) => (
            <li key={example}>
              <Press
                onClick={({ currentTarget }) => {
                  // The examples disappear with the first letter, so the field takes the focus.
                  currentTarget.closest('.find')?.querySelector('input')?.focus()
                  onExample(example)
                }}
              >
                {example}
              </Press>
            </li>
          ))}
        </ul>
      </section>
      <Groups groups={groups.filter(({ rows }) => rows.length > 0)} />
    </>
  )
}
