import { dateIn, type StaffToday, type WaitingItem } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, Icon, Section, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { inboxPath, noFilters } from '../inbox/address.ts'
import { useClockText } from '../inbox/clock-text.ts'
import { firstWaiting } from './figures.ts'
import { openedAt } from './hrefs.ts'
import { waitingIcons } from './waiting-icons.ts'

/** More than anyone works off before lunch; the rest is one press away. */
const shownFirst = 50

/** A time of today, or of another day with its date; the year is clear. */
const useTime = (now: string) => {
  const { clock, dayShort } = useFormats()
  const zone = useTeamZone()
  return (instant: string): string => {
    const [day, today] = [instant, now].map((one) => dateIn(zone, new Date(one)))
    const time = clock(instant, zone)
    return day === today ? time : `${dayShort(day ?? '')}, ${time}`
  }
}

/** When it is due and what is left until then, or how late it is. */
const Due = ({ dueAt, now }: { dueAt: string; now: string }) => {
  const words = useWords(staffTodayWords)
  const time = useTime(now)
  const clockText = useClockText()
  const left = clockText(dueAt, now)
  return (
    <small className="today-due num" data-late={left?.late || undefined}>
      {words.due({ time: time(dueAt) })}
      {left && <b>{left.text}</b>}
    </small>
  )
}

const Item = ({ item, isFirst, now }: { item: WaitingItem; isFirst: boolean; now: string }) => {
  const words = useWords(staffTodayWords)
  const approvals = useWords(approvalWords)
  const { money } = useFormats()
  const time = useTime(now)
  const { kind, amount, person, home, detail, approvalKind, dueAt, since, urgency } = item
  const name = approvalKind === null ? words.titles[kind] : approvals.kinds[approvalKind]
  const title = amount ? words.titled({ title: name, amount: money(amount) }) : name
  const about = [person, home, detail].filter(Boolean).join(' · ')
  return (
    <li data-urgency={urgency}>
      <Icon name={waitingIcons[kind]} size={18} />
      <div className="today-item">
        <b>{title}</b>
        {about && <small data-content>{about}</small>}
        {dueAt ? (
          <Due dueAt={dueAt} now={now} />
        ) : (
          since && <small className="num">{words.waitsSince({ time: time(since) })}</small>
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

type FailedJob = StaffToday['failedJobs'][number]

/** A job that failed permanently, opened in the inbox to be retried or closed. */
const FailedItem = ({ job: { key, detail, since }, now }: { job: FailedJob; now: string }) => {
  const words = useWords(staffTodayWords)
  const time = useTime(now)
  return (
    <li data-urgency="now">
      <Icon name="alert" size={18} />
      <div className="today-item">
        <b>{words.failedJob}</b>
        <small>{detail}</small>
        <small className="num">{words.waitsSince({ time: time(since) })}</small>
      </div>
      <ButtonLink
        size="small"
        look="quiet"
        href={inboxPath(noFilters, { kind: 'dead_letter', key })}
        aria-label={words.actOn({ act: words.retry, title: words.failedJob, about: detail })}
      >
        {words.retry}
      </ButtonLink>
    </li>
  )
}

type Props = { items: readonly WaitingItem[]; failed: readonly FailedJob[]; now: string }

/** Everything that needs the signed-in person, most urgent first, linked to the page that resolves it. */
export const NeedsYou = ({ items, failed, now }: Props) => {
  const words = useWords(staffTodayWords)
  const number = items.length + failed.length
  const [all, setAll] = useState(false)
  const groups = firstWaiting(items, failed, all ? number : shownFirst)
  return (
    <div id="waiting" className="today-waiting">
      <Section
        title={words.needsYou}
        note={number > 0 && words.needsNote({ number })}
        side={
          <UiLink className="inline-link" href={inboxPath(noFilters)}>
            {words.inbox}
          </UiLink>
        }
      >
        {number === 0 && <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>}
        {groups.map(({ urgency, items: some, jobs }) => (
          <div key={urgency}>
            <h3>{words.urgency[urgency]}</h3>
            <ul>
              {some.map((item) => (
                <Item key={`${item.kind}-${item.id}-${item.dueAt}`} item={item} isFirst={item === items[0]} now={now} />
              ))}
              {jobs.map((job) => (
                <FailedItem key={job.key} job={job} now={now} />
              ))}
            </ul>
          </div>
        ))}
        {number > shownFirst && (
          <p className="today-all">
            <Button views size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? words.showFewer : words.showAll({ number })}
            </Button>
          </p>
        )}
      </Section>
    </div>
  )
}
