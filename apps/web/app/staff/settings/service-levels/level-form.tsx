import {
  type Arrangement,
  arrangements,
  mostCommission,
  type ServiceInclusion,
  type ServiceLevel,
  type ServiceLevelDesk,
  serviceText,
} from '@porchlight/contract'
import { Alert, Button, Select, Switch, TextArea } from '@porchlight/ui'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { arrangementWords } from '#app/lib/messages/leads/arrangements.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { levelSettingsWords } from '#app/lib/messages/staff/service-levels.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { TextFields } from './text-fields.tsx'

type Fields = Omit<ServiceLevel, 'commissionBasisPoints' | 'code'> & { commission: number | null; reason: string }

type Props = {
  /** Undefined for a new one. */
  level: ServiceLevel | undefined
  inclusions: readonly ServiceInclusion[]
  homes: ServiceLevelDesk['homes'][number] | undefined
  start: Omit<ServiceLevel, 'code'>
  /** @returns the error message, if the server rejected it */
  save: (level: Omit<ServiceLevel, 'code'>, reason: string) => Promise<string | undefined>
  cancel: () => void
}

/** A level's name, price, and inclusions. */
export const LevelForm = ({ level, inclusions, homes, start, save, cancel }: Props) => {
  const words = useWords(levelSettingsWords)
  const named = useWords(arrangementWords)
  const shared = useWords(formWords)
  const { percent } = useFormats()
  const { locale } = useHabits()
  const language = useLanguage()
  const { commissionBasisPoints, ...rest } = start
  const points = (fields: Pick<Fields, 'commission'>) => Math.round((fields.commission ?? 0) * 100)
  const costsOther = (fields: Fields) => level !== undefined && points(fields) !== level.commissionBasisPoints
  const saysWhy = (fields: Fields) => costsOther(fields) || (level?.active === true && !fields.active)
  const problemsOf = (fields: Fields) => {
    const found: FieldProblems<Fields> = {}
    if (fields.name.en.trim() === '') found['name.en'] = words.missing
    if (fields.description.en.trim() === '') found['description.en'] = words.missing
    if (fields.commission === null) found.commission = words.missing
    if (saysWhy(fields) && fields.reason.trim().length < 10) found.reason = words.reasonShort
    return found
  }
  const form = useFields<Fields>({
    values: { ...rest, commission: commissionBasisPoints / 100, reason: '' },
    problemsOf,
  })
  const { values } = form
  const send = async ({ commission, reason, ...fields }: Fields) => {
    const refusal = await save({ ...fields, commissionBasisPoints: points({ commission }) }, reason.trim())
    if (refusal) form.refuse([], refusal, shared.error)
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(send)}>
      <TextFields label={words.name} most={40} fieldOf={(one) => form.field(`name.${one}`)} />
      <TextFields
        label={words.description}
        hint={words.descriptionHint}
        most={300}
        long
        fieldOf={(one) => form.field(`description.${one}`)}
      />
      <NumberField
        label={words.commission}
        hint={words.commissionHint}
        unit="%"
        min={0}
        max={mostCommission / 100}
        decimals={2}
        locale={locale}
        words={{ unclear: words.unclear }}
        {...form.field('commission')}
      />
      <Switch
        label={words.offered}
        hint={words.offeredHint}
        checked={values.active}
        onChange={(active) => form.change('active', active)}
      />
      {inclusions.length > 0 && (
        <fieldset className="level-arrangements">
          <legend>{words.includes}</legend>
          {inclusions.map(({ id, label }) => (
            <Select
              key={id}
              label={<span data-content>{serviceText(label, language)}</span>}
              emptyText=""
              options={arrangements.map((value) => ({ value, label: named[value] }))}
              value={values.arrangements[id] ?? 'not_included'}
              onChange={(value) => form.change('arrangements', { ...values.arrangements, [id]: value as Arrangement })}
            />
          ))}
        </fieldset>
      )}
      {costsOther(values) && (
        <Alert tone="warning">
          {words.costEffect({
            homes: homes?.withoutContract ?? 0,
            percent: percent(points(values)),
            agreed: (homes?.homes ?? 0) - (homes?.withoutContract ?? 0),
          })}
        </Alert>
      )}
      {saysWhy(values) && <TextArea label={words.reason} rows={2} maxLength={500} required {...form.field('reason')} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        <Button onClick={cancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
