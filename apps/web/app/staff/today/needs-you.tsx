import { urgencies, type WaitingItem } from '@porchlight/contract'
import { ButtonLink, EmptyState, Icon, Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { openedAt } from './hrefs.ts'
import { waitingIcons } from './waiting-icons.ts'

const Item = ({ item, isFirst, today }: { item: WaitingItem; isFirst: boolean; today: boolean }) => {
  const words = useWords(staffTodayWords)
  const approvals = useWords(approvalWords)
  const { money, moment, clock } = useFormats()
  const zone = useTeamZone()
  const { kind, amount, person, home, detail, approvalKind, dueAt, since, urgency } = item
  const name = approvalKind === null ? words.titles[kind] : approvals.kinds[approvalKind]
  const title = amount ? words.titled({ title: name, amount: money(amount) }) : name
  const about = [person, home, detail].filter(Boolean).join(' · ')
  const timeOf = (instant: string) => (today ? clock(instant, zone) : moment(instant, zone))
  return (
    <li data-urgency={urgency}>
      <Icon name={waitingIcons[kind]} size={18} />
      <div className="today-item">
        <b>{title}</b>
        {about && <small data-content>{about}</small>}
        {dueAt ? (
          <small className="today-due num">{words.due({ time: timeOf(dueAt) })}</small>
        ) : (
          since && <small className="num">{words.waitsSince({ time: moment(since, zone) })}</small>
        )}
      </div>
      <ButtonLink
        size="small"
        look={isFirst ? 'primary' : 'quiet'}
        href={openedAt(item)}
        aria-label={words.actOn({ act: words.acts[kind], title, about })}
      >
        {words.acts[kind]}
      </ButtonLink>
    </li>
  )
}

/** Everything that needs the person, most urgent first, linked to where it's resolved. */
export const NeedsYou = ({ items }: { items: readonly WaitingItem[] }) => {
  const words = useWords(staffTodayWords)
  return (
    <div id="waiting" className="today-waiting">
      <Section title={words.needsYou} note={items.length > 0 && words.needsNote({ number: items.length })}>
        {items.length === 0 && <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
        {urgencies.map((urgency) => {
          const some = items.filter((item) => item.urgency === urgency)
          if (some.length === 0) return null
          return (
            <div key={urgency}>
              <h3>{words.urgency[urgency]}</h3>
              <ul>
                {some.map((item) => (
                  <Item
                    key={`${item.kind}-${item.id}-${item.dueAt}`}
                    item={item}
                    isFirst={item === items[0]}
                    today={urgency === 'today'}
                  />
                ))}
              </ul>
            </div>
          )
        })}
      </Section>
    </div>
  )
}
