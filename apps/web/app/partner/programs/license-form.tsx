import { licenseNumber, licensingStates, saveLicense } from '@porchlight/contract'
import { Button, DateField, Modal, Select, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

const empty = { state: '', number: '', expiresOn: '' }
type Fields = typeof empty

const LicenseForm = ({ today, onDone }: { today: string; onDone: () => void }) => {
  const words = useWords(partnerProgramWords)
  const shared = useWords(formWords)
  const { locale, firstWeekday } = useHabits()
  const dateWords = useDateWords()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: empty,
    problemsOf: ({ state, number, expiresOn }) => ({
      ...(state === '' && { state: shared.required }),
      ...(!licenseNumber.safeParse(number).success && { number: number.trim() ? words.numberHint : shared.required }),
      ...(expiresOn === '' && { expiresOn: shared.required }),
    }),
  })
  const send = async ({ state, ...body }: Fields) => {
    const answer = await api(saveLicense, { params: { state }, body })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onDone()
  }
  return (
    <form method="post" noValidate className="partner-license" onSubmit={form.submit(send)}>
      <Select
        label={words.licenseState}
        emptyText=""
        required
        options={[{ value: '', label: words.noState }, ...licensingStates]}
        {...form.field('state')}
      />
      <TextField
        label={words.licenseNumber}
        hint={words.numberHint}
        required
        maxLength={30}
        {...form.field('number')}
      />
      <DateField
        label={words.licenseExpires}
        value={form.values.expiresOn || null}
        onChange={(date) => form.change('expiresOn', date ?? '')}
        error={form.errorAt('expiresOn')}
        today={today}
        locale={locale}
        firstWeekday={firstWeekday}
        words={dateWords}
        required
      />
      <Button type="submit" look="primary" busy={form.busy}>
        {words.save}
      </Button>
    </form>
  )
}

/** A license for one state, new or renewed. */
export const AddLicense = ({ today }: { today: string }) => {
  const words = useWords(partnerProgramWords)
  const { cancel } = useWords(commissionWords)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="partner-license-add">
      <Button size="small" onClick={() => setOpen(true)}>
        {words.addLicense}
      </Button>
      <Modal open={open} onClose={close} title={words.addLicense} closeLabel={cancel}>
        <LicenseForm today={today} onDone={close} />
      </Modal>
    </div>
  )
}
