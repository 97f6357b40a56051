import { calendarExport } from '@porchlight/contract'
import { Button, Status, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { HomeCalendar } from './row.ts'

const Subscribers = ({ calendar }: { calendar: HomeCalendar }) => {
  const { moment } = useFormats()
  const words = useWords(ownerCalendarWords)
  if (!calendar.export) return null
  const { madeAt, lastReadAt } = calendar.export
  const zone = calendar.home.timeZone
  return (
    <p className="cal-small">
      {words.exportMade({ moment: moment(madeAt, zone) })}{' '}
      {lastReadAt ? words.exportRead({ moment: moment(lastReadAt, zone) }) : words.exportUnread} {words.replaceText}
    </p>
  )
}

/** Which calendars import this one, when each last synced, and whether it has the latest change. */
const Readers = ({ calendar }: { calendar: HomeCalendar }) => {
  const { moment } = useFormats()
  const words = useWords(ownerCalendarWords)
  const readers = calendar.export?.readers ?? []
  if (readers.length === 0) return null
  return (
    <ul className="cal-feed-list">
      {readers.map(({ name, lastReadAt, upToDate: synced }) => (
        <li key={name}>
          <div className="cal-feed">
            <Status state={synced ? 'done' : 'waiting'}>{name || words.readerUnnamed}</Status>
            <small>
              {words.feedRead({ moment: moment(lastReadAt, calendar.home.timeZone) })}
              {!synced && `, ${words.notSynced}`}
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}

const NewAddress = ({ url }: { url: string }) => {
  const words = useWords(ownerCalendarWords)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast({ type: 'success', message: words.copied })
  }
  return (
    <>
      <TextField label={words.exportNew} value={url} readOnly onFocus={(event) => event.target.select()} />
      <Button icon="copy" onClick={copy}>
        {words.copy}
      </Button>
    </>
  )
}

/** The secret export link of this home; shown once, when created. */
export const ExportCalendar = ({ calendar }: { calendar: HomeCalendar }) => {
  const words = useWords(ownerCalendarWords)
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState<string>()
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const answer = await api(calendarExport, { params: { id: calendar.home.id } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: words.failed })
    setUrl(answer.results.url)
    await revalidate()
  }
  return (
    <section className="cal-part cal-form">
      <h3>{words.exported}</h3>
      <p className="cal-small">{words.exportText}</p>
      {url ? (
        <NewAddress url={url} />
      ) : (
        <>
          <Subscribers calendar={calendar} />
          <Readers calendar={calendar} />
          <Button busy={busy} onClick={make}>
            {calendar.export ? words.replaceExport : words.makeExport}
          </Button>
        </>
      )}
    </section>
  )
}
