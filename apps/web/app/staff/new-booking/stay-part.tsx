import { type SearchHit, searchHomes } from '@porchlight/contract'
import { Button, DateField, RadioGroup, Section, Skeleton } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { useAnswer } from '#app/lib/use-answer.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'
import { stayOf } from './fields.ts'
import type { BookingForm } from './use-new-booking.ts'

const perPage = 8
const mostShown = 96

/** A home with the stay's total, taxes included. */
const HomeRow = ({ home: { name, town, bedrooms, sleeps, headline, taxes } }: { home: SearchHit }) => {
  const words = useWords(newBookingWords)
  const { money } = useFormats()
  return (
    <span className="new-booking-home">
      <span className="staff-cell" data-content>
        {name}
        <small>{words.homeFacts({ town, bedrooms, sleeps })}</small>
      </span>
      {headline && <b className="num">{money({ ...headline, amount: headline.amount + (taxes?.amount ?? 0) })}</b>}
    </span>
  )
}

type Props = { form: BookingForm; today: string; named: ChosenHome | null; onNamed: (home: ChosenHome | null) => void }

/** Homes available for the stay, cheapest first, or one by name. */
const Homes = ({ form, named, onNamed }: Omit<Props, 'today'>) => {
  const words = useWords(newBookingWords)
  const [shown, setShown] = useState(perPage)
  const stay = stayOf(form.values)
  const wanted = stay && { ...stay, sort: 'price' as const, perPage: shown }
  const { answer, busy } = useAnswer(named ? undefined : wanted, (query) => api(searchHomes, { query }))
  const { homeId } = form.values
  const { error } = form.field('homeId')
  const found = answer?.ok ? answer.results : undefined
  return (
    <>
      <HomesField
        one
        label={words.byName}
        hint={words.byNameHint}
        value={named ? [named] : []}
        onChange={([home]) => onNamed(home ?? null)}
      />
      {!named && stay && !found && busy && <Skeleton height={180} />}
      {!named && found && (
        <>
          <p role="status" className="muted">
            {words.open({ number: found.total })}
          </p>
          <RadioGroup
            legend={words.homes}
            hideLegend
            className="new-booking-homes"
            value={homeId === null ? '' : String(homeId)}
            error={error}
            onChange={(id) => form.change('homeId', Number(id))}
            options={found.homes.map((home) => ({ value: String(home.id), label: <HomeRow home={home} /> }))}
          />
          {found.total > shown && shown < mostShown && (
            <Button views size="small" busy={busy} onClick={() => setShown(Math.min(shown * 3, mostShown))}>
              {words.moreHomes}
            </Button>
          )}
        </>
      )}
    </>
  )
}

/** Dates, guests, and a home available for them. */
export const StayPart = ({ form, today, ...homes }: Props) => {
  const words = useWords(newBookingWords)
  const offers = useWords(offerWords)
  const guests = useWords(searchFormWords)
  const { locale, firstWeekday } = useHabits()
  const dates = { min: today, today, locale, firstWeekday, words: useDateWords() }
  const number = { locale, min: 0, words: { unclear: offers.invalidNumber } }
  return (
    <Section title={words.stay}>
      <div className="new-booking-fields">
        <DateField label={offers.arrive} {...dates} {...form.field('arrive')} />
        <DateField label={offers.depart} {...dates} {...form.field('depart')} />
        <div className="new-booking-party">
          <NumberField label={guests.adults} {...number} min={1} max={50} {...form.field('adults')} />
          <NumberField label={guests.children} {...number} max={50} {...form.field('children')} />
          <NumberField label={guests.infants} {...number} max={20} {...form.field('infants')} />
          <NumberField label={guests.pets} {...number} max={10} {...form.field('pets')} />
        </div>
      </div>
      <Homes form={form} {...homes} />
    </Section>
  )
}
