import type { Money, ResultsOf, trustPosition } from '@porchlight/contract'
import { Disclosure, Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Position = ResultsOf<typeof trustPosition>['currencies'][number]

/** Liability accounts in the order of the bar; the company's comes last. */
const owners = [
  ['liability:guest-deposit', 'guests'],
  ['liability:security-deposit', 'deposits'],
  ['payable:owner', 'owners'],
  ['payable:partner', 'partners'],
  ['payable:vendor', 'vendors'],
  ['payable:tax', 'taxes'],
  ['payable:protection', 'protection'],
  ['liability:damage-waiver', 'waiver'],
  ['payable:operator', 'operator'],
] as const

const balanceOf = ({ accounts, currency }: Position, code: string): Money =>
  accounts.find(({ account }) => account === code)?.balance ?? { amount: 0, currency }

const Balances = ({ parts }: { parts: readonly { code: string; label: string; balance: Money }[] }) => {
  const { amount } = useFormats()
  return parts.map(({ code, label, balance }) => (
    <div key={code} data-of={code}>
      <dt>{label}</dt>
      <dd className="num">{amount(balance)}</dd>
    </div>
  ))
}

/** The trust liabilities: the parts of the bar add up to the balance held (R44). */
export const Liabilities = ({ position }: { position: Position }) => {
  const { amount } = useFormats()
  const words = useWords(trustWords)
  const all = owners.map(([code, name]) => ({ code, label: words.accounts[name], balance: balanceOf(position, code) }))
  const parts = all.filter(({ balance }) => balance.amount !== 0)
  const empty = all.filter(({ balance }) => balance.amount === 0)
  const figure = (code: string) => amount(balanceOf(position, code))
  return (
    <Section
      title={words.whose}
      note={words.whoseNote({
        bank: figure('cash:trust'),
        way: figure('processor:clearing'),
        hand: figure('cash:received'),
        owed: figure('receivable:guest'),
      })}
    >
      <div className="trust-bar" aria-hidden="true">
        {parts.map(({ code, balance }) => (
          <span key={code} data-of={code} style={{ flexGrow: Math.max(0, balance.amount) }} />
        ))}
      </div>
      <dl className="trust-whose">
        <Balances parts={parts} />
        <div data-of="held">
          <dt>{words.held}</dt>
          <dd className="num">{amount(position.held)}</dd>
        </div>
      </dl>
      {empty.length > 0 && (
        <Disclosure summary={words.showAll({ number: empty.length })} className="trust-empty">
          <dl className="trust-whose">
            <Balances parts={empty} />
          </dl>
        </Disclosure>
      )}
    </Section>
  )
}
