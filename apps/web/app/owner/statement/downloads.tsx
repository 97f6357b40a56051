import type { StatementBody } from '@porchlight/contract'
import { Button, downloadCsv, Icon, Menu, UiLink } from '@porchlight/ui'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { statementCsv } from './csv.ts'

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

type Taken = {
  statement: StatementBody
  /** URL of the PDF. */
  pdf: string
  /** File name without extension. */
  name: string
}

/** Print, PDF and CSV. */
export const Downloads = ({ statement, pdf, name }: Taken) => {
  const words = useWords(ownerStatementWords)
  return (
    <>
      {/* A file, not one of our pages: not a router link. */}
      <a className="ui-button" data-look="quiet" data-size="normal" href={pdf} download={`${name}.pdf`}>
        <Icon name="download" size={18} />
        {words.pdf}
      </a>
      <Button icon="print" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        icon="download"
        aria-label={words.csvLabel}
        onClick={() => downloadCsv(`${name}.csv`, statementCsv(statement, words.csvHead))}
      >
        {words.csv}
      </Button>
    </>
  )
}
