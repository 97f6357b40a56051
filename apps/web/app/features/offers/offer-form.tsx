import './offers.css'
import { longestOfferDays } from '@porchlight/contract'
import { Button, DateField, NumberStepper, RadioGroup, Switch, TextArea } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'
import { type OfferFields, offerProblems } from './fields.ts'
import { OfferAddOns } from './offer-add-ons.tsx'

type Props = {
  fields: OfferFields
  onFields: (change: (held: OfferFields) => OfferFields) => void
  today: string
  /** The chosen home with its field and error. */
  home: { id: number | undefined; field: (error: string | undefined) => ReactNode }
  /** Why the stay isn't available, if known. */
  children: ReactNode
  /** What guest and owner have of it, above the button. */
  price?: ReactNode
  /** @returns the fields the server rejected */
  onMake: (fields: OfferFields, homeId: number) => Promise<string | undefined>
}

const kinds = ['none', 'percent', 'amount'] as const
const party = ['adults', 'children', 'infants', 'pets'] as const

/** The offer form: home, dates, guests, and discount. */
export const OfferForm = ({ fields, onFields, today, home, children, price, onMake }: Props) => {
  const words = useWords(offerWords)
  const shared = useWords(formWords)
  const guests = useWords(searchFormWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const { currency } = useSite()
  const [tried, setTried] = useState(false)
  const form = useFields<OfferFields>({
    values: fields,
    onChange: (name, value) => onFields((held) => ({ ...held, [name]: value })),
    problemsOf: (given) => offerProblems(given, { ...words, required: shared.required }),
  })
  const make = async (given: OfferFields) => {
    if (home.id === undefined) return form.refuse([], shared.completeFields)
    const refusal = await onMake(given, home.id)
    if (refusal) form.refuse([], refusal, shared.error)
  }
  const day = (name: 'arrive' | 'depart') => (
    <DateField
      label={words[name]}
      required
      min={today}
      today={today}
      locale={locale}
      firstWeekday={firstWeekday}
      words={dateWords}
      {...form.field(name)}
    />
  )
  const number = { words: { unclear: words.invalidNumber }, locale, required: true }
  return (
    <form
      method="post"
      className="offer-form"
      noValidate
      onSubmit={(event) => {
        setTried(true)
        form.submit(make)(event)
      }}
    >
      {home.field(tried && home.id === undefined ? shared.required : undefined)}
      <div className="offer-pair">
        {day('arrive')}
        {day('depart')}
      </div>
      {children}
      <div className="offer-pair">
        {party.map((kind) => (
          <NumberStepper
            key={kind}
            label={guests[kind]}
            value={fields[kind]}
            min={kind === 'adults' ? 1 : 0}
            max={kind === 'pets' ? 10 : 30}
            onChange={(count) => form.change(kind, count)}
            lessLabel={guests.less({ what: guests[kind] })}
            moreLabel={guests.more({ what: guests[kind] })}
          />
        ))}
      </div>
      <div className="offer-pair">
        <RadioGroup
          legend={words.kind}
          name="kind"
          value={fields.kind}
          onChange={(kind) => form.change('kind', kind as OfferFields['kind'])}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
        {fields.kind === 'percent' && (
          <NumberField
            label={words.percent}
            unit="%"
            min={0.01}
            max={100}
            decimals={2}
            {...number}
            {...form.field('percent')}
          />
        )}
        {fields.kind === 'amount' && (
          <MoneyField label={words.amount} currency={currency} min={1} {...number} {...form.field('amount')} />
        )}
      </div>
      {fields.kind !== 'none' && (
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          aside={shared.optional}
          rows={2}
          maxLength={500}
          {...form.field('reason')}
        />
      )}
      {home.id !== undefined && (
        <OfferAddOns
          key={home.id}
          homeId={home.id}
          chosen={fields.addOns}
          onChange={(ids) => form.change('addOns', ids)}
        />
      )}
      <NumberStepper
        label={words.days}
        value={fields.days}
        min={1}
        max={longestOfferDays}
        onChange={(days) => form.change('days', days)}
        lessLabel={guests.less({ what: words.days })}
        moreLabel={guests.more({ what: words.days })}
      />
      <Switch
        label={words.hold}
        hint={words.holdHint}
        checked={fields.hold}
        onChange={(hold) => form.change('hold', hold)}
      />
      <TextArea label={words.message} aside={shared.optional} maxLength={2000} {...form.field('message')} />
      <div className="offer-end">
        {price}
        <Button type="submit" look="primary" busy={form.busy}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}
