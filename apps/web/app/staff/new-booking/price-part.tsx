import { type OfferPreview, previewGuestOffer, type StayNotPossible } from '@porchlight/contract'
import { Alert, Button, PriceLines, RadioGroup, Section, Skeleton, TextArea } from '@porchlight/ui'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import { OfferAddOns } from '#app/features/offers/offer-add-ons.tsx'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { api } from '#app/lib/api.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { useAnswer } from '#app/lib/use-answer.ts'
import { pricedStayOf } from './fields.ts'
import type { BookingForm } from './use-new-booking.ts'

/** What the price means for guest and owners; shows the regular figures next to a custom one. */
const Consequence = ({ preview: { total, dueNow, normalTotal, owners } }: { preview: OfferPreview }) => {
  const words = useWords(newBookingWords)
  const { money } = useFormats()
  return (
    <dl className="new-booking-figures num">
      {normalTotal.amount !== total.amount && (
        <>
          <dt>{words.regularTotal}</dt>
          <dd>{money(normalTotal)}</dd>
        </>
      )}
      <dt>{words.dueNow}</dt>
      <dd>{money(dueNow)}</dd>
      <dt>{words.ownersGet}</dt>
      <dd>
        {owners ? <b>{money(owners.net)}</b> : words.noAgreement}
        {owners && owners.normal.amount !== owners.net.amount && (
          <small>{words.insteadOf({ amount: money(owners.normal) })}</small>
        )}
      </dd>
    </dl>
  )
}

/** A custom price instead of the regular one, with its reason. */
const OtherPrice = ({ form, currency }: { form: BookingForm; currency: string }) => {
  const words = useWords(newBookingWords)
  const offers = useWords(offerWords)
  const { locale } = useHabits()
  const number = { locale, words: { unclear: offers.invalidNumber } }
  const { price } = form.values
  if (price === 'regular')
    return (
      <Button size="small" onClick={() => form.change('price', 'percent')}>
        {words.changePrice}
      </Button>
    )
  return (
    <div className="new-booking-price">
      <RadioGroup
        legend={offers.kind}
        look="segments"
        value={price}
        onChange={(kind) => form.change('price', kind as typeof price)}
        options={(['percent', 'amount', 'regular'] as const).map((value) => ({ value, label: words.prices[value] }))}
      />
      {price === 'percent' ? (
        <NumberField
          label={offers.percent}
          unit="%"
          min={0.01}
          max={100}
          decimals={2}
          {...number}
          {...form.field('percent')}
        />
      ) : (
        <MoneyField label={offers.amount} currency={currency} min={1} {...number} {...form.field('amount')} />
      )}
      <TextArea label={offers.reason} hint={words.reasonHint} rows={2} maxLength={500} {...form.field('reason')} />
    </div>
  )
}

const Unavailable = ({ form, message, details }: { form: BookingForm; message: string; details: unknown }) => {
  if (typeof details !== 'object' || details === null || !('reasons' in details)) return <Alert>{message}</Alert>
  const take = ({ arrive, depart }: { arrive: string; depart: string }) => {
    form.change('arrive', arrive)
    form.change('depart', depart)
  }
  return <UnavailableStay refusal={details as StayNotPossible} onTake={take} />
}

/** The price of the stay line by line, what the owners get, and a custom price. */
export const PricePart = ({ form }: { form: BookingForm }) => {
  const words = useWords(newBookingWords)
  const prices = useWords(priceWords)
  const formats = useFormats()
  const { answer, busy } = useAnswer(pricedStayOf(form.values), (body) => api(previewGuestOffer, { body }))
  const { homeId } = form.values
  const preview = answer?.ok ? answer.results.preview : undefined
  return (
    <Section title={words.price}>
      {!answer && <p className="muted new-booking-empty">{busy ? <Skeleton height={120} /> : words.choosePrice}</p>}
      {answer && !answer.ok && <Unavailable form={form} {...answer.error} details={answer.error.details} />}
      {preview && (
        <div aria-busy={busy || undefined} className="new-booking-priced">
          <PriceLines lines={priceLinesOf(preview, prices, formats)} />
          <Consequence preview={preview} />
          {preview.needsSecond && <Alert tone="warning">{words.needsSecond}</Alert>}
          <OtherPrice form={form} currency={preview.total.currency} />
        </div>
      )}
      {homeId !== null && (
        <OfferAddOns
          key={homeId}
          homeId={homeId}
          chosen={form.values.addOns}
          onChange={(ids) => form.change('addOns', ids)}
        />
      )}
    </Section>
  )
}
