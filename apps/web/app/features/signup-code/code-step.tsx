import { Button, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { signupCodeWords } from '#app/lib/messages/site/signup-code.ts'
import { useWords } from '#app/lib/messages/words.ts'
import './code-step.css'
import type { CodeSent } from './sign-up.ts'

export type CodeStepProps = {
  sent: CodeSent
  /** Label of the submit button. */
  action: string
  /** Returns false if the code was wrong. */
  onCode: (code: string) => Promise<boolean>
  onBack: () => void
}

/** The emailed sign-up code; responses are the same for every address. */
export const CodeStep = ({ sent, action, onCode, onBack }: CodeStepProps) => {
  const words = useWords(signupCodeWords)
  const shared = useWords(formWords)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const attempt = async (run: () => Promise<unknown>) => {
    setBusy(true)
    await run().catch(() => toast({ type: 'danger', title: shared.error, message: shared.couldNotComplete }))
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const digits = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(digits)) return setProblem(words.codeInvalid)
    void attempt(async () => setProblem((await onCode(digits)) ? undefined : words.wrong))
  }
  const sendAgain = () =>
    attempt(async () => {
      const { sendSignupCode } = await import('./sign-up.ts')
      const again = await sendSignupCode(sent.email)
      setProblem(undefined)
      if (again.kind === 'code_sent') toast({ type: 'success', title: words.newCodeSent })
      else if (again.kind === 'refused') toast({ type: 'danger', title: shared.error, message: again.message })
    })
  return (
    <form method="post" className="signup-code" noValidate onSubmit={submit}>
      <h2 className="t-h3">{words.heading}</h2>
      <p>{words.text(sent)}</p>
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={problem}
        name="code"
        value={code}
        onChange={(text) => {
          setProblem(undefined)
          setCode(text)
        }}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        autoFocus
      />
      <p className="t-small muted">{words.known}</p>
      <div className="signup-code-ways">
        <Button type="submit" look="primary" size="big" busy={busy}>
          {action}
        </Button>
        <Button look="link" onClick={() => void sendAgain()}>
          {words.newCode}
        </Button>
        <Button look="link" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
