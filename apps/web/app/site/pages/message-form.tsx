import { isEmail } from '@porchlight/contract'
import { Alert, Button, Select, TextArea, TextField } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type MessageFields = {
  name: string
  email: string
  phone: string
  about: string
  link: string
  message: string
  website: string
}
export type Traps = { website: string; openedAt: string }

type Props = {
  /** Also asks for the topic, or for a link. */
  asks: 'about' | 'link'
  message?: string
  sent: string
  send: string
  onSend: (fields: MessageFields, traps: Traps) => Promise<{ ok: true } | { ok: false; error: { message: string } }>
}

const topics = ['stay', 'home', 'owner', 'press', 'other'] as const

/** Name, address, and a message to the team; input is preserved until it has arrived. */
export const MessageForm = ({ asks, message = '', sent, send, onSend }: Props) => {
  const words = useWords(pagesWords)
  const shared = useWords(formWords)
  const [done, setDone] = useState(false)
  const opened = useRef(new Date().toISOString())
  const form = useFields<MessageFields>({
    values: { name: '', email: '', phone: '', about: 'stay', link: '', message, website: '' },
    problemsOf: ({ name, email, link, message: text }) => ({
      ...(name.trim() === '' && { name: shared.required }),
      ...(!isEmail(email.trim()) && { email: words.form.badEmail }),
      ...(link.trim() !== '' && !/^https?:\/\/\S+$/i.test(link.trim()) && { link: words.form.badLink }),
      ...(text.trim() === '' && { message: shared.required }),
    }),
  })
  const submit = async (fields: MessageFields) => {
    const answer = await onSend(fields, { website: fields.website, openedAt: opened.current })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    setDone(true)
  }
  if (done)
    return (
      <Alert tone="positive" title={sent} live>
        {words.form.sentText}
      </Alert>
    )
  return (
    <form method="post" className="message-form" noValidate onSubmit={form.submit(submit)}>
      <TextField label={words.form.name} required maxLength={200} autoComplete="name" {...form.field('name')} />
      <div className="message-pair">
        <TextField
          label={words.form.email}
          required
          type="email"
          maxLength={254}
          autoComplete="email"
          {...form.field('email')}
        />
        <TextField
          label={words.form.phone}
          aside={shared.optional}
          type="tel"
          maxLength={40}
          autoComplete="tel"
          {...form.field('phone')}
        />
      </div>
      {asks === 'about' ? (
        <Select
          label={words.form.about}
          emptyText=""
          options={topics.map((value) => ({ value, label: words.about[value] }))}
          {...form.field('about')}
        />
      ) : (
        <TextField label={words.form.link} aside={shared.optional} type="url" maxLength={500} {...form.field('link')} />
      )}
      <TextArea label={words.form.message} required rows={6} maxLength={2000} {...form.field('message')} />
      {/* Hidden from people; bots fill it in. */}
      <div hidden data-content>
        <TextField label="Website" tabIndex={-1} autoComplete="off" {...form.field('website')} />
      </div>
      <div className="page-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {send}
        </Button>
      </div>
    </form>
  )
}
