import { minorDigits } from '@porchlight/contract'
import {
  MoneyField as KitMoneyField,
  type MoneyFieldProps as KitMoneyProps,
  NumberField as KitNumberField,
  type NumberFieldProps as KitNumberProps,
} from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { numberLimitWords } from '#app/lib/messages/site/number-limits.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Words = Pick<KitNumberProps['words'], 'unclear'> & Partial<KitNumberProps['words']>
export type NumberFieldProps = Omit<KitNumberProps, 'words'> & { words: Words }
export type MoneyFieldProps = Omit<KitMoneyProps, 'words' | 'decimals'> & { words: Words }

/** A field's limits in words. */
const useLimits = (min: string | undefined, max: string | undefined): string => {
  const words = useWords(numberLimitWords)
  if (min !== undefined && max !== undefined) return words.between({ min, max })
  return min !== undefined ? words.atLeast({ min }) : words.atMost({ max: max ?? '' })
}

/** The kit's number field, which shows its limits if the input is beyond them. */
export const NumberField = ({ words, ...field }: NumberFieldProps) => {
  const { count } = useFormats()
  const written = (limit: number | undefined) => (limit === undefined ? undefined : count(limit))
  const outside = useLimits(written(field.min), written(field.max))
  return <KitNumberField {...field} words={{ outside, ...words }} />
}

/** The kit's money field, which shows its limits if the input is beyond them. */
export const MoneyField = ({ words, ...field }: MoneyFieldProps) => {
  const { money } = useFormats()
  const { currency } = field
  const written = (amount: number | undefined) => (amount === undefined ? undefined : money({ amount, currency }))
  const outside = useLimits(written(field.min), written(field.max))
  return <KitMoneyField {...field} decimals={minorDigits(currency)} words={{ outside, ...words }} />
}
