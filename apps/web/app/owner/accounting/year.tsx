import { ChipLink, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { MoneyEquation } from '#app/features/owner-money/equation.tsx'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Accounting, accountingHref } from './accounting.ts'

const Currencies = ({ accounting }: { accounting: Accounting }) => {
  const { currencies, currency, property } = accounting
  if (currencies.length < 2) return null
  return currencies.map((one) => (
    <ChipLink
      key={one}
      on={one === currency}
      removable={false}
      href={accountingHref(property?.id, { ...accounting, currency: one })}
    >
      {one}
    </ChipLink>
  ))
}

/** The year as an equation: earnings and costs equal paid plus pending. */
export const Year = ({ accounting }: { accounting: Accounting }) => {
  const words = useWords(ownerAccountingWords)
  const { money, property, basis, currency } = accounting
  const of = property ? { propertyId: String(property.id) } : {}
  return (
    <Section
      title={words.year}
      note={property ? words.yearOfHome({ home: property.name, currency, basis }) : words.yearNote({ currency, basis })}
      side={<Currencies accounting={accounting} />}
    >
      <MoneyEquation
        sums={money}
        links={{
          earned: '#quarters',
          costs: '#quarters',
          bookedAhead: href('/owners/bookings/upcoming'),
          paid: href('/owners/:propertyId?/accounting/payouts', of),
          onTheWay: href('/owners/:propertyId?/accounting/payouts/upcoming', of),
        }}
      />
    </Section>
  )
}
