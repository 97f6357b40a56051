import { addFeed, type FeedHealth, feedProblem, removeFeed } from '@porchlight/contract'
import { Alert, Button, Disclosure, Status, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { calendarFeedNoteWords } from '#app/lib/messages/owner/calendar-feed-notes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { feedMarks } from './feed-marks.ts'
import { FeedReport, problemText } from './feed-report.tsx'
import type { HomeCalendar } from './row.ts'

type OfFeed = { homeId: number; feed: FeedHealth }

const Removal = ({ homeId, feed, onLeave }: OfFeed & { onLeave: () => void }) => {
  const words = useWords(ownerCalendarWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await api(removeFeed, { params: { id: homeId, feedId: feed.id } })
    toast(
      answer.ok
        ? { type: 'success', message: words.removed({ number: answer.results.freedNights }) }
        : { type: 'danger', message: words.failed },
    )
    setBusy(false)
    await revalidate()
  }
  return (
    <div className="cal-sure">
      <p>{words.removeText({ name: feed.name })}</p>
      <div className="cal-acts">
        <Button look="danger" busy={busy} onClick={remove}>
          {words.removeNow}
        </Button>
        <Button look="bare" onClick={onLeave}>
          {words.cancelPick}
        </Button>
      </div>
    </div>
  )
}

const FeedItem = ({ homeId, feed, zone }: OfFeed & { zone: string }) => {
  const { moment } = useFormats()
  const words = useWords(ownerCalendarWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <li>
      <div className="cal-feed">
        <Status state={feedMarks[feed.state]}>{feed.name}</Status>
        <small>
          {feed.state === 'fresh' ? '' : `${words.feedState[feed.state]}, `}
          {feed.lastReadAt && words.feedRead({ moment: moment(feed.lastReadAt, zone) })}
        </small>
        {!isAsking && (
          <Button look="link" aria-label={words.removeFeed({ name: feed.name })} onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      <FeedReport feed={feed} />
      {isAsking && <Removal homeId={homeId} feed={feed} onLeave={() => setAsking(false)} />}
    </li>
  )
}

const NewFeed = ({ homeId }: { homeId: number }) => {
  const words = useWords(ownerCalendarWords)
  const { revalidate } = useRevalidator()
  const [entry, setEntry] = useState({ name: '', url: '' })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const notes = useWords(calendarFeedNoteWords)
  const textOf = ({ code, details }: { code: string; details?: unknown }): string => {
    if (code === 'invalid_input') return words.feedInvalid
    if (code !== 'feed_refused') return words.failed
    const known = feedProblem.safeParse((details as { problem?: unknown } | undefined)?.problem)
    return known.success ? `${words.feedRefused} ${problemText(notes, known.data)}` : words.feedNameTaken
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await api(addFeed, { params: { id: homeId }, body: entry })
    setBusy(false)
    if (!answer.ok) return setProblem(textOf(answer.error))
    setProblem(undefined)
    setEntry({ name: '', url: '' })
    toast({ type: 'success', message: words.added({ name: entry.name }) })
    await revalidate()
  }
  return (
    <Disclosure summary={words.addFeed}>
      <form method="post" className="cal-form" onSubmit={add} noValidate>
        <TextField
          label={words.feedName}
          hint={words.feedNameHint}
          maxLength={60}
          value={entry.name}
          onChange={(name) => setEntry({ ...entry, name })}
        />
        <TextField
          label={words.feedUrl}
          hint={words.feedUrlHint}
          type="url"
          inputMode="url"
          value={entry.url}
          onChange={(url) => setEntry({ ...entry, url })}
        />
        {problem && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        <Button type="submit" busy={busy}>
          {words.add}
        </Button>
      </form>
    </Disclosure>
  )
}

/** Imported calendars of a home: status, remove, add. */
export const FeedList = ({ calendar: { home, feeds } }: { calendar: HomeCalendar }) => {
  const words = useWords(ownerCalendarWords)
  return (
    <section className="cal-part">
      <h3>{words.feeds}</h3>
      {feeds.length === 0 && <p className="muted">{words.feedNone}</p>}
      <ul className="cal-feed-list">
        {feeds.map((feed) => (
          <FeedItem key={feed.id} homeId={home.id} feed={feed} zone={home.timeZone} />
        ))}
      </ul>
      <NewFeed homeId={home.id} />
    </section>
  )
}
