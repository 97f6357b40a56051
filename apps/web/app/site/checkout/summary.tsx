import { type Money, nightsOf, type Quote, type QuotedHome } from '@porchlight/contract'
import { Icon, PriceLines } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { PaymentPlan } from '#app/features/booking/payment-plan.tsx'
import { OtherCurrency } from '#app/features/other-currency/other-currency.tsx'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeImage } from './home-image.tsx'

/** The parts of a quote or booking shown in the summary. */
export type Summed = Pick<
  Quote,
  'arrive' | 'depart' | 'party' | 'lines' | 'headline' | 'taxes' | 'total' | 'schedule' | 'deposit'
> & {
  home: Pick<QuotedHome, 'name' | 'town' | 'checkInTime' | 'checkOutTime' | 'image' | 'evening'>
}

const id = 'summary'

/** The stay and its price in one line, linked to the summary. Phones only. */
export const SummaryPeek = ({ of }: { of: Summed }) => {
  const { money } = useFormats()
  const words = useWords(checkoutWords)
  const { nights } = useWords(bookingWords)
  return (
    <a className="checkout-peek num" href={`#${id}`}>
      <span>{words.summaryPeek({ home: of.home.name, nights: nights({ number: nightsOf(of) }) })}</span>
      <b>
        {money(of.total)} <Icon name="chevron-down" size={16} />
      </b>
    </a>
  )
}

/** Booking summary: home, price lines with reasons, and payment schedule. */
export const Summary = ({ of, children }: { of: Summed; children?: ReactNode }) => {
  const formats = useFormats()
  const { dayShort, day, money, timeOfDay } = formats
  const words = useWords(checkoutWords)
  const prices = useWords(priceWords)
  const { guests } = useWords(bookingWords)
  const { home, arrive, depart, party, schedule, deposit } = of
  /** Below the total: it is not part of it. */
  const depositLine = (held: Money) => ({
    code: 'deposit',
    label: words.depositLine,
    amount: money(held),
    why: { text: words.depositWhy },
  })
  const open = schedule.some((part) => !('state' in part && part.state === 'canceled'))
  const from = words.at({ date: dayShort(arrive), time: timeOfDay(home.checkInTime) })
  const to = words.at({ date: day(depart), time: timeOfDay(home.checkOutTime) })
  return (
    <aside className="checkout-summary" id={id} aria-label={words.summary}>
      <div className="checkout-card">
        <HomeImage home={home} />
        <div className="checkout-card-body">
          <h2 className="t-card">{home.name}</h2>
          <p className="checkout-card-meta num">
            {words.when({
              town: home.town,
              from,
              to,
              guests: guests({ number: party.adults + party.children + party.infants }),
            })}
          </p>
          <PriceLines lines={[...priceLinesOf(of, prices, formats), ...(deposit ? [depositLine(deposit)] : [])]} />
          <OtherCurrency of={of.total} />
          {children}
        </div>
        {open && (
          <div className="checkout-card-plan">
            <h3>{words.whenYouPay}</h3>
            <PaymentPlan schedule={schedule} arrive={arrive} />
          </div>
        )}
      </div>
      <p className="t-mini muted">{words.frozen}</p>
      {deposit && <p className="t-mini muted num">{words.deposit({ amount: money(deposit) })}</p>}
    </aside>
  )
}
