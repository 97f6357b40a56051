import { addDays, dateIn, type Home, homeCalendar, type Night } from '@porchlight/contract'
import { type CalendarNight, type Refusal, StayCalendar } from '@porchlight/ui/stay-calendar'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { type Formats, useFormats, useHabits } from '#app/lib/formats.ts'
import { nightsWords } from '#app/lib/messages/site/nights.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { stayReasonWords } from '#app/lib/messages/site/stay-reasons.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type GivenReason, sentenceOf } from '#app/lib/stay-reasons.ts'
import { CalendarPlace } from './calendar-place.tsx'
import type { StaySelection } from './stay-params.ts'

export type NightsProps = {
  home: Home
  selection: StaySelection
  onChange: (part: Record<string, string | number>) => void
  /** The panel's close button. */
  action?: ReactNode
}

const nightsShown = 400

const kitNight = (night: Night, { amountRounded, money }: Formats): CalendarNight => ({
  date: night.date,
  open: night.status === 'open' || night.status === 'opened',
  price: night.price ? amountRounded(night.price) : undefined,
  spokenPrice: night.price ? money(night.price) : undefined,
  canArrive: night.canArrive,
  canDepart: night.canDepart,
  minStay: night.minStay,
})

/** The home's nights from today, loaded after hydration. */
const useNights = (home: Home): Night[] | undefined => {
  const [nights, setNights] = useState<Night[]>()
  useEffect(() => {
    const today = dateIn(home.timeZone, new Date())
    void api(homeCalendar, { params: { id: home.id }, query: { from: today, to: addDays(today, nightsShown) } }).then(
      (answer) => answer.ok && setNights(answer.results.nights),
    )
  }, [home.id, home.timeZone])
  return nights
}

/** Availability calendar with prices; loaded near the viewport. */
const NightsCalendar = ({ home, selection, onChange, action }: NightsProps) => {
  const formats = useFormats()
  const { day } = formats
  const habits = useHabits()
  const words = useWords(nightsWords)
  const { free } = useWords(propertyWords)
  const calendar = useWords(searchFormWords)
  const reasons = useWords(stayReasonWords)
  const nights = useNights(home)
  const byDate = new Map(nights?.map((night) => [night.date, night]))
  const explain = ({ date, reason, arrive }: Refusal) => {
    const given = byDate.get(date)?.reasons ?? []
    const sentences = given.map((one) => sentenceOf(one as GivenReason, reasons, formats))
    const min = byDate.get(arrive ?? date)?.minStay ?? 1
    const fact = reason === 'too-short' ? reasons.min_stay({ min }) : (sentences[0] ?? calendar.cannotSelect)
    return { fact, why: sentences.slice(1).join(' ') }
  }
  if (!nights) return <CalendarPlace />
  return (
    <StayCalendar
      value={selection.arrive ? { arrive: selection.arrive, depart: selection.depart || undefined } : {}}
      onChange={({ arrive = '', depart = '' }) => onChange({ arrive, depart })}
      today={dateIn(home.timeZone, new Date())}
      {...habits}
      autoFocus={action !== undefined && selection.arrive !== ''}
      action={action}
      nights={nights.map((night) => kitNight(night, formats))}
      explain={explain}
      lastMonth={nights.at(-1)?.date.slice(0, 7) ?? ''}
      words={{
        calendar: free,
        previousMonth: calendar.previousMonth,
        nextMonth: calendar.nextMonth,
        clear: calendar.clear,
        nearest: calendar.nearest,
        day: ({ longDate, state, price, role }) =>
          [longDate, role ? words.day[role] : words.day[state], price].filter(Boolean).join(', '),
        status: ({ arrive, depart }) =>
          arrive && depart
            ? `${day(arrive)} – ${day(depart)}`
            : arrive
              ? calendar.chooseDeparture
              : calendar.chooseArrival,
      }}
      legend={
        <>
          <span>
            <i data-key="yours" />
            {words.legend.yours}
          </span>
          <span>
            <i data-key="taken" />
            {words.legend.taken}
          </span>
          <span>
            <i data-key="limited" />
            {words.legend.checkOutOnly}
          </span>
        </>
      }
    />
  )
}

// React.lazy asks for a default export.
export default NightsCalendar
