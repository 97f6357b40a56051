import { currencySign, type MoneyAmount, majorUnits, minorUnits } from './money-amounts.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

export type { MoneyAmount } from './money-amounts.ts'

export type MoneyFieldProps = Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'min' | 'max' | 'decimals' | 'step' | 'sign' | 'fixed'
> & {
  value: MoneyAmount | null
  onChange: (value: MoneyAmount | null) => void
  /** The currency, also while the field is empty. */
  currency: string
  /** The currency's decimals. `Intl` rounds some currencies for display: its digits would turn 18,950 forints into 189.50. */
  decimals: number
  /** In minor units, like amounts. */
  min?: number
  max?: number
  step?: number
}

/** An amount of money, typed as people write it and stored in minor units. */
export const MoneyField = ({ value, onChange, currency, decimals, min, max, step, ...field }: MoneyFieldProps) => {
  const { locale = 'en-US' } = field
  const major = (minor: number): number => majorUnits(minor, decimals)
  return (
    <NumberField
      {...field}
      sign={currencySign(currency, locale)}
      decimals={decimals}
      fixed
      value={value && major(value.amount)}
      onChange={(next) => onChange(next === null ? null : { amount: minorUnits(next, decimals), currency })}
      min={min === undefined ? undefined : major(min)}
      max={max === undefined ? undefined : major(max)}
      step={step === undefined ? 1 : major(step)}
    />
  )
}
