import { countries, defaultCountry } from '@porchlight/contract'
import { PhoneField, type PhoneFieldProps } from '@porchlight/ui'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type PhoneInputProps = Omit<PhoneFieldProps, 'countries' | 'countryLabel' | 'defaultCountry'> & {
  /** The person's country, if known. */
  country?: string
}

/** Phone number with a visible country, so it is unambiguous. */
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
