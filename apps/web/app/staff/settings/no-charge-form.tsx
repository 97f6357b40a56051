import { Button, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

type Fields = { charge: string; name: string; reason: string }
type Option = { value: string; label: string }

type Props = {
  label: string
  emptyText: string
  options: readonly Option[]
  /** @returns the error message, if the server rejected it */
  onSave: (fields: Fields) => Promise<string | undefined>
  onSaved: () => void
}

/** Records that a fee isn't charged or a tax isn't due: a named decision with a reason. */
export const NoChargeForm = ({ label, emptyText, options, onSave, onSaved }: Props) => {
  const words = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: {
      charge: options[0]?.value ?? '',
      name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
      reason: '',
    },
    problemsOf: ({ charge, name, reason }) => ({
      ...(charge === '' && { charge: words.required }),
      ...(name.trim().length < 2 && { name: words.required }),
      ...(reason.trim().length < 10 && { reason: words.reasonShort }),
    }),
  })
  const save = async (fields: Fields) => {
    const refusal = await onSave(fields)
    if (refusal !== undefined) return form.refuse(['charge'], refusal, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
    onSaved()
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <Select label={label} emptyText={emptyText} required options={options} {...form.field('charge')} />
      <TextField label={words.decidedBy} required maxLength={120} {...form.field('name')} />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {words.saveNone}
        </Button>
      </div>
    </form>
  )
}
