import { type OwnPolicy, retentionParties } from '@porchlight/contract'
import { Button, IconButton, Select, Switch, TextField } from '@porchlight/ui'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPoliciesWords } from '#app/lib/messages/staff/policies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { type PolicyFields, policyOf, problemsOf } from './fields.ts'

type Props = {
  start: PolicyFields
  /** Homes that follow the change. */
  homes: number
  /** @returns the error message, if the server rejected it */
  save: (policy: OwnPolicy) => Promise<string | undefined>
  cancel: () => void
}

const useNumber = () => {
  const words = useWords(staffPoliciesWords)
  const { locale } = useHabits()
  return { words: { unclear: words.unclear }, locale }
}

const Tiers = ({ form }: { form: FieldsOf<PolicyFields> }) => {
  const words = useWords(staffPoliciesWords)
  const number = useNumber()
  const { tiers } = form.values
  return (
    <fieldset className="agreement-rows">
      <legend>{words.tiers}</legend>
      {tiers.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <div key={at} className="agreement-row">
          <NumberField
            label={words.daysBefore}
            min={0}
            max={365}
            {...number}
            {...form.field(`tiers.${at}.daysBefore`)}
          />
          <NumberField
            label={words.refund}
            unit="%"
            min={0}
            max={100}
            {...number}
            {...form.field(`tiers.${at}.refund`)}
          />
          <IconButton
            icon="trash"
            label={words.removeTier({ number: at + 1 })}
            onClick={() =>
              form.change(
                'tiers',
                tiers.filter((_tier, other) => other !== at),
              )
            }
          />
        </div>
      ))}
      {tiers.length < 6 && (
        <Button size="small" onClick={() => form.change('tiers', [...tiers, { daysBefore: null, refund: null }])}>
          {words.addTier}
        </Button>
      )}
    </fieldset>
  )
}

const Grace = ({ form }: { form: FieldsOf<PolicyFields> }) => {
  const words = useWords(staffPoliciesWords)
  const number = useNumber()
  return (
    <>
      <Switch label={words.hasGrace} checked={form.values.hasGrace} onChange={(on) => form.change('hasGrace', on)} />
      {form.values.hasGrace && (
        <div className="staff-pair">
          <NumberField label={words.graceHours} min={1} max={168} {...number} {...form.field('graceHours')} />
          <NumberField label={words.graceDaysBefore} min={0} max={365} {...number} {...form.field('graceDaysBefore')} />
          <NumberField
            label={words.graceUnderNights}
            min={1}
            max={366}
            {...number}
            {...form.field('graceUnderNights')}
          />
        </div>
      )}
    </>
  )
}

/** A cancellation policy in the company's own words. */
export const PolicyForm = ({ start, homes, save, cancel }: Props) => {
  const words = useWords(staffPoliciesWords)
  const shared = useWords(formWords)
  const number = useNumber()
  const form = useFields<PolicyFields>({ values: start, problemsOf: (fields) => problemsOf(fields, words) })
  const send = async (fields: PolicyFields) => {
    const refusal = await save(policyOf(fields))
    if (refusal) form.refuse([], refusal, shared.error)
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
      <TextField label={words.name} maxLength={60} required autoComplete="off" {...form.field('name')} />
      <Tiers form={form} />
      <NumberField
        label={words.unusedNights}
        hint={words.unusedHint}
        unit="%"
        min={0}
        max={100}
        {...number}
        {...form.field('unusedNights')}
      />
      <Grace form={form} />
      <Switch
        label={words.feesUntilArrival}
        checked={form.values.feesUntilArrival}
        onChange={(on) => form.change('feesUntilArrival', on)}
      />
      <Select
        label={words.retainedFor}
        emptyText=""
        options={retentionParties.map((value) => ({ value, label: words.editors[value] }))}
        value={form.values.retainedFor}
        onChange={(value) => form.change('retainedFor', value as PolicyFields['retainedFor'])}
      />
      <p className="muted">{words.effect({ homes })}</p>
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={cancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
