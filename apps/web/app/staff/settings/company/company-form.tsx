import { type CompanyDesk, companyNow, entityTypes, mostNumber, saveCompany } from '@porchlight/contract'
import { Button, Checkbox, ComboBox, MultiSelect, Section, Select, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import { AddressFields } from '../address-fields.tsx'
import { ChangeReason } from '../change-reason.tsx'
import { useRegions } from '../regions.ts'
import { type CompanyFields, changesLegalFacts, companyBodyOf, companyFieldsOf, companyProblems } from './fields.ts'
import { LicensesField } from './licenses-field.tsx'
import { zoneOfState } from './zone-of-state.ts'

const listed = (kind: 'timeZone' | 'currency', now: string) =>
  [...new Set([now, ...Intl.supportedValuesOf(kind)])].filter(Boolean).map((value) => ({ value, label: value }))

type Props = { desk: CompanyDesk; zone: string; onSaved: (isFirst: boolean) => void }

/** The legal entity, its address, books, regions, and licenses. */
export const CompanyForm = ({ desk: { company, locks, history }, zone, onSaved }: Props) => {
  const words = useWords(companyWords)
  const shared = useWords(formWords)
  const regions = useRegions()
  const { act, question } = useStepUpAction()
  const form = useFields<CompanyFields>({
    values: companyFieldsOf(company, zone),
    problemsOf: (fields) =>
      companyProblems(company, fields, {
        required: shared.required,
        zip: words.zipInvalid,
        date: words.dateInvalid,
        reason: words.reasonShort,
        licenseLong: words.licenseLong({ most: mostNumber }),
      }),
  })
  const [isZoneChosen, setZoneChosen] = useState(false)
  const proposesZone = company === null && !isZoneChosen && locks.timeZone === null
  const zoneField = form.field('timeZone')
  const isLegal = changesLegalFacts(company, form.values)
  const { latestRead, isOvertaken, refused } = useLatestRead(history[0]?.id ?? null, async () => {
    const now = await api(companyNow)
    return now.ok ? (now.results.history[0]?.id ?? null) : history[0]?.id
  })
  const save = async (fields: CompanyFields) => {
    const done = await act(
      () => api(saveCompany, { body: companyBodyOf(fields, latestRead) }),
      refused(markIn(form, shared.error)),
    )
    if (!done) return
    toast({ type: 'success', message: words.saved })
    onSaved(company === null)
  }
  return (
    <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
      <Section title={words.entity}>
        <div className="staff-form">
          <TextField
            label={words.legalName}
            hint={words.legalNameHint}
            required
            maxLength={120}
            autoComplete="organization"
            {...form.field('legalName')}
          />
          <div className="staff-pair">
            <Select
              label={words.entityType}
              emptyText={words.noOptions}
              options={entityTypes.map((value) => ({ value, label: words.entityTypes[value] }))}
              {...form.field('entityType')}
              onChange={(value) => form.change('entityType', value as CompanyFields['entityType'])}
            />
            <TextField
              label={words.taxId}
              aside={shared.optional}
              hint={company?.taxIdEnding ? words.taxIdStored({ ending: company.taxIdEnding }) : words.taxIdHint}
              maxLength={30}
              autoComplete="off"
              {...form.field('taxId')}
            />
          </div>
          {company?.taxIdEnding && (
            <Checkbox
              label={words.taxIdRemove}
              checked={form.values.removeTaxId}
              onChange={(removeTaxId) => form.change('removeTaxId', removeTaxId)}
            />
          )}
        </div>
      </Section>
      <Section title={words.address} note={words.addressNote}>
        <AddressFields
          section="company"
          value={form.values.address}
          errorAt={form.errorAt}
          onChange={(path, text) => {
            form.change(path, text)
            if (proposesZone && path === 'address.state' && form.values.address.country === 'US')
              form.change('timeZone', zoneOfState(text))
          }}
        />
      </Section>
      <Section title={words.books} note={words.booksNote}>
        <div className="staff-pair">
          <ComboBox
            label={words.timeZone}
            hint={locks.timeZone ? words.locked : undefined}
            disabled={locks.timeZone !== null}
            options={listed('timeZone', form.values.timeZone)}
            words={{ open: words.open, none: words.noMatch }}
            {...zoneField}
            onChange={(value) => {
              setZoneChosen(true)
              zoneField.onChange(value)
            }}
          />
          <ComboBox
            label={words.currency}
            hint={locks.currency ? words.locked : undefined}
            disabled={locks.currency !== null}
            options={listed('currency', form.values.currency)}
            words={{ open: words.open, none: words.noMatch }}
            {...form.field('currency')}
          />
        </div>
      </Section>
      <Section title={words.where}>
        <MultiSelect
          label={words.regions}
          hint={words.regionsHint}
          options={regions}
          value={form.values.regions}
          onChange={(value) => form.change('regions', value)}
          error={form.errorAt('regions')}
          words={{
            choose: words.choose,
            chosen: (count) => words.chosen({ count }),
            search: words.search,
            none: words.noOptions,
            all: words.all,
            clear: words.clear,
            done: words.done,
            remove: (label) => words.remove({ label }),
          }}
        />
      </Section>
      <Section title={words.licenses} note={words.licensesNote}>
        <LicensesField
          value={form.values.licenses}
          regions={regions}
          onChange={(licenses) => form.change('licenses', licenses)}
          errorAt={(at, field) => form.errorAt(`licenses.${at}.${field}`)}
        />
      </Section>
      {isLegal && <ChangeReason {...form.field('reason')} />}
      {isOvertaken && <Overtaken />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
      </div>
      {question}
    </form>
  )
}
