import type { MoneyToMove, PayeeDue } from '@porchlight/contract'
import { Chip, csvOf, downloadCsv, EmptyState, Section, Status, Table } from '@porchlight/ui'
import { plainAmount, useFormats } from '#app/lib/formats.ts'
import { trustWords } from '#app/lib/messages/staff/trust.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { PersonLink } from '../person-link.tsx'

const useHoldStatus = (): ((payee: PayeeDue) => string) => {
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const words = useWords(trustWords)
  return ({ waitsFor, until }) =>
    waitsFor
      .map((wait) => {
        if (wait === 'cooling_off') return words.waits.cooling_off({ until: day(until ? dayOf(until) : '') })
        return wait === 'tax_form' || wait === 'account' || wait === 'returned' ? words.waits[wait] : words.waits.other
      })
      .join(', ') || words.ready
}

/** Owners with earned, funded balances, and any holds. */
export const Payees = ({ toMove: { payees, currency, owners, held } }: { toMove: MoneyToMove }) => {
  const { amount } = useFormats()
  const words = useWords(trustWords)
  const stateOf = useHoldStatus()
  const save = () =>
    downloadCsv(
      `payouts-due-${currency}.csv`,
      csvOf(
        [
          { name: words.owner, value: ({ name }) => name },
          { name: words.state, value: stateOf },
          { name: words.amount, value: (payee) => plainAmount(payee.amount) },
          { name: words.currency, value: () => currency },
        ],
        payees,
      ),
    )
  return (
    <Section
      title={words.payees}
      note={words.payeesNote({ currency })}
      side={
        payees.length > 0 && (
          <Chip icon="download" aria-label={words.csvLabel} onClick={save}>
            {words.csv}
          </Chip>
        )
      }
    >
      <Table
        compact
        caption={words.payeesCaption}
        rows={payees}
        rowKey={({ ownerId }) => ownerId}
        empty={<EmptyState title={words.none} />}
        columns={[
          {
            id: 'owner',
            head: words.owner,
            cell: ({ ownerId, name, parts }) => (
              <span className="trust-payee">
                <PersonLink id={ownerId}>{name}</PersonLink>
                <small>{words.homes({ number: parts.length })}</small>
              </span>
            ),
            foot: words.together,
          },
          {
            id: 'state',
            head: words.state,
            cell: (payee) => <Status state={payee.waitsFor.length === 0 ? 'done' : 'waiting'}>{stateOf(payee)}</Status>,
          },
          {
            id: 'amount',
            head: words.amount,
            align: 'end',
            onPhone: 'figure',
            cell: (payee) => <b>{amount(payee.amount)}</b>,
            foot: amount({ amount: owners.amount + held.amount, currency }),
          },
        ]}
      />
    </Section>
  )
}
