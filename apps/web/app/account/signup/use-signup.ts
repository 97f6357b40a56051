import { isUsOpenSlug, type SignupProblem } from '@porchlight/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { record } from '#app/lib/analytics.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import {
  bodyOfSignup,
  emptySignup,
  fieldNamed,
  problemsOfSignup,
  type SignupDone,
  type SignupForm,
  type SignupKind,
} from './fields.ts'

const useTexts = (): Record<SignupProblem, string> => {
  const words = useWords(accountWords)
  const { dateInFuture } = useWords(signupWords)
  const { required } = useWords(formWords)
  return {
    required,
    email: words.emailInvalid,
    phone: words.phoneInvalid,
    zip: words.zipInvalid,
    weak: words.weakPassword,
    mismatch: words.mismatch,
    accountType: words.accountTypeRequired,
    future: dateInFuture,
  }
}

export type SignupUse = SignupKind & {
  signupId?: string | undefined
  onDone: (done: SignupDone) => void
}

/** The state of a sign-up: what is typed, what is wrong with it, and its sending. */
export const useSignup = (use: SignupUse) => {
  const texts = useTexts()
  const shared = useWords(formWords)
  const { pathname } = useLocation()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const form = useFields<SignupForm>({
    values: emptySignup(use),
    problemsOf: (fields): FieldProblems<SignupForm> =>
      Object.fromEntries(
        Object.entries(problemsOfSignup(fields, use, today)).map(([field, problem]) => [field, texts[problem]]),
      ),
  })
  const send = async (fields: SignupForm) => {
    const { join } = await import('../enter.ts')
    const { shownAgreements, forgetShown } = await import('#app/features/agreements/shown-agreements.ts')
    const agreements = await shownAgreements()
    const answer = await join(
      bodyOfSignup(fields, {
        ...use,
        agreements,
        currentPage: pathname,
        usOpen2026: isUsOpenSlug(use.signupId ?? ''),
      }),
    )
    if (!answer.ok) {
      if (answer.error.code === 'agreement_changed') forgetShown()
      form.refuse(answer.error.required.map(fieldNamed), answer.error.message || shared.couldNotComplete)
      return
    }
    record('CompleteRegistration')
    use.onDone({ types: fields.types, ownerPropertyId: answer.results.ownerPropertyId })
  }
  return { form, today, send }
}
