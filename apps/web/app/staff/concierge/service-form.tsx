import { addService, type ConciergeServiceOfStaff, changeService, mostIn, mostServicePrice } from '@porchlight/contract'
import { Button, RadioGroup, Switch, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { ConfirmedTerms } from '#app/features/prices/confirmed-terms.tsx'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffConciergeWords } from '#app/lib/messages/staff/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { emptyService, fieldsOf, type ServiceFields, serviceOf, serviceProblems } from './fields.ts'

type Props = { service?: ConciergeServiceOfStaff; onSaved?: () => void }

/** A service with its price and terms, or a new one. */
export const ServiceForm = ({ service, onSaved }: Props) => {
  const words = useWords(staffConciergeWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { currency } = useSite()
  const { revalidate } = useRevalidator()
  const teamZone = useTeamZone()
  const form = useFields<ServiceFields>({
    values: service ? fieldsOf(service) : emptyService,
    problemsOf: (fields) => serviceProblems(fields, { ...words, required: shared.required }),
  })
  const concerns = usePriceConcerns()
  const save = async (fields: ServiceFields) => {
    const terms = serviceOf(fields, service?.currency ?? currency)
    const key = JSON.stringify(terms)
    const missing = concerns.missing(key)
    if (missing) return form.refuse([], missing, shared.error)
    const body = { ...terms, confirm: concerns.confirmationOf(key) }
    const answer = service
      ? await api(changeService, { params: { id: service.id }, body })
      : await api(addService, { body })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return form.refuse([], answer.error.message, shared.error)
    }
    toast({ type: 'success', message: words.saved })
    onSaved?.()
    await revalidate()
  }
  const number = { min: 0, words: { unclear: words.invalidNumber }, locale }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <TextField label={words.name} required maxLength={80} {...form.field('name')} />
      <TextArea label={words.description} required rows={3} maxLength={1000} {...form.field('description')} />
      <div className="staff-pair">
        <RadioGroup
          legend={words.pricing}
          name={`pricing-${service?.id ?? 'new'}`}
          value={form.values.pricing}
          onChange={(pricing) => form.change('pricing', pricing as ServiceFields['pricing'])}
          options={(['order', 'person', 'quoted'] as const).map((value) => ({ value, label: words.pricings[value] }))}
        />
        {form.values.pricing !== 'quoted' && (
          <MoneyField
            label={words.listPrice}
            hint={words.priceHint}
            currency={service?.currency ?? currency}
            min={100}
            max={mostIn(service?.currency ?? currency, mostServicePrice)}
            required
            words={{ unclear: words.unclear }}
            locale={locale}
            {...form.field('price')}
          />
        )}
      </div>
      <div className="staff-pair">
        <NumberField label={words.leadDays} max={90} {...number} {...form.field('leadDays')} />
        <NumberField label={words.freeDays} max={90} {...number} {...form.field('freeDays')} />
        <NumberField label={words.retainedPercent} unit="%" max={100} {...number} {...form.field('retainedPercent')} />
      </div>
      <Switch
        label={words.offered}
        checked={form.values.offered}
        onChange={(offered) => form.change('offered', offered)}
      />
      <PriceConcerns
        concerns={concerns.concernsOf(JSON.stringify(serviceOf(form.values, service?.currency ?? currency)))}
        reason={concerns.reason}
        onReason={concerns.onReason}
      />
      {service && <ConfirmedTerms confirmed={service.confirmed} timeZone={teamZone} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
