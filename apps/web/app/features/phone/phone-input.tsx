import { countries, defaultCountry } from '@porchlight/contract'
import { PhoneField, type PhoneFieldProps } from '@porchlight/ui'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type PhoneInputProps = Omit<PhoneFieldProps, 'countries' | 'countryLabel' | 'defaultCountry'> & {
  /** Where the person lives, if the form knows. */
  country?: string
}

/** A phone number with its country in sight, so that what is typed is one number and no other. */
export const PhoneInput = ({ country = defaultCountry, ...field }: PhoneInputProps) => {
  const words = useWords(accountWords)
  return (
    <PhoneField
      {...field}
      countries={countries}
      countryLabel={words.phoneCountry}
      defaultCountry={country || defaultCountry}
    />
  )
}
