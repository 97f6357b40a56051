import { invitePartner, type Program, programs } from '@porchlight/contract'
import { Button, Select, TextField, toast } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

type Fields = { name: string; email: string; program: Program }

/** Invites someone by name and email; they join when they sign up with that email. */
export const InviteForm = () => {
  const words = useWords(partnerProgramWords)
  const shared = useWords(formWords)
  const { publicUrl } = useSite()
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({
    values: { name: '', email: '', program: 'affiliate' },
    problemsOf: ({ name, email }) => ({
      ...(name.trim() === '' && { name: shared.required }),
      ...(email.trim() === '' && { email: shared.required }),
    }),
  })
  const send = async (fields: Fields) => {
    const answer = await api(invitePartner, { body: fields })
    if (!answer.ok) return form.refuse(answer.error.required as (keyof Fields)[], answer.error.message, shared.error)
    toast({ type: 'success', message: words.invited })
    form.change('name', '')
    form.change('email', '')
    await revalidate()
  }
  return (
    <form method="post" noValidate className="partner-form" onSubmit={form.submit(send)}>
      <TextField label={words.name} required maxLength={120} autoComplete="off" {...form.field('name')} />
      <TextField
        label={words.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        {...form.field('email')}
      />
      <Select
        label={words.program}
        emptyText=""
        options={programs.map((value) => ({ value, label: words.programs[value] }))}
        {...form.field('program')}
        onChange={(value) => form.change('program', value as Program)}
      />
      <p>
        <small className="muted">{words.signupLink}</small>
        <br />
        <span className="referral-address" data-content>
          {new URL(href('/partners'), publicUrl).href}
        </span>
      </p>
      <Button type="submit" look="primary" busy={form.busy}>
        {words.sendInvitation}
      </Button>
    </form>
  )
}
