import './invite-by-email.css'
import { isEmail } from '@porchlight/contract'
import { Button, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { useFields } from '#app/lib/form.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Invitee = { name: string; email: string }
type Refusal = { message: string }
export type Invite = (invitee: Invitee) => Promise<Refusal | undefined | null>

const nobody: Invitee = { name: '', email: '' }

const Fields = ({ send, invite, onSent }: { send: string; invite: Invite; onSent: () => void }) => {
  const words = useWords(accountantWords)
  const shared = useWords(formWords)
  const { field, submit, refuse, busy } = useFields<Invitee>({
    values: nobody,
    problemsOf: ({ name, email }) => ({
      ...(name.trim() === '' && { name: shared.required }),
      ...(!isEmail(email) && { email: email.trim() === '' ? shared.required : words.emailWrong }),
    }),
  })
  const onSubmit = submit(async (invitee) => {
    const refusal = await invite({ name: invitee.name.trim(), email: invitee.email.trim() })
    if (refusal) refuse(['email'], refusal.message, shared.error, refusal.message)
    else if (refusal === undefined) onSent()
  })
  return (
    <form method="post" className="invite-by-email" noValidate onSubmit={onSubmit}>
      <TextField label={words.name} autoComplete="off" maxLength={80} {...field('name')} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        {...field('email')}
      />
      <Button type="submit" look="primary" busy={busy}>
        {send}
      </Button>
    </form>
  )
}

/** The name and email of someone to invite; cleared once sent. `invite` returns the error, or null if canceled. */
export const InviteByEmail = ({ send, invite }: { send: string; invite: Invite }) => {
  const [sent, setSent] = useState(0)
  return <Fields key={sent} send={send} invite={invite} onSent={() => setSent(sent + 1)} />
}
