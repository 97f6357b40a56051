import type { Money, StatementLine } from '@porchlight/contract'
import { Icon, Status, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { Breakdown } from './breakdown.tsx'
import { SupportingDocuments, useSupporting } from './line-documents.tsx'
import { useStatementPlaces } from './places.ts'

type Entry = StatementLine['entries'][number]

const sum = (amounts: readonly (Money | null)[]): number =>
  amounts.reduce((total, money) => total + (money?.amount ?? 0), 0)

const EntryTable = ({ entry }: { entry: Entry }) => {
  const { amount } = useFormats()
  const officeTime = useOfficeTime()
  const words = useWords(ownerStatementWords)
  const currency = (entry.lines[0]?.debit ?? entry.lines[0]?.credit)?.currency ?? ''
  const debit = { amount: sum(entry.lines.map((line) => line.debit)), currency }
  const credit = { amount: sum(entry.lines.map((line) => line.credit)), currency }
  const equal = debit.amount === credit.amount
  return (
    <table className="statement-entry">
      <caption>
        <b>{words.entry({ id: entry.id })}</b>{' '}
        {words.purposes[entry.purpose as keyof typeof words.purposes] ?? entry.purpose}, {entry.document}
        <span>{officeTime(entry.postedAt)}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col">{words.debit}</th>
          <th scope="col">{words.credit}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry have no identity and never move
          <tr key={index}>
            <td>{line.account}</td>
            <td>{line.debit && amount(line.debit)}</td>
            <td>{line.credit && amount(line.credit)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>
            <Status state={equal ? 'done' : 'broken'}>{equal ? words.equal : words.unequal}</Status>
          </td>
          <td>{amount(debit)}</td>
          <td>{amount(credit)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const Body = ({ line, home }: { line: StatementLine; home: string }) => {
  const places = useStatementPlaces()
  const words = useWords(ownerStatementWords)
  const supporting = useSupporting(line)
  const fromGuest = line.bookingId !== null && line.parts.length > 0
  const halves = fromGuest || supporting.length > 0
  return (
    <div className="statement-body">
      <p className="statement-path">
        {[words.statement, home, line.label].filter(Boolean).join(' → ')}
        {places.booking && line.bookingId !== null && (
          <UiLink className="inline-link" href={places.booking(line.bookingId)}>
            {words.toBooking}
          </UiLink>
        )}
        {places.bill && line.jobId !== undefined && (
          <UiLink className="inline-link" href={places.bill(line.jobId)}>
            {words.toBill}
          </UiLink>
        )}
      </p>
      <div className="statement-open" data-halves={halves || undefined}>
        {halves && (
          <div>
            {supporting.length > 0 && <SupportingDocuments supporting={supporting} />}
            {fromGuest && <Breakdown line={line} />}
          </div>
        )}
        <div>
          <h4>{words.inTheBook}</h4>
          {line.entries.map((entry) => (
            <EntryTable key={entry.id} entry={entry} />
          ))}
          <p className="statement-small">{words.neverEdited}</p>
        </div>
      </div>
    </div>
  )
}

type Props = { line: StatementLine; home: string; every: boolean; group: string; children: ReactNode }

/** A line that expands to its journal entries. One is open at a time, unless all are. */
export const Line = ({ line, home, every, group, children }: Props) => (
  <details className="statement-line" open={every} name={every ? undefined : group}>
    <summary>
      {children}
      <Icon name="chevron-down" size={16} />
    </summary>
    <Body line={line} home={home} />
  </details>
)
