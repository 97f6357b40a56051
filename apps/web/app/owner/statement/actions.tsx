import type { Statement } from '@porchlight/contract'
import { Button, Icon, Menu, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { csvOf } from './csv.ts'
import { neighbours, type Quarter } from './quarters.ts'

const hrefOf = ({ year, quarter }: Quarter): string =>
  href('/owners/:propertyId?/accounting/statements/:year/:quarter', { year: String(year), quarter: String(quarter) })

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const Step = ({
  to,
  icon,
  label,
}: {
  to: Quarter | undefined
  icon: 'chevron-left' | 'chevron-right'
  label: string
}) =>
  to && (
    <UiLink className="statement-step" href={hrefOf(to)} aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </UiLink>
  )

const Currencies = ({ statement }: { statement: Statement }) => {
  const words = useWords(ownerStatementWords)
  if (statement.currencies.length < 2) return null
  return (
    <Menu label={words.currency} trigger={statement.currency} triggerClassName="statement-pick">
      {statement.currencies.map((currency) => (
        <UiLink key={currency} href={`${hrefOf(statement)}?currency=${currency}`}>
          {currency}
        </UiLink>
      ))}
    </Menu>
  )
}

/** To other quarters, on paper, into a spreadsheet. */
export const Actions = ({ statement, known }: { statement: Statement; known: readonly Quarter[] }) => {
  const words = useWords(ownerStatementWords)
  const { before, after } = neighbours(statement, known)
  const nameOf = (of: Quarter | undefined) => (of ? words.quarter({ quarter: of.quarter, year: of.year }) : '')
  return (
    <div className="statement-actions">
      <Step to={before} icon="chevron-left" label={words.previous({ name: nameOf(before) })} />
      <Menu
        label={words.quarters}
        triggerClassName="statement-pick"
        trigger={
          <>
            {nameOf(statement)}
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        {known.map((quarter) => (
          <UiLink key={hrefOf(quarter)} href={hrefOf(quarter)}>
            {nameOf(quarter)}
          </UiLink>
        ))}
      </Menu>
      <Step to={after} icon="chevron-right" label={words.next({ name: nameOf(after) })} />
      <Currencies statement={statement} />
      <Button icon="print" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        icon="download"
        aria-label={words.csvLabel}
        onClick={() =>
          download(`statement-${statement.year}-q${statement.quarter}.csv`, csvOf(statement, words.csvHead))
        }
      >
        {words.csv}
      </Button>
    </div>
  )
}
