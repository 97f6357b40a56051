import { cancellationPolicies, type ListedPolicy, type OwnPolicy, retentionParties } from '@porchlight/contract'
import { Button, IconButton, Select, Switch, TextField } from '@porchlight/ui'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { type Compared, Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { describePolicy } from '#app/features/policies/describe-policy.ts'
import { api } from '#app/lib/api.ts'
import { type FieldsOf, useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { homeTermsWords } from '#app/lib/messages/owner/home-terms.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffPoliciesWords } from '#app/lib/messages/staff/policies.ts'
import { useWords, type WordsOf } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { markIn } from '../../use-step-up-action.tsx'
import { fieldsOf, newPolicy, type PolicyFields, policyOf, problemsOf } from './fields.ts'

export type Version = ListedPolicy['version'] | null | undefined

type Rejection = { message: string; code: string; required?: readonly string[] | undefined }

type Props = {
  /** As it is stored now; undefined for a new one. */
  known: ListedPolicy | undefined
  /** @returns why the server rejected it, if it did */
  save: (policy: OwnPolicy, version: Version) => Promise<Rejection | undefined>
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

const comparedPolicy = (
  entered: PolicyFields,
  stored: PolicyFields,
  words: WordsOf<typeof staffPoliciesWords>,
  terms: WordsOf<typeof homeTermsWords>,
): Compared[] => {
  const compare = (label: string, textOf: (policy: PolicyFields) => string | number | null): Compared => [
    label,
    String(textOf(entered) ?? ''),
    String(textOf(stored) ?? ''),
  ]
  const graceOf = ({ hasGrace, graceHours, graceDaysBefore, graceUnderNights }: PolicyFields) =>
    hasGrace ? [graceHours, graceDaysBefore, graceUnderNights].join(' · ') : ''
  const sign = (isOn: boolean) => (isOn ? words.yes : words.no)
  return [
    compare(words.name, ({ name }) => name),
    compare(words.tiers, (policy) => describePolicy(policyOf(policy), terms)),
    compare(words.unusedNights, ({ unusedNights }) => unusedNights),
    compare(words.hasGrace, graceOf),
    compare(words.feesUntilArrival, ({ feesUntilArrival }) => sign(feesUntilArrival)),
    compare(words.retainedFor, ({ retainedFor }) => words.editors[retainedFor]),
  ]
}

/** A cancellation policy in the company's own words. */
export const PolicyForm = ({ known, save, cancel }: Props) => {
  const words = useWords(staffPoliciesWords)
  const shared = useWords(formWords)
  const terms = useWords(homeTermsWords)
  const number = useNumber()
  const form = useFields<PolicyFields>({
    values: known ? fieldsOf(known.policy) : newPolicy,
    problemsOf: (fields) => problemsOf(fields, words),
  })
  const read = useLatestRead(known?.version, async () => {
    const now = await api(cancellationPolicies)
    return now.ok ? now.results.policies.find(({ id }) => id === known?.id)?.version : known?.version
  })
  const send = async (fields: PolicyFields) => {
    const refusal = await save(policyOf(fields), read.latestRead)
    if (refusal) read.refused(markIn(form, shared.error))(refusal.message, refusal.required ?? [], refusal.code)
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
      <p className="muted">{words.effect({ homes: known?.homes ?? 0 })}</p>
      {read.isOvertaken && known && (
        <Overtaken fields={comparedPolicy(form.values, fieldsOf(known.policy), words, terms)} />
      )}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={cancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
