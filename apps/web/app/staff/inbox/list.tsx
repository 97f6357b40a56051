import { dateIn, type InboxItem, urgencies } from '@porchlight/contract'
import { Avatar, Badge, Checkbox, EmptyState, Icon, UiLink } from '@porchlight/ui'
import { Link } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { inboxSelectionWords } from '#app/lib/messages/staff/inbox-selection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { type InboxFilters, type InboxPlace, inboxPath, nameOf, noFilters } from './address.ts'
import { useClockText } from './clock-text.ts'
import { isFromPerson, kindIcons, useItemTitle } from './kinds.ts'

const Due = ({ item, now }: { item: InboxItem; now: string }) => {
  const words = useWords(staffInboxWords)
  const { dayShort } = useFormats()
  const zone = useTeamZone()
  const clockText = useClockText()
  const dayOf = (instant: string) => dayShort(dateIn(zone, new Date(instant)))
  if (!item.dueAt) return item.since && <span className="num">{dayOf(item.since)}</span>
  const clock = clockText(item.dueAt, now)
  if (!clock) return <span className="num">{words.due({ time: dayOf(item.dueAt) })}</span>
  return (
    <span className="inbox-clock num" data-late={clock.late || undefined}>
      {clock.text}
    </span>
  )
}

type Chosen = { names: ReadonlySet<string>; choose: (name: string, on: boolean) => void }
type RowProps = { item: InboxItem; to: string; current: boolean; now: string; chosen: Chosen }

const Row = ({ item, to, current, now, chosen }: RowProps) => {
  const words = useWords(staffInboxWords)
  const selection = useWords(inboxSelectionWords)
  const titleOf = useItemTitle()
  const { kind, person, home, detail, assignee, tags, mentioned } = item
  const about = [isFromPerson(kind) ? null : person, home, detail].filter(Boolean).join(' · ')
  return (
    <li className="inbox-item">
      <Checkbox
        label={<span className="visually-hidden">{selection.select({ title: titleOf(item), about })}</span>}
        checked={chosen.names.has(nameOf(item))}
        // One tab stop per row: X on the row selects it too.
        tabIndex={-1}
        onChange={(on) => chosen.choose(nameOf(item), on)}
      />
      <Link
        to={to}
        className="inbox-row"
        aria-current={current ? 'true' : undefined}
        data-item={nameOf(item)}
        preventScrollReset
      >
        <Icon name={kindIcons[kind]} size={19} />
        <span className="inbox-row-text">
          <b data-content={isFromPerson(kind) ? '' : undefined}>{titleOf(item)}</b>
          <small data-content>{about}</small>
          {(tags.length > 0 || mentioned) && (
            <span className="inbox-row-tags">
              {mentioned && <Badge tone="accent">{words.mentioned}</Badge>}
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          )}
        </span>
        <span className="inbox-row-side">
          <Due item={item} now={now} />
          {assignee && <Avatar name={assignee.name} />}
        </span>
      </Link>
    </li>
  )
}

type Props = {
  items: readonly InboxItem[]
  filters: InboxFilters
  open: InboxPlace | null
  now: string
  chosen: Chosen
}

/** Why this list is empty. */
const NoItems = ({ filters }: { filters: InboxFilters }) => {
  const words = useWords(staffInboxWords)
  const { list, kind, tag, q } = filters
  if (kind || tag || q)
    return (
      <EmptyState title={words.noMatch}>
        <UiLink className="inline-link" href={inboxPath({ ...noFilters, list })}>
          {words.clearFilters}
        </UiLink>
      </EmptyState>
    )
  return <EmptyState title={words.none[list]}>{list === 'open' && words.noneText}</EmptyState>
}

/** Items by urgency; the newest conversations are one plain list. */
export const InboxRows = ({ items, filters, open, now, chosen }: Props) => {
  const words = useWords(staffInboxWords)
  if (items.length === 0) return <NoItems filters={filters} />
  const groups =
    filters.list === 'all'
      ? [{ name: null, some: items }]
      : urgencies.map((urgency) => ({ name: urgency, some: items.filter((item) => item.urgency === urgency) }))
  return groups
    .filter(({ some }) => some.length > 0)
    .map(({ name, some }) => (
      <section key={name ?? 'all'} aria-label={name ? words.urgency[name] : words.items}>
        {name && <h2 className="inbox-group">{words.urgency[name]}</h2>}
        <ul className="inbox-rows">
          {some.map((item) => (
            <Row
              key={nameOf(item)}
              item={item}
              now={now}
              chosen={chosen}
              to={inboxPath(filters, item)}
              current={open !== null && nameOf(open) === nameOf(item)}
            />
          ))}
        </ul>
      </section>
    ))
}
