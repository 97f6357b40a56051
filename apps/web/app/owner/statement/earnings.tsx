import type { Money, StatementBody, StatementLine } from '@porchlight/contract'
import { Button, Section } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Line } from './line.tsx'

type Home = StatementBody['homes'][number]

const earns = ({ kind }: StatementLine): boolean => kind === 'stay' || kind === 'fee'

/** The guest's payment comes first; the other parts are deductions. */
const guestPaid = ({ parts, amount: yours }: StatementLine): Money => {
  const paid = parts.reduce((sum, { amount: { amount: value } }) => sum + Math.max(0, value), 0)
  return { amount: paid, currency: yours.currency }
}

const sumOf = (lines: readonly StatementLine[], of: (line: StatementLine) => Money, currency: string): Money => ({
  amount: lines.reduce((sum, line) => sum + of(line).amount, 0),
  currency,
})

const Sums = ({ lines, currency }: { lines: readonly StatementLine[]; currency: string }) => {
  const { amount } = useFormats()
  const paid = sumOf(lines, guestPaid, currency)
  const yours = sumOf(lines, (line) => line.amount, currency)
  return (
    <>
      <span className="statement-figure statement-wide">{amount(paid)}</span>
      <span className="statement-figure statement-wide">
        {amount({ amount: yours.amount - paid.amount, currency })}
      </span>
      <b className="statement-figure">{amount(yours)}</b>
    </>
  )
}

const HomeLines = ({ home, lines, every }: { home: Home; lines: readonly StatementLine[]; every: boolean }) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerStatementWords)
  const currency = home.earned.currency
  return (
    <li>
      <div className="statement-cells statement-home">
        <h3>
          {home.name}
          <small>{words.stays({ stays: lines.length, number: home.nights })}</small>
        </h3>
        <Sums lines={lines} currency={currency} />
      </div>
      {lines.map((line) => (
        <Line key={line.id} line={line} home={home.name} every={every} group="statement-line">
          <span className="statement-cells">
            <span className="statement-date">{dayShort(line.on)}</span>
            <span className="statement-name">
              <b>{line.label}</b> <small>{line.detail}</small>
            </span>
            <Sums lines={[line]} currency={currency} />
          </span>
        </Line>
      ))}
    </li>
  )
}

const Head = () => {
  const words = useWords(ownerStatementWords)
  return (
    <div className="statement-cells statement-head" aria-hidden="true">
      <span>{words.date}</span>
      <span>{words.line}</span>
      <span className="statement-figure">{words.guestPaid}</span>
      <span className="statement-figure">{words.between}</span>
      <span className="statement-figure">{words.yours}</span>
    </div>
  )
}

/** Earnings by home and stay; each line expands to its journal entries. */
export const Earnings = ({ statement }: { statement: StatementBody }) => {
  const words = useWords(ownerStatementWords)
  const [every, setEvery] = useState(false)
  const homes = statement.homes
    .map((home) => ({ home, lines: home.lines.filter(earns) }))
    .filter(({ lines }) => lines.length > 0)
  const lines = homes.flatMap((one) => one.lines)
  return (
    <Section
      title={words.earned}
      note={words.earnedNote({ currency: statement.currency, basis: statement.basis })}
      className="statement-earned"
      side={
        lines.length > 0 && (
          <Button look="link" onClick={() => setEvery(!every)}>
            {every ? words.closeAll : words.openAll}
          </Button>
        )
      }
    >
      {lines.length === 0 && <p className="statement-none">{words.nothingEarned}</p>}
      {lines.length > 0 && <Head />}
      <ul>
        {homes.map(({ home, lines: own }) => (
          <HomeLines key={home.id} home={home} lines={own} every={every} />
        ))}
      </ul>
      {lines.length > 0 && (
        <div className="statement-cells statement-total">
          <span className="statement-total-name">{words.earned}</span>
          <Sums lines={lines} currency={statement.currency} />
        </div>
      )}
    </Section>
  )
}
