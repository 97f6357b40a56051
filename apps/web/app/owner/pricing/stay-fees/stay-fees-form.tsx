import { keepStayFees, mostIn, mostServiceShare, mostStayFee } from '@porchlight/contract'
import { Alert, Button, RadioGroup, Section, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { stayFeeWords } from '#app/lib/messages/owner/stay-fees.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import {
  cleaningWays,
  type KnownFees,
  type StayFeeFields,
  serviceWays,
  stayFeeFields,
  stayFeeProblems,
  stayFeesIn,
} from './fee-fields.ts'

const waysOf = { cleaning: cleaningWays, service: serviceWays } as const

type FieldProps = { fee: 'cleaning' | 'service'; currency: string; form: FieldsOf<StayFeeFields> }

/** How one fee is charged, with the fields of that method. */
const FeeFieldset = ({ fee, currency, form }: FieldProps) => {
  const words = useWords(stayFeeWords)
  const { locale } = useHabits()
  const { way } = form.values[fee]
  return (
    <div className="pricing-fee">
      <RadioGroup
        legend={words[fee]}
        name={`${fee}.way`}
        value={way}
        error={form.errorAt(`${fee}.way`)}
        onChange={(chosen) => form.change(`${fee}.way`, chosen as never)}
        options={waysOf[fee].map((value) => ({ value, label: words.ways[value] }))}
      />
      {way === 'amount' && (
        <MoneyField
          label={fee === 'cleaning' ? words.cleaningAmount : words.serviceAmount}
          currency={currency}
          min={1}
          max={mostIn(currency, mostStayFee)}
          words={{ unclear: words.unclear, outside: words.outside }}
          locale={locale}
          {...form.field(`${fee}.amount`)}
        />
      )}
      {way === 'share' && (
        <NumberField
          label={words.serviceShare}
          unit="%"
          min={0.01}
          max={mostServiceShare / 100}
          decimals={2}
          words={{ unclear: words.noNumber, outside: words.outsideShare }}
          locale={locale}
          {...form.field(`${fee}.percent`)}
        />
      )}
      {way === 'none' && (
        <>
          <TextField label={words.name} maxLength={120} {...form.field(`${fee}.name`)} />
          <TextField label={words.reason} maxLength={500} {...form.field(`${fee}.reason`)} />
        </>
      )}
    </div>
  )
}

/** Cleaning and service fees, or who waived them and why; a home needs both to go live. */
export const StayFeesForm = ({ known }: { known: KnownFees }) => {
  const words = useWords(stayFeeWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const { id, currency } = known.home
  const form = useFields<StayFeeFields>({
    values: stayFeeFields(known),
    problemsOf: (fields) => stayFeeProblems(fields, words),
  })
  const concerns = usePriceConcerns()
  const isDecided = known.cleaning !== null && known.service !== null
  const save = async (fields: StayFeeFields) => {
    const fees = stayFeesIn(fields)
    const key = JSON.stringify(fees)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const confirm = concerns.confirmationOf(key)
    const answer = await api(keepStayFees, { params: { id }, body: { ...fees, confirm } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return form.refuse([], answer.error.message, shared.error)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <Section title={words.title} note={words.note}>
      <form method="post" className="pricing-first" noValidate onSubmit={form.submit(save)}>
        {/* The same height before and after a save, so that the content below stays in place. */}
        <div className="pricing-decided">
          <p className="muted" data-off={!isDecided || undefined}>
            {words.lead}
          </p>
          <div data-off={isDecided || undefined}>
            <Alert tone="warning">{words.open}</Alert>
          </div>
        </div>
        <div className="pricing-pair">
          <FeeFieldset fee="cleaning" currency={currency} form={form} />
          <FeeFieldset fee="service" currency={currency} form={form} />
        </div>
        <PriceConcerns
          concerns={concerns.concernsOf(JSON.stringify(stayFeesIn(form.values)))}
          reason={concerns.reason}
          onReason={concerns.onReason}
        />
        <div>
          <Button type="submit" look="primary" busy={form.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
