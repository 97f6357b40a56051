import { addVendor, changeVendor, type DeskVendor, dateIn, vendorCategories, vendorsOfDesk } from '@porchlight/contract'
import { Button, DateField, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLatestRead } from '#app/features/overtaken/latest-read.ts'
import { type Compared, Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffVendorsWords } from '#app/lib/messages/staff/vendors.ts'
import { vendorWords } from '#app/lib/messages/stay/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { type ChosenHome, HomesField, namesOf } from '../homes-field.tsx'
import { markIn } from '../use-step-up-action.tsx'
import { fieldsOf, type VendorFields, vendorOf, vendorProblems } from './fields.ts'
import { VendorTags } from './vendor-tags.tsx'

type Props = { known: DeskVendor | undefined; now: string; onDone: () => void }

/** A vendor's contact, documents, and the homes it serves. */
export const VendorForm = ({ known, now, onDone }: Props) => {
  const teamZone = useTeamZone()
  const words = useWords(staffVendorsWords)
  const shared = useWords(vendorWords)
  const forms = useWords(formWords)
  const dateWords = useDateWords()
  const habits = useHabits()
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const place = useRef<HTMLFormElement>(null)
  const [homes, setHomes] = useState<readonly ChosenHome[]>(known?.homes ?? [])
  const today = dateIn(teamZone, new Date(now))
  // Editing starts from the list above, so scroll the form into view.
  const changes = known?.id
  useEffect(() => {
    if (changes) place.current?.querySelector<HTMLInputElement>('input')?.focus()
  }, [changes])
  const form = useFields<VendorFields>({
    values: fieldsOf(known),
    problemsOf: (fields) => vendorProblems(fields, { ...words, required: forms.required }),
  })
  const read = useLatestRead(known?.version, async () => {
    const now = await api(vendorsOfDesk, { query: {} })
    return now.ok ? now.results.vendors.find(({ id }) => id === known?.id)?.version : known?.version
  })
  const save = async (fields: VendorFields) => {
    const body = vendorOf(fields, homes)
    const answer = known
      ? await api(changeVendor, { params: { id: known.id }, body: { ...body, version: read.latestRead ?? undefined } })
      : await api(addVendor, { body })
    if (!answer.ok) {
      const { message, required, code } = answer.error
      return read.refused(markIn(form, forms.error))(message, required ?? [], code)
    }
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onDone()
  }
  const day = (value: string | null): string => (value ? date(value) : '')
  const compared = (entered: VendorFields, stored: VendorFields): Compared[] => [
    [words.name, entered.name, stored.name],
    [shared.trade, entered.trade, stored.trade],
    [words.category, shared.categories[entered.category], shared.categories[stored.category]],
    [shared.contact, entered.contact, stored.contact],
    [words.email, entered.email, stored.email],
    [shared.phone, entered.phone, stored.phone],
    [shared.insured, day(entered.insuredUntil), day(stored.insuredUntil)],
    [shared.contract, day(entered.contractUntil), day(stored.contractUntil)],
    [words.tags, entered.tags.join(', '), stored.tags.join(', ')],
    [words.homes, namesOf(homes), namesOf(known?.homes ?? [])],
    [words.note, entered.note, stored.note],
  ]
  const until = (name: 'insuredUntil' | 'contractUntil', label: string) => (
    <DateField label={label} aside={forms.optional} today={today} words={dateWords} {...habits} {...form.field(name)} />
  )
  return (
    <form method="post" ref={place} className="staff-form" noValidate onSubmit={form.submit(save)}>
      <div className="staff-pair">
        <TextField label={words.name} required autoComplete="off" maxLength={120} {...form.field('name')} />
        <TextField label={shared.trade} required autoComplete="off" maxLength={80} {...form.field('trade')} />
        <Select
          label={words.category}
          value={form.values.category}
          onChange={(value) => form.change('category', value as VendorFields['category'])}
          emptyText=""
          options={vendorCategories.map((value) => ({ value, label: shared.categories[value] }))}
        />
        <TextField
          label={shared.contact}
          aside={forms.optional}
          maxLength={120}
          autoComplete="off"
          {...form.field('contact')}
        />
        <TextField
          label={words.email}
          aside={forms.optional}
          hint={words.emailHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...form.field('email')}
        />
        <PhoneInput label={shared.phone} aside={forms.optional} autoComplete="off" {...form.field('phone')} />
        {until('insuredUntil', shared.insured)}
        {until('contractUntil', shared.contract)}
      </div>
      <VendorTags known={known?.tags ?? []} {...form.field('tags')} />
      <HomesField label={words.homes} hint={words.homesHint} value={homes} onChange={setHomes} />
      <TextArea label={words.note} aside={forms.optional} rows={3} maxLength={2000} {...form.field('note')} />
      {read.isOvertaken && known && <Overtaken fields={compared(form.values, fieldsOf(known))} />}
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.save}
        </Button>
        {known && <Button onClick={onDone}>{words.cancel}</Button>}
      </div>
    </form>
  )
}
