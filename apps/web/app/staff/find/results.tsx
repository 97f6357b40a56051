import { EmptyState, Icon, UiLink } from '@porchlight/ui'
import { staffFindWords } from '#app/lib/messages/staff/find.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import type { FoundGroup, FoundRow } from './found-row.ts'
import { MatchMark } from './match-mark.tsx'
import { addRecent } from './recents.ts'
import type { Search } from './search.ts'
import { useFoundGroups } from './use-found-groups.tsx'

type RowProps = { row: FoundRow; words: string }

/** One result; plain text without permission to open it. */
const Row = ({ row: { to, icon, title, note, side }, words }: RowProps) => {
  const user = useUser()
  const content = (
    <>
      <Icon name={icon} size={19} />
      <span>
        <b data-content>
          <MatchMark text={title} words={words} />
        </b>
        {note && <small data-content>{note}</small>}
      </span>
    </>
  )
  return (
    <li>
      {to === null ? (
        <div>{content}</div>
      ) : (
        <UiLink href={to} data-found="" onClick={() => addRecent(user?.id, { to, icon, title })}>
          {content}
        </UiLink>
      )}
      {side && <div className="find-side">{side}</div>}
    </li>
  )
}

/** Groups of rows, each under its title. */
export const Groups = ({ groups, words = '' }: { groups: readonly FoundGroup[]; words?: string }) =>
  groups.map(({ key, title, rows }) => (
    <section key={key} className="find-part" aria-label={title}>
      <h2>{title}</h2>
      <ul className="find-rows">
        {rows.map((row) => (
          <Row key={row.key} row={row} words={words} />
        ))}
      </ul>
    </section>
  ))

/** What was found for a query. */
export const Results = ({ search }: { search: Search }) => {
  const words = useWords(staffFindWords)
  const groups = useFoundGroups(search)
  const number = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <p role="status" className="visually-hidden">
        {words.results({ number, query: search.q })}
      </p>
      {number === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <Groups groups={groups} words={search.words} />
    </>
  )
}
