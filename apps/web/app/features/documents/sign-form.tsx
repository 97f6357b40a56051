import './documents.css'
import { Alert, Button, Checkbox, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { useFields } from '#app/lib/form.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSignatureProblem } from '#app/lib/signing/signature-problem.ts'

type Fields = { signedName: string; accepted: boolean }
type Refusal = { code: string; message: string }
type Props = {
  /** Text above the name field. */
  lead?: string
  submit?: string
  /** Name of a signer without an account. */
  name?: string
  /** Sends the signature. @returns why it was rejected */
  send: (signature: { signedName: string; accepted: true }) => Promise<Refusal | undefined>
}

/** Typed signature with a consent checkbox. */
export const SignForm = ({ lead, submit, name, send }: Props) => {
  const words = useWords(documentWords)
  const [problem, setProblem] = useState('')
  const signatureProblem = useSignatureProblem(words.nameMissing, name)
  const form = useFields<Fields>({
    values: { signedName: '', accepted: false },
    problemsOf: ({ signedName, accepted }) => ({
      ...signatureProblem(signedName),
      ...(!accepted && { accepted: words.acceptMissing }),
    }),
  })
  const sign = async ({ signedName }: Fields) => {
    setProblem('')
    const refusal = await send({ signedName: signedName.trim(), accepted: true })
    if (refusal) setProblem(refusal.code === 'document_changed' ? words.changed : refusal.message)
  }
  const { onChange, ...accepted } = form.field('accepted')
  return (
    <form method="post" className="document-sign" noValidate onSubmit={form.submit(sign)}>
      <p className="muted">{lead ?? words.signLead}</p>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <TextField label={words.signature} maxLength={160} autoComplete="name" {...form.field('signedName')} />
      <Checkbox label={words.accept} checked={accepted.value} error={accepted.error} onChange={onChange} />
      <Button type="submit" look="primary" busy={form.busy}>
        {submit ?? words.signNow}
      </Button>
    </form>
  )
}
