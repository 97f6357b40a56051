import { ChipLink } from '@porchlight/ui'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { year: number; years: readonly number[]; hrefOf: (year: number) => string }

/** Links to the available tax years, with the current one selected. */
export const YearLinks = ({ year, years, hrefOf }: Props) => {
  const words = useWords(staffTaxFormsWords)
  return (
    <nav className="year-links" aria-label={words.years}>
      {years.map((one) => (
        <ChipLink key={one} on={one === year} removable={false} href={hrefOf(one)}>
          {one}
        </ChipLink>
      ))}
    </nav>
  )
}
