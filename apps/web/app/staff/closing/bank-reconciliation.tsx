import { type ClosingDesk, tellBankBalance } from '@porchlight/contract'
import { Button, type MoneyAmount, Section, Status, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffClosingWords } from '#app/lib/messages/staff/closing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { useTeamZone } from '#app/lib/team-zone.ts'

type Row = ClosingDesk['bank'][number]

const ReportedBalance = ({ book, reported, reportedBy, reportedAt }: Row) => {
  const teamZone = useTeamZone()
  const { money, moment } = useFormats()
  const words = useWords(staffClosingWords)
  if (!reported || !reportedAt) return <dd>{words.notEntered}</dd>
  const off = reported.amount - book.amount
  return (
    <dd>
      <b>{money(reported)}</b>
      <Status state={off === 0 ? 'done' : 'broken'}>
        {off === 0 ? words.agrees : words.differs({ amount: money({ ...reported, amount: off }) })}
      </Status>{' '}
      <small>{words.enteredBy({ name: reportedBy ?? words.system, at: moment(reportedAt, teamZone) })}</small>
    </dd>
  )
}

const Ask = ({ currency, year, quarter }: { currency: string; year: number; quarter: number }) => {
  const words = useWords(staffClosingWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const { revalidate } = useRevalidator()
  const form = useFields<{ balance: MoneyAmount | null }>({
    values: { balance: null },
    problemsOf: ({ balance }) => (balance ? {} : { balance: shared.required }),
  })
  const save = async ({ balance }: { balance: MoneyAmount | null }) => {
    const body = { year, quarter, balance: { amount: balance?.amount ?? 0, currency } }
    const answer = await api(tellBankBalance, { body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  return (
    <form method="post" noValidate onSubmit={form.submit(save)}>
      <MoneyField
        label={words.balance}
        currency={currency}
        required
        words={{ unclear: words.unclear }}
        locale={locale}
        {...form.field('balance')}
      />
      <Button type="submit" busy={form.busy}>
        {words.save}
      </Button>
    </form>
  )
}

/** The trust account's bank balance next to its book balance; the two must match. */
export const BankReconciliation = ({ desk: { bank, quarter } }: { desk: ClosingDesk }) => {
  const { money, day } = useFormats()
  const words = useWords(staffClosingWords)
  if (bank.length === 0) return null
  return (
    <Section title={words.bankHead} note={words.bankNote({ to: day(quarter.to) })}>
      {bank.map((row) => (
        <dl key={row.book.currency} className="closing-bank">
          <div>
            <dt>{words.bookBalance}</dt>
            <dd>
              <b>{money(row.book)}</b>
            </dd>
          </div>
          <div>
            <dt>{words.bankBalance}</dt>
            <ReportedBalance {...row} />
          </div>
          <div>
            <dt className="visually-hidden">{words.balance}</dt>
            <dd>
              <Ask currency={row.book.currency} year={quarter.year} quarter={quarter.quarter} />
            </dd>
          </div>
        </dl>
      ))}
    </Section>
  )
}
