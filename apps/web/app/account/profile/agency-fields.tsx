import { type AgentFields, agencyProblems } from '@porchlight/contract'
import { DateField, TextField } from '@porchlight/ui'
import { useDateWords } from '#app/lib/date-words.ts'
import { useHabits } from '#app/lib/formats.ts'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  value: AgentFields
  today: string
  /** Whether problems are shown. */
  tried: boolean
  onChange: (value: AgentFields) => void
}

/** A travel agent's agency, as entered at sign-up. */
export const AgencyFields = ({ value, today, tried, onChange }: Props) => {
  const words = useWords(signupWords)
  const shared = useWords(formWords)
  const { locale, firstWeekday } = useHabits()
  const dateWords = useDateWords()
  const problems = tried ? agencyProblems(value, today) : {}
  return (
    <fieldset className="profile-agency">
      <legend className="t-card">{words.agency}</legend>
      <div className="profile-names">
        <TextField
          label={words.agencyName}
          autoComplete="organization"
          maxLength={120}
          value={value.agencyName}
          onChange={(agencyName) => onChange({ ...value, agencyName })}
          error={problems.agencyName && shared.required}
        />
        <TextField
          label={words.agencyIataNumber}
          inputMode="numeric"
          maxLength={120}
          value={value.agencyIataNumber}
          onChange={(agencyIataNumber) => onChange({ ...value, agencyIataNumber })}
          error={
            problems.agencyIataNumber &&
            (problems.agencyIataNumber === 'iata' ? words.iataNumberWrong : shared.required)
          }
        />
      </div>
      <DateField
        label={words.agencyLicenseExp}
        value={value.agencyLicenseExp || null}
        onChange={(date) => onChange({ ...value, agencyLicenseExp: date ?? '' })}
        error={problems.agencyLicenseExp && words.dateInFuture}
        today={today}
        locale={locale}
        firstWeekday={firstWeekday}
        words={dateWords}
      />
    </fieldset>
  )
}
