import { type Home, nightsOf } from '@porchlight/contract'
import { Alert, Button, ButtonLink, IconButton, NumberStepper, Skeleton } from '@porchlight/ui'
import { lazy, Suspense, type TouchEvent, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { taxesOf } from '#app/features/price/price-lines-of.ts'
import { useFormats } from '#app/lib/formats.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOpenUser } from '#app/lib/session.ts'
import { bookAddress } from './book-address.ts'
import type { StaySelection } from './stay-params.ts'
import { TypedDate } from './typed-date.tsx'
import type { Pricing } from './use-quote.ts'

/** Loaded with the first price. */
const PriceBreakdown = lazy(() => import('./price-breakdown.tsx'))

/** Loaded with the first unavailable stay; most quotes succeed. */
const UnavailableStay = lazy(() =>
  import('#app/features/booking/unavailable-stay.tsx').then((module) => ({ default: module.UnavailableStay })),
)

/** Loaded after login; shows something only to travel agents and brokers. */
const QuoteEarnings = lazy(() => import('#app/features/partner-money/quote-earnings.tsx'))

/** Loaded on request. */
const StayPopover = lazy(() => import('./stay-popover.tsx'))

export type CardProps = {
  home: Home
  selection: StaySelection
  pricing: Pricing
  onChange: (part: Record<string, string | number>) => void
  hrefOf: (stay: { arrive: string; depart: string }) => string
  askAgain: () => void
}

/** Invalid dates: no price is shown. */
const datesWrong = ({ tooEarly, unreadable }: StaySelection): boolean => unreadable || tooEarly !== ''

/** The headline price: the stay with fees, taxes shown separately, or the lowest nightly price. */
const Figure = ({ home, selection, pricing }: Pick<CardProps, 'home' | 'selection' | 'pricing'>) => {
  const { money, moneyRounded } = useFormats()
  const words = useWords(priceWords)
  const own = useWords(propertyWords)
  if (pricing.state === 'priced') {
    const { quote } = pricing
    const taxes = taxesOf(quote)
    return (
      <div className="price-figure" aria-live="polite">
        <p>
          <b className="num">{money(quote.headline)}</b> {words.forNights({ nights: nightsOf(quote) })}
        </p>
        <p className="t-small muted num">
          {taxes.amount > 0 ? words.taxesBeside({ amount: money(taxes) }) : words.noTaxes}
        </p>
      </div>
    )
  }
  if (pricing.state === 'asking')
    return (
      <div className="price-figure" aria-busy="true" aria-label={own.pricing} role="status">
        <Skeleton width={180} height={44} />
        <Skeleton width={140} />
      </div>
    )
  return (
    pricing.state === 'none' &&
    !datesWrong(selection) &&
    home.fromNight && (
      <div className="price-figure">
        <p>
          <b className="num">{moneyRounded(home.fromNight)}</b> {own.fromNight}
        </p>
      </div>
    )
  )
}

/**
 * Dates and guests. A plain form that works without JavaScript; after hydration the home's calendar replaces the
 * browser's, which knows neither prices nor booked nights. Typing works as before.
 */
const DatesAndGuests = ({ home, selection, onChange }: Pick<CardProps, 'home' | 'selection' | 'onChange'>) => {
  const { timeOfDay } = useFormats()
  const own = useWords(propertyWords)
  const words = useWords(searchFormWords)
  const guests = selection.party.adults + selection.party.children
  const form = useRef<HTMLFormElement>(null)
  const problem = useId()
  const [open, setOpen] = useState<boolean>()
  const show = () => {
    form.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    setOpen(true)
  }
  const onTouchEnd = (event: TouchEvent) => {
    // Ignores touches that end a scroll.
    if (!event.cancelable) return
    event.preventDefault()
    show()
  }
  // Reads both fields: the page may not have seen the last input yet.
  const onDate = () => {
    const { arrive = '', depart = '' } = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<
      string,
      string
    >
    onChange({ arrive, depart })
  }
  return (
    <Form className="price-search" preventScrollReset ref={form}>
      <TypedDate
        label={own.arrive({ time: timeOfDay(home.checkInTime) })}
        name="arrive"
        value={selection.arrive}
        onDate={onDate}
        onTouchEnd={onTouchEnd}
      />
      <TypedDate
        label={own.leave({ time: timeOfDay(home.checkOutTime) })}
        name="depart"
        value={selection.depart || selection.tooEarly}
        problem={selection.tooEarly ? problem : undefined}
        onDate={onDate}
        onTouchEnd={onTouchEnd}
      />
      <IconButton icon="calendar" iconSize={18} label={words.chooseDates} onClick={show} />
      {open !== undefined && (
        <Suspense>
          <StayPopover
            home={home}
            selection={selection}
            onChange={onChange}
            open={open}
            onOpenChange={setOpen}
            anchor={form}
          />
        </Suspense>
      )}
      {datesWrong(selection) && (
        <p id={problem} className="price-problem" role="alert">
          {selection.unreadable ? own.noSuchDate : own.departAfter}
        </p>
      )}
      <details>
        <summary>
          <span>{own.guestsLabel}</span>
          <b>
            {words.guests({ number: guests })}
            {selection.party.pets > 0 && `, ${words.dogs({ number: selection.party.pets })}`}
          </b>
        </summary>
        <div className="price-party">
          {(['adults', 'children', 'infants', ...(home.petsAllowed ? (['pets'] as const) : [])] as const).map(
            (kind) => (
              <NumberStepper
                key={kind}
                label={words[kind]}
                name={kind}
                value={selection.party[kind]}
                min={kind === 'adults' ? 1 : 0}
                max={kind === 'pets' ? home.maxPets : home.sleeps}
                onChange={(value) => onChange({ [kind]: value })}
                lessLabel={words.less({ what: words[kind] })}
                moreLabel={words.more({ what: words[kind] })}
              />
            ),
          )}
        </div>
      </details>
      <noscript>
        <Button type="submit">{own.showPrice}</Button>
      </noscript>
    </Form>
  )
}

/** Sticky price card: dates, guests, price, and its explanation. */
export const PriceCard = ({ home, selection, pricing, onChange, hrefOf, askAgain }: CardProps) => {
  const own = useWords(propertyWords)
  const user = useOpenUser()
  return (
    <aside className="price-card" id="price" aria-label={own.showPrice}>
      <div className="price-card-in">
        <Figure home={home} selection={selection} pricing={pricing} />
        {user && pricing.state === 'priced' && (
          <Suspense>
            <QuoteEarnings quote={pricing.quote} />
          </Suspense>
        )}
        <DatesAndGuests home={home} selection={selection} onChange={onChange} />
        {pricing.state === 'priced' && (
          <Suspense fallback={<Skeleton height={240} />}>
            <PriceBreakdown quote={pricing.quote} />
          </Suspense>
        )}
        {pricing.state === 'refused' && (
          <Suspense>
            <UnavailableStay refusal={pricing.refusal} hrefOf={hrefOf} />
          </Suspense>
        )}
        {pricing.state === 'failed' && (
          <Alert
            tone="danger"
            live
            action={
              <Button size="small" onClick={askAgain}>
                {own.tryAgain}
              </Button>
            }
          >
            {pricing.message || own.priceFailed}
          </Alert>
        )}
        {pricing.state === 'none' && !datesWrong(selection) && <p className="t-small muted">{own.chooseDates}</p>}
      </div>
    </aside>
  )
}

/** On a phone: price and button at the bottom. */
export const PhoneBar = ({ home, selection, pricing }: CardProps) => {
  const { money, dayShort, moneyRounded } = useFormats()
  const words = useWords(priceWords)
  const own = useWords(propertyWords)
  return (
    <div className="phone-bar">
      {pricing.state === 'priced' ? (
        <>
          <p>
            <b className="num">{money(pricing.quote.headline)}</b>
            <span className="t-mini muted">
              {dayShort(selection.arrive)}, {words.forNights({ nights: nightsOf(pricing.quote) })}
            </span>
          </p>
          <ButtonLink look="primary" href={bookAddress(pricing.quote)}>
            {pricing.quote.instant ? own.book : own.ask}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            {pricing.state === 'none' && !datesWrong(selection) && (
              <>
                {home.fromNight && <b className="num">{moneyRounded(home.fromNight)}</b>}
                <span className="t-mini muted">{own.fromNight}</span>
              </>
            )}
          </p>
          <ButtonLink look="primary" href="#price">
            {own.seeDates}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
