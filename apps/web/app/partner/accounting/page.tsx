import './accounting.css'
import { partnerAccounting, partnerForeignFormOfYear, partnerTaxFormOfYear, pdfAddress } from '@porchlight/contract'
import { Alert, ChipFile, EmptyState, PageHead, Section, Stat, Table } from '@porchlight/ui'
import { HoldAlert } from '#app/features/partner-money/hold-alert.tsx'
import { PartnerMoneyTabs } from '#app/features/partner-money/money-tabs.tsx'
import { StateStrip } from '#app/features/partner-money/state-strip.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(partnerAccounting))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Answer = Route.ComponentProps['loaderData']

type Year = Answer['years'][number]

type FormFile = { address: string; file: string; label: string; children: string }

/** A completed form as a file. It isn't one of our pages, so not a router link. */
const FormLink = ({ address, file, label, children }: FormFile) => (
  <ChipFile href={address} download={file} aria-label={label}>
    {children}
  </ChipFile>
)

/** The completed form, or why there is none. */
const DomesticForm = ({ year: { year, taxForm, threshold } }: { year: Year }) => {
  const words = useWords(partnerAccountingWords)
  const { tax } = useWords(accountantWords)
  const { money } = useFormats()
  if (taxForm === null) return <small className="muted">{words.formLater}</small>
  if (taxForm === 'below')
    return <small className="muted">{tax.reporting.below({ threshold: money(threshold) })}</small>
  if (taxForm !== 'report') return <small className="muted">{tax.reporting[taxForm]}</small>
  return (
    <FormLink
      address={pdfAddress(partnerTaxFormOfYear, { params: { year } })}
      file={`1099-NEC-${year}.pdf`}
      label={words.formNamed({ year: String(year) })}
    >
      {tax.pdf}
    </FormLink>
  )
}

/** The forms of a year: a 1042-S for work in the United States of someone abroad, a 1099-NEC otherwise, or both. */
const TaxForms = ({ year }: { year: Year }) => {
  const words = useWords(partnerAccountingWords)
  const file = `1042-S-${year.year}.pdf`
  return (
    <>
      {year.foreignForm && (
        <FormLink
          address={pdfAddress(partnerForeignFormOfYear, { params: { year: year.year } })}
          file={file}
          label={words.foreignFormNamed({ year: String(year.year) })}
        >
          1042-S
        </FormLink>
      )}
      {(!year.foreignForm || year.taxForm === 'report') && <DomesticForm year={year} />}
    </>
  )
}

const Years = ({ years }: Answer) => {
  const words = useWords(partnerAccountingWords)
  const { tax } = useWords(accountantWords)
  const { amount } = useFormats()
  return (
    <Section title={words.years} note={words.yearsNote}>
      <Table
        caption={words.years}
        rows={years}
        rowKey={({ year }) => year}
        empty={<EmptyState title={words.noYears}>{words.noYearsText}</EmptyState>}
        columns={[
          { id: 'year', head: words.year, cell: ({ year }) => <b className="num">{year}</b> },
          { id: 'stays', head: words.stays, align: 'end', cell: ({ stays }) => <span className="num">{stays}</span> },
          { id: 'withheld', head: words.withheld, align: 'end', cell: ({ withheld }) => amount(withheld) },
          { id: 'paid', head: words.paid, align: 'end', cell: ({ paid }) => <b className="num">{amount(paid)}</b> },
          { id: 'form', head: tax.file, align: 'end', cell: (year) => <TaxForms year={year} /> },
        ]}
      />
    </Section>
  )
}

/** What the partner repaid, or was written off. */
const Settlements = ({ settlements }: Answer) => {
  const words = useWords(partnerAccountingWords)
  const { amount, date } = useFormats()
  if (settlements.length === 0) return null
  return (
    <Section title={words.settled}>
      <Table
        caption={words.settled}
        rows={settlements}
        rowKey={({ id }) => id}
        columns={[
          { id: 'how', head: words.settledHow, cell: ({ kind }) => <b>{words.settlements[kind]}</b> },
          { id: 'on', head: words.settledOn, cell: ({ on }) => <span className="num">{date(on)}</span> },
          {
            id: 'amount',
            head: words.amount,
            align: 'end',
            cell: (row) => <b className="num">{amount(row.amount)}</b>,
          },
        ]}
      />
    </Section>
  )
}

/** `/partners/accounting`: what is owed, what payouts are waiting for, and what was paid by year. */
const AccountingPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(partnerAccountingWords)
  const { money } = useFormats()
  const { states, owed, debt, taxForm, account, holds } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <PartnerMoneyTabs current="overview" />
      <div className="accounting-alerts">
        {debt.amount > 0 && (
          <Alert tone="info" title={words.debt({ amount: money(debt) })}>
            <p>{words.debtText}</p>
          </Alert>
        )}
        <HoldAlert holds={holds} />
      </div>
      <div className="partner-accounting">
        <Stat label={words.owed} figure={money(owed)} note={words.owedText} />
        <Stat
          label={words.account}
          figure={account ? `•• ${account}` : '—'}
          note={account ? words.accountEnding({ ending: account }) : words.noAccount}
        />
        <Stat label={words.taxForm} figure={taxForm ? words.signed : words.missing} />
      </div>
      <StateStrip states={states} />
      <Years {...loaderData} />
      <Settlements {...loaderData} />
    </>
  )
}
export default AccountingPage
