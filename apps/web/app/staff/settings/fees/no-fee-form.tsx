import { changeFee, type DecidedFee, decidedFees } from '@porchlight/contract'
import { Button, Disclosure, Select, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

type Fields = { code: DecidedFee; name: string; reason: string }

/** Records that the company charges no cleaning or no service fee: a decision with a name and a reason. */
export const NoFeeForm = () => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { code: 'cleaning', name: user ? `${user.firstName} ${user.lastName}`.trim() : '', reason: '' },
    problemsOf: ({ name, reason }) => ({
      ...(name.trim().length < 2 && { name: words.required }),
      ...(reason.trim().length < 10 && { reason: taxes.reasonShort }),
    }),
  })
  const save = async ({ code, name, reason }: Fields) => {
    const answer = await api(changeFee, { body: { change: { kind: 'none', code, name }, reason } })
    if (!answer.ok) return form.refuse(['code'], answer.error.message, shared.error)
    toast({ type: 'success', message: taxes.saved })
    await revalidate()
  }
  return (
    <Disclosure summary={words.decideNoneText}>
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        <Select
          label={words.which}
          emptyText=""
          options={decidedFees.map((value) => ({ value, label: words.codes[value] }))}
          {...form.field('code')}
          onChange={(code) => form.change('code', code as DecidedFee)}
        />
        <TextField label={words.decidedBy} required maxLength={120} {...form.field('name')} />
        <TextArea
          label={taxes.reason}
          hint={taxes.reasonHint}
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
    </Disclosure>
  )
}
