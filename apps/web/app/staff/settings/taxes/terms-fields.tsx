import { salesChannels, taxableCharges } from '@porchlight/contract'
import { CheckboxGroup, Disclosure, RadioGroup, Select, Switch } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { useSite } from '#app/lib/session.ts'
import type { TaxFields } from './fields.ts'

type Props = {
  form: FieldsOf<TaxFields>
  /** The currency of a new fixed amount. */
  currency?: string | undefined
}

const choices = <Name extends string>(names: Record<Name, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }))

const useNumber = () => {
  const words = useWords(staffTaxesWords)
  const { locale } = useHabits()
  return { words: { unclear: words.unclear }, locale }
}

const Amount = ({ form, currency }: Props) => {
  const words = useWords(staffTaxesWords)
  const site = useSite()
  const number = useNumber()
  const { kind, amount } = form.values
  return kind === 'percent' ? (
    <NumberField
      label={words.percent}
      unit="%"
      min={0.01}
      decimals={2}
      required
      {...number}
      {...form.field('percent')}
    />
  ) : (
    <MoneyField
      label={words.amount}
      currency={currency ?? amount?.currency ?? site.currency}
      min={1}
      max={1_000_000}
      required
      {...number}
      {...form.field('amount')}
    />
  )
}

const Lengths = ({ form }: Props) => {
  const words = useWords(staffTaxesWords)
  const number = useNumber()
  const bound = (nights: 'shortest' | 'longest', inside: 'shortestIn' | 'longestIn') => (
    <>
      <NumberField
        label={words[nights]}
        hint={words.anyLength}
        min={1}
        max={3_650}
        {...number}
        {...form.field(nights)}
      />
      <Select
        label={words.bound}
        emptyText=""
        disabled={form.values[nights] === null}
        options={choices(words.inclusive)}
        value={form.values[inside]}
        onChange={(value) => form.change(inside, value === 'no' ? 'no' : 'yes')}
      />
    </>
  )
  return (
    <div className="staff-pair">
      {bound('shortest', 'shortestIn')}
      {bound('longest', 'longestIn')}
      <NumberField
        label={words.firstNights}
        hint={words.firstNightsHint}
        min={1}
        max={3_650}
        {...number}
        {...form.field('firstNights')}
      />
    </div>
  )
}

const Filing = ({ form }: Props) => {
  const words = useWords(staffTaxesWords)
  const number = useNumber()
  const select = <Name extends 'effectiveBy' | 'remittance' | 'period' | 'rounding' | 'retained'>(
    name: Name,
    label: string,
    names: Record<TaxFields[Name], string>,
  ) => (
    <Select
      label={label}
      emptyText=""
      options={choices(names)}
      value={form.values[name]}
      onChange={(value) => form.change(name, value as never)}
    />
  )
  const handler = (channel: 'agent' | 'affiliate') => (
    <Select
      label={words.handling({ channel: words.channelNames[channel] })}
      emptyText=""
      options={choices(words.handlings)}
      value={form.values[channel]}
      onChange={(value) => form.change(channel, value as TaxFields['agent'])}
    />
  )
  return (
    <Disclosure summary={words.details}>
      <div className="staff-form">
        <CheckboxGroup
          legend={words.channels}
          options={salesChannels.map((value) => ({ value, label: words.channelNames[value] }))}
          value={form.values.channels}
          error={form.errorAt('channels')}
          onChange={(channels) => form.change('channels', channels)}
        />
        <div className="staff-pair">
          {handler('agent')}
          {handler('affiliate')}
          {select('effectiveBy', words.effectiveBy, words.effective)}
          {select('remittance', words.remittance, words.remittances)}
          {select('period', words.period, words.periods)}
          {select('rounding', words.rounding, words.roundings)}
          {select('retained', words.retained, words.retains)}
          {form.values.retained === 'within_days' && (
            <NumberField label={words.retainedDays} min={0} max={3_650} {...number} {...form.field('retainedDays')} />
          )}
        </div>
        <Switch
          label={words.onlyWithService}
          checked={form.values.onlyWithService}
          onChange={(only) => form.change('onlyWithService', only)}
        />
      </div>
    </Disclosure>
  )
}

/** A tax's base, rate, stays, and filing. */
export const TermsFields = ({ form, currency }: Props) => {
  const words = useWords(staffTaxesWords)
  const { kind } = form.values
  return (
    <>
      <RadioGroup
        legend={words.kind}
        name="kind"
        value={kind}
        onChange={(value) => form.change('kind', value as TaxFields['kind'])}
        options={choices(words.kinds)}
      />
      <Amount form={form} currency={currency} />
      {kind === 'percent' && (
        <CheckboxGroup
          className="charge-choices"
          legend={words.on}
          hint={words.onHint}
          options={taxableCharges.map((value) => ({ value, label: words.charges[value] }))}
          value={form.values.on}
          error={form.errorAt('on')}
          onChange={(on) => form.change('on', on)}
        />
      )}
      {kind === 'per_person_night' && (
        <CheckboxGroup
          legend={words.persons}
          options={choices(words.guests)}
          value={form.values.persons}
          error={form.errorAt('persons')}
          onChange={(persons) => form.change('persons', persons)}
        />
      )}
      <Lengths form={form} />
      <Filing form={form} />
    </>
  )
}
