import '../../staff.css'
import '../charges.css'
import { type CompanyFee, feesDesk, type ResultsOf } from '@porchlight/contract'
import { Alert, ButtonLink, EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useOwnSaves } from '../own-saves.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { amountOf } from './describe.ts'
import { FeeHistory } from './fee-history.tsx'
import { NoFeeForm } from './no-fee-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => resultsOf(await context.get(pageRequest).api(feesDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

export type FeesDesk = ResultsOf<typeof feesDesk>

const Amount = ({ fee, today }: { fee: CompanyFee; today: string }) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const formats = useFormats()
  const next = fee.versions.find(({ from }) => from !== null && from > today)
  return (
    <span className="staff-cell">
      {fee.now ? amountOf(fee.now, words, formats) : '–'}
      {next?.from && (
        <small>{taxes.rateNext({ rate: amountOf(next, words, formats), date: formats.date(next.from) })}</small>
      )}
    </span>
  )
}

type FeesProps = { title: string; note?: string; text?: string; fees: readonly CompanyFee[]; today: string }

const Fees = ({ title, note, text, fees, today }: FeesProps) => {
  const words = useWords(staffFeesWords)
  const last = ({ now, versions }: CompanyFee) => now ?? versions.at(-1)
  return (
    <Section title={title} note={note}>
      {text && <p className="muted">{text}</p>}
      <Table
        caption={title}
        rows={fees}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/staff/settings/fees/:feeId', { feeId: String(id) })}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'fee',
            head: words.fee,
            cell: (fee) => {
              const terms = last(fee)
              return (
                terms && (
                  <span className="staff-cell">
                    {terms.label}
                    <small>{[words.codes[terms.code], ...(fee.group ? [fee.group.name] : [])].join(', ')}</small>
                  </span>
                )
              )
            },
          },
          { id: 'amount', head: words.amount, cell: (fee) => <Amount fee={fee} today={today} /> },
          {
            id: 'choice',
            head: words.choice,
            cell: (fee) => (last(fee)?.optional ? words.optional : words.mandatory),
          },
          {
            id: 'homes',
            head: words.homes,
            cell: ({ homes }) => (
              <span className="staff-cell">
                {words.inherit({ number: homes.inherit })}
                <small>
                  {[
                    ...(homes.override > 0 ? [words.override({ number: homes.override })] : []),
                    ...(homes.leaveOut > 0 ? [words.leaveOut({ number: homes.leaveOut })] : []),
                  ].join(', ')}
                </small>
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}

/** `/staff/settings/fees`: default fees, which homes can override. */
const FeesPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const { key, onSaved } = useOwnSaves()
  const words = useWords(staffFeesWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const company = desk.fees.filter(({ group }) => group === null)
  const ofGroups = desk.fees.filter(({ group }) => group !== null)
  const fees = desk.open.map((code) => words.codes[code]).join(', ')
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink look="primary" href={href('/staff/settings/fees/new')}>
            {words.add}
          </ButtonLink>
        }
      />
      {desk.open.length > 0 && <Alert title={words.open({ fees })}>{words.openText}</Alert>}
      <Fees title={words.company} note={words.count({ number: company.length })} fees={company} today={desk.today} />
      {ofGroups.length > 0 && (
        <Fees title={words.groupFees} text={words.groupFeesText} fees={ofGroups} today={desk.today} />
      )}
      <Section title={words.decideNone}>
        {desk.none.length > 0 && (
          <ul className="staff-rules">
            {desk.none.map(({ code, name, reason, at }) => (
              <li key={code}>
                <span className="staff-cell">
                  {words.noFee({ fee: words.codes[code], name, date: date(dayOf(at)) })}
                  <small>{reason}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
        <NoFeeForm key={key} onSaved={onSaved} />
      </Section>
      <FeeHistory key={`history ${desk.history.length}`} desk={desk} />
    </>
  )
}
export default FeesPage
