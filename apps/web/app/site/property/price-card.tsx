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
import { bookAddress } from './book-address.ts'
import type { WishedStay } from './stay-params.ts'
import { TypedDate } from './typed-date.tsx'
import type { Pricing } from './use-quote.ts'

/** Lines come with the first price. */
const Priced = lazy(() => import('./priced.tsx').then((module) => ({ default: module.Priced })))

/** Most questions have an answer; the reasons of a refusal come with the first. */
const UnavailableStay = lazy(() =>
  import('#app/features/booking/unavailable-stay.tsx').then((module) => ({ default: module.UnavailableStay })),
)

/** The months come when they are asked for. */
const StayPopover = lazy(() => import('./stay-popover.tsx'))

export type CardProps = {
  home: Home
  wish: WishedStay
  pricing: Pricing
  onChange: (part: Record<string, string | number>) => void
  hrefOf: (stay: { arrive: string; depart: string }) => string
  askAgain: () => void
}

/** Dates that no stay can have: no price belongs beside them. */
const datesWrong = ({ tooEarly, unreadable }: WishedStay): boolean => unreadable || tooEarly !== ''

/** The first figure anyone sees: the stay with every fee, taxes beside it; or the lowest night. */
const Figure = ({ home, wish, pricing }: Pick<CardProps, 'home' | 'wish' | 'pricing'>) => {
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
    !datesWrong(wish) &&
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
 * Dates and guests. A plain form underneath, so that it works before scripts do; after that the months of the house take
 * the place of the browser's own, which know nothing of prices and taken nights. Typing stays as it is.
 */
const Wishes = ({ home, wish, onChange }: Pick<CardProps, 'home' | 'wish' | 'onChange'>) => {
  const { timeOfDay } = useFormats()
  const own = useWords(propertyWords)
  const words = useWords(searchFormWords)
  const guests = wish.party.adults + wish.party.children
  const form = useRef<HTMLFormElement>(null)
  const problem = useId()
  const [open, setOpen] = useState<boolean>()
  const show = () => {
    form.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    setOpen(true)
  }
  const onTouchEnd = (event: TouchEvent) => {
    // Not one that ends a scroll.
    if (!event.cancelable) return
    event.preventDefault()
    show()
  }
  // Both as they stand: of what was typed last the page may not have heard yet.
  const onDate = () => {
    const { arrive = '', depart = '' } = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<
      string,
      string
    >
    onChange({ arrive, depart })
  }
  return (
    <Form className="price-wishes" preventScrollReset ref={form}>
      <TypedDate
        label={own.arrive({ time: timeOfDay(home.checkInTime) })}
        name="arrive"
        value={wish.arrive}
        onDate={onDate}
        onTouchEnd={onTouchEnd}
      />
      <TypedDate
        label={own.leave({ time: timeOfDay(home.checkOutTime) })}
        name="depart"
        value={wish.depart || wish.tooEarly}
        problem={wish.tooEarly ? problem : undefined}
        onDate={onDate}
        onTouchEnd={onTouchEnd}
      />
      <IconButton icon="calendar" iconSize={18} label={words.chooseDates} onClick={show} />
      {open !== undefined && (
        <Suspense>
          <StayPopover home={home} wish={wish} onChange={onChange} open={open} onOpenChange={setOpen} anchor={form} />
        </Suspense>
      )}
      {datesWrong(wish) && (
        <p id={problem} className="price-problem" role="alert">
          {wish.unreadable ? own.noSuchDate : own.departAfter}
        </p>
      )}
      <details>
        <summary>
          <span>{own.whoComes}</span>
          <b>
            {[words.guests({ number: guests }), wish.party.pets > 0 && words.dogs({ number: wish.party.pets })]
              .filter(Boolean)
              .join(', ')}
          </b>
        </summary>
        <div className="price-party">
          {(['adults', 'children', 'infants', ...(home.petsAllowed ? (['pets'] as const) : [])] as const).map(
            (kind) => (
              <NumberStepper
                key={kind}
                label={words[kind]}
                name={kind}
                value={wish.party[kind]}
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

/** Stays in reach beside the house: dates, guests, the price and every reason behind it. */
export const PriceCard = ({ home, wish, pricing, onChange, hrefOf, askAgain }: CardProps) => {
  const own = useWords(propertyWords)
  return (
    <aside className="price-card" id="price" aria-label={own.showPrice}>
      <div className="price-card-in">
        <Figure home={home} wish={wish} pricing={pricing} />
        <Wishes home={home} wish={wish} onChange={onChange} />
        {pricing.state === 'priced' && (
          <Suspense fallback={<Skeleton height={240} />}>
            <Priced quote={pricing.quote} />
          </Suspense>
        )}
        {pricing.state === 'refused' && (
          <Suspense fallback={null}>
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
        {pricing.state === 'none' && !datesWrong(wish) && <p className="t-small muted">{own.chooseDates}</p>}
      </div>
    </aside>
  )
}

/** On a phone: the figure and the way on, at the foot of the window. */
export const PhoneBar = ({ home, wish, pricing }: CardProps) => {
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
              {dayShort(wish.arrive)}, {words.forNights({ nights: nightsOf(pricing.quote) })}
            </span>
          </p>
          <ButtonLink look="primary" href={bookAddress(pricing.quote)}>
            {pricing.quote.instant ? own.book : own.ask}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            {pricing.state === 'none' && !datesWrong(wish) && (
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
