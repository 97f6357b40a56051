import '../staff.css'
import './today.css'
import { addDays, myStartPage, staffToday } from '@porchlight/contract'
import { Button, ButtonLink, PageHead, Select, UiLink } from '@porchlight/ui'
import { Fragment, type ReactNode } from 'react'
import { Form, href, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StaffLink } from '../staff-link.tsx'
import { startHref } from '../start-pages.ts'
import { useAutoRefresh } from '../use-auto-refresh.ts'
import { useMay } from '../use-may.ts'
import type { Route } from './+types/page'
import { Arrivals } from './arrivals.tsx'
import { Departures } from './departures.tsx'
import { homesWithoutCleaner, owedBy } from './figures.ts'
import { dayHref } from './hrefs.ts'
import { Months } from './months.tsx'
import { NeedsYou } from './needs-you.tsx'
import { Occupancy } from './occupancy.tsx'
import { Turnovers } from './turnovers.tsx'

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const params = new URL(request.url).searchParams
  const { api } = context.get(pageRequest)
  // Anyone who opens the console is redirected to their start page.
  const { page } = params.has('start') ? resultsOf(await api(myStartPage)) : { page: 'today' as const }
  if (page !== 'today') throw redirect(startHref(page))
  const date = params.get('date') ?? ''
  const area = (params.get('area') ?? '').trim().slice(0, 80)
  const query = { ...(isDate(date) && { date }), ...(area && { area }) }
  return { area: area || null, ...resultsOf(await api(staffToday, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Day = Route.ComponentProps['loaderData']

/** "7 arrivals, 5 departures, 2 same-day turnovers; 1 home has no cleaner, $670 unpaid": each count links to its section. */
const Sentence = ({ day: { arrivals, departures, turnovers, waiting } }: { day: Day }) => {
  const words = useWords(staffTodayWords)
  const { money } = useFormats()
  if (!arrivals || !departures) return words.waitingOnly({ number: waiting.length })
  const uncleaned = homesWithoutCleaner([...arrivals, ...departures])
  const counts: ReactNode[] = [
    <UiLink key="arrivals" href="#arrivals">
      {words.arriving({ number: arrivals.length })}
    </UiLink>,
    <UiLink key="departures" href="#departures">
      {words.departing({ number: departures.length })}
    </UiLink>,
    turnovers && turnovers.length > 0 && (
      <UiLink key="turnovers" href="#turnovers">
        {words.turning({ number: turnovers.length })}
      </UiLink>
    ),
  ].filter(Boolean)
  const problems: ReactNode[] = [
    uncleaned > 0 && (
      <UiLink
        key="uncleaned"
        className="today-hot"
        href={homesWithoutCleaner(arrivals) > 0 ? '#arrivals' : '#departures'}
      >
        {words.uncleaned({ number: uncleaned })}
      </UiLink>
    ),
    ...owedBy(arrivals).map((sum) => (
      <UiLink key={sum.currency} className="today-hot" href="#arrivals">
        {words.unpaid({ amount: money(sum) })}
      </UiLink>
    )),
  ].filter(Boolean)
  const listed = (parts: readonly ReactNode[]) =>
    parts.map((part, at) => (
      <Fragment key={at.toString()}>
        {at > 0 && ', '}
        {part}
      </Fragment>
    ))
  return (
    <>
      {listed(counts)}
      {problems.length > 0 && '; '}
      {listed(problems)}.
    </>
  )
}

const Chooser = ({ day: { date, today, area, areas } }: { day: Day }) => {
  const words = useWords(staffTodayWords)
  return (
    <div className="today-chooser">
      <ButtonLink size="small" icon="chevron-left" href={dayHref(addDays(date, -1), area)}>
        {words.previousDay}
      </ButtonLink>
      {date !== today && (
        <ButtonLink size="small" href={dayHref(null, area)}>
          {words.backToToday}
        </ButtonLink>
      )}
      <ButtonLink size="small" icon="chevron-right" href={dayHref(addDays(date, 1), area)}>
        {words.nextDay}
      </ButtonLink>
      {areas.length > 1 && (
        <Form method="get" action={href('/staff')} className="today-areas">
          {date !== today && <input type="hidden" name="date" value={date} />}
          <Select
            key={area}
            bare
            name="area"
            label={words.destination}
            defaultValue={area ?? ''}
            emptyText={words.everywhere}
            options={[
              { value: '', label: words.everywhere },
              ...areas.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Button size="small" type="submit">
            {words.show}
          </Button>
        </Form>
      )}
    </div>
  )
}

/** `/staff`: one day in all homes, and everything that needs the signed-in person. */
const StaffTodayPage = ({ loaderData: day }: Route.ComponentProps) => {
  const words = useWords(staffTodayWords)
  const booking = useWords(newBookingWords)
  const formats = useFormats()
  const may = useMay()
  useAutoRefresh()
  const { arrivals, departures, turnovers, nights, waiting, failedJobs, date, today, now, homes, area, areas } = day
  const place = areas.find(({ id }) => id === area)?.name
  const heading = { date: formats.day(date), homes }
  return (
    <>
      <PageHead
        over={place === undefined ? words.over(heading) : words.overOf({ ...heading, area: place })}
        title={<Sentence day={day} />}
        actions={
          <>
            <StaffLink
              orNothing
              className="ui-button"
              data-look="quiet"
              href={`${href('/staff/operations')}?date=${date}`}
            >
              {words.schedule}
            </StaffLink>
            <StaffLink orNothing className="ui-button" data-look="quiet" href={href('/staff/bookings/new')}>
              {booking.title}
            </StaffLink>
            <Button views icon="document" className="today-print" onClick={() => window.print()}>
              {words.print}
            </Button>
          </>
        }
      />
      {arrivals && <Chooser day={day} />}
      <div className="today-grid" data-alone={arrivals === null || undefined}>
        <NeedsYou items={waiting} failed={failedJobs} now={now} />
        {arrivals && departures && (
          <div className="today-day">
            <Arrivals rows={arrivals} may={may} />
            {turnovers && turnovers.length > 0 && <Turnovers rows={turnovers} now={date === today ? now : null} />}
            <Departures rows={departures} may={may} now={now} />
            {nights && <Occupancy nights={nights} />}
            {may('money') && <Months key={`${date.slice(0, 7)} ${area}`} date={date} area={area} />}
          </div>
        )}
      </div>
    </>
  )
}
export default StaffTodayPage
