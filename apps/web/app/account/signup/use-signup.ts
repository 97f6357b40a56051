import { dateIn, isUsOpenSlug, type SignupProblem } from '@porchlight/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { CodeSent } from '#app/features/signup-code/sign-up.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
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
  const { dateInFuture, licenseNumberWrong } = useWords(signupWords)
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
    license: licenseNumberWrong,
  }
}

export type SignupUse = SignupKind & {
  signupId?: string | undefined
  onDone: (done: SignupDone) => void
}

/** The state of a sign-up: fields, problems, and submission. */
export const useSignup = (use: SignupUse) => {
  const texts = useTexts()
  const shared = useWords(formWords)
  const { pathname } = useLocation()
  const { timeZone } = useSite()
  const [today] = useState(() => dateIn(timeZone, new Date()))
  const form = useFields<SignupForm>({
    values: emptySignup(use),
    problemsOf: (fields): FieldProblems<SignupForm> =>
      Object.fromEntries(
        Object.entries(problemsOfSignup(fields, use, today)).map(([field, problem]) => [field, texts[problem]]),
      ),
  })
  const [sent, setSent] = useState<CodeSent>()
  /** Returns false when the code was wrong. */
  const send = async (fields: SignupForm, code = ''): Promise<boolean> => {
    const { signUp } = await import('#app/features/signup-code/sign-up.ts')
    const { signupVersions, clearSignupVersions } = await import('#app/features/agreements/signup-versions.ts')
    const agreements = await signupVersions()
    const body = bodyOfSignup(fields, {
      ...use,
      agreements,
      currentPage: pathname,
      usOpen2026: isUsOpenSlug(use.signupId ?? ''),
    })
    const answer = await signUp({ ...body, code })
    switch (answer.kind) {
      case 'in':
        use.onDone({ types: fields.types, ownerPropertyId: answer.ownerPropertyId })
        return true
      case 'code_sent':
        setSent(answer.sent)
        return true
      case 'wrong_code':
        return false
      case 'refused':
        if (answer.code === 'agreement_changed') clearSignupVersions()
        setSent(undefined)
        form.refuse(answer.fields.map(fieldNamed), answer.message || shared.couldNotComplete)
        return true
    }
  }
  return { form, today, send, sent, changeDetails: () => setSent(undefined) }
}
