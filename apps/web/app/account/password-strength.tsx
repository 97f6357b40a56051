import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { passwordScore } from './password-score.ts'

/** A strength meter of four bars and a label. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const words = useWords(accountWords)
  const strength = passwordScore(password)
  return (
    <>
      <span className="account-strength" data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {words.strengths[strength]}
    </>
  )
}
