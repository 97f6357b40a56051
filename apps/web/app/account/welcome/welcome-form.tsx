import { type accountInvitation, type PasswordFields, personProblems, type ResultsOf } from '@porchlight/contract'
import { Alert, Button, ButtonLink, PasswordField } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { useFields } from '#app/lib/form.ts'
import { welcomeWords } from '#app/lib/messages/account/welcome.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { forgetLinkSecret } from '../link-secret.ts'
import { PasswordStrength } from '../password-strength.tsx'
import { useLinkSecret } from '../use-link-secret.ts'
import { firstPageOf } from './first-page.ts'

type Invitation = ResultsOf<typeof accountInvitation>
const isField = (name: string): name is keyof PasswordFields => name === 'password' || name === 'confirmPassword'
/** The fields the form doesn't ask for, prefilled so that only the password can be invalid. */
const others = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '' }

const ChoosePassword = ({ invitation, secret }: { invitation: Invitation; secret: string }) => {
  const words = useWords(welcomeWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const form = useFields<PasswordFields>({
    values: { password: '', confirmPassword: '' },
    problemsOf: (fields) => {
      const { password, confirmPassword } = personProblems({ ...others, ...fields })
      const texts = { required: shared.required, weak: account.weakPassword, mismatch: account.mismatch }
      const textOf = (problem: string | undefined) =>
        problem && (texts[problem as keyof typeof texts] ?? shared.required)
      return {
        ...(password && { password: textOf(password) }),
        ...(confirmPassword && { confirmPassword: textOf(confirmPassword) }),
      }
    },
  })
  const send = async (fields: PasswordFields) => {
    const { acceptInvitationOf } = await import('../login-calls.ts')
    const answer = await acceptInvitationOf({ ...fields, secret })
    if (!answer.ok)
      return form.refuse(
        answer.error.required.filter(isField),
        answer.error.message || shared.couldNotComplete,
        shared.error,
      )
    forgetLinkSecret(sessionStorage, 'welcome')
    // A full load: the session's cookie is new.
    location.assign(firstPageOf(answer.results.user))
  }
  const shown = { showLabel: account.showPassword, hideLabel: account.hidePassword, autoComplete: 'new-password' }
  return (
    <form method="post" className="account-form" noValidate onSubmit={form.submit(send)}>
      <p className="account-head-text" data-content>
        {words.lead({ name: invitation.invitedBy, email: invitation.email })}
      </p>
      <PasswordField
        label={account.password}
        {...form.field('password')}
        {...shown}
        hint={form.values.password && <PasswordStrength password={form.values.password} />}
        required
      />
      <PasswordField label={account.confirmPassword} {...form.field('confirmPassword')} {...shown} required />
      <Button type="submit" look="primary" size="big" wide busy={form.busy}>
        {words.open}
      </Button>
    </form>
  )
}

/** Reads the link's secret after the `#`, and removes it from the address bar and the history. */
export const WelcomeForm = () => {
  const words = useWords(welcomeWords)
  const [secret, setSecret] = useState('')
  const [invitation, setInvitation] = useState<Invitation>()
  const [problem, setProblem] = useState<string>()
  const load = async (given: string) => {
    if (!given) return setProblem(words.incomplete)
    const { invitationOf } = await import('../login-calls.ts')
    const answer = await invitationOf(given)
    if (!answer.ok) {
      setInvitation(undefined)
      return setProblem(answer.error.code === 'invitation_expired' ? words.expired : answer.error.message)
    }
    setSecret(given)
    setInvitation(answer.results)
  }
  useLinkSecret('welcome', (given) => void load(given))
  if (invitation) return <ChoosePassword key={secret} invitation={invitation} secret={secret} />
  if (problem === undefined) return null
  return (
    <>
      <Alert className="account-told" live>
        {problem}
      </Alert>
      <ButtonLink href={href('/account')}>{words.login}</ButtonLink>
    </>
  )
}
