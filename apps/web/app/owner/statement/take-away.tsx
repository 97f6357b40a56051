import type { StatementBody } from '@porchlight/contract'
import { Button, downloadCsv, Menu, UiLink } from '@porchlight/ui'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { csvOf } from './csv.ts'

/** The same statement in the owner's other currencies. */
export const Currencies = ({ statement, path }: { statement: StatementBody; path: string }) => {
  const words = useWords(ownerStatementWords)
  if (statement.currencies.length < 2) return null
  return (
    <Menu label={words.currency} trigger={statement.currency} triggerClassName="statement-pick">
      {statement.currencies.map((currency) => (
        <UiLink key={currency} href={`${path}?currency=${currency}`}>
          {currency}
        </UiLink>
      ))}
    </Menu>
  )
}

/** On paper, into a spreadsheet. */
export const TakeAway = ({ statement, name }: { statement: StatementBody; name: string }) => {
  const words = useWords(ownerStatementWords)
  return (
    <>
      <Button icon="print" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        icon="download"
        aria-label={words.csvLabel}
        onClick={() => downloadCsv(`${name}.csv`, csvOf(statement, words.csvHead))}
      >
        {words.csv}
      </Button>
    </>
  )
}
