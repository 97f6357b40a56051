import { type AccountType, type AccountTypes, chooseAccountType } from '@porchlight/contract'
import { Checkbox } from '@porchlight/ui'
import { useId } from 'react'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type TypesChoiceProps = {
  offered: readonly AccountType[]
  types: AccountTypes
  error: string | undefined
  onChange: (types: AccountTypes) => void
}

/** The account types; broker and referral exclude each other. */
export const TypesChoice = ({ offered, types, error, onChange }: TypesChoiceProps) => {
  const words = useWords(signupWords)
  const account = useWords(accountWords)
  const errorId = useId()
  return (
    <fieldset className="account-types" aria-describedby={error ? errorId : undefined}>
      <legend className="account-head">{account.whatBringsYou}</legend>
      <p className="account-head-text">
        {offered.includes('isTraveler') ? account.whatBringsYouText : words.partnerText}
      </p>
      <div className="account-type-grid">
        {offered.map((type, at) => (
          <Checkbox
            key={type}
            label={words.types[type]}
            hint={words.typeTexts[type]}
            checked={types[type]}
            aria-invalid={error && at === 0 ? true : undefined}
            onChange={(on) => onChange(chooseAccountType(types, type, on))}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="ui-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
