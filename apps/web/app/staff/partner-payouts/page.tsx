import '../staff.css'
import '#app/features/partner-money/partner-money.css'
import {
  type CommissionHold,
  dateIn,
  type PartnerPayee,
  partnerDebts,
  partnerPayables,
  partnerTaxYear,
  preparePartnerRun,
} from '@porchlight/contract'
import { Button, Checkbox, EmptyState, PageHead, Section, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../person-link.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/page'
import { PartnerDebts } from './debts.tsx'
import { ForeignTaxes } from './foreign-taxes.tsx'
import { OtherRuns, PartnerRuns } from './runs.tsx'
import { PartnerTaxes } from './taxes.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api: call, site } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const year = searchParams.get('year')
  const before = searchParams.get('before')
  const [payables, owing, taxes] = await Promise.all([
    call(partnerPayables, { query: before === null ? {} : { runsBefore: Number(before) } }),
    call(partnerDebts),
    call(partnerTaxYear, { query: year === null ? {} : { year: Number(year) } }),
  ])
  const today = dateIn(site.timeZone, new Date())
  return { ...resultsOf(payables), isOlder: before !== null, owing: resultsOf(owing), taxes: resultsOf(taxes), today }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/**
 * Reasons that prevent a payee from being paid at all. Other holds leave out single commissions, or are paid with
 * withholding.
 */
const unpayable: ReadonlySet<CommissionHold> = new Set(['account', 'cooling_off', 'stripe'])

const canPay = ({ holds, gross }: PartnerPayee): boolean =>
  gross.amount > 0 && !holds.some((hold) => unpayable.has(hold))

const Payees = ({ payees }: { payees: readonly PartnerPayee[] }) => {
  const words = useWords(staffCommissionWords)
  const { holds: holdTexts, stays: stayWords } = useWords(commissionWords)
  const { amount, money, date } = useFormats()
  const navigate = useNavigate()
  const { act, question } = useStepUpAction()
  const ready = payees.filter(canPay)
  const [off, setOff] = useState<readonly number[]>([])
  const [withheld, setWithheld] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const toggle = (ids: readonly number[], id: number, on: boolean) =>
    on ? [...ids, id] : ids.filter((one) => one !== id)
  const chosen = ready.filter(
    ({ partnerId, holds }) => !off.includes(partnerId) && (!holds.includes('tax_form') || withheld.includes(partnerId)),
  )
  const [first] = chosen
  const total = first && {
    currency: first.currency,
    amount: chosen.reduce((sum, { currency, net }) => (currency === first.currency ? sum + net.amount : sum), 0),
  }
  const prepare = async () => {
    if (!first) return
    const body = {
      currency: first.currency,
      payees: chosen
        .filter(({ currency }) => currency === first.currency)
        .map(({ partnerId }) => ({ partnerId, withhold: withheld.includes(partnerId) })),
      note,
    }
    const results = await act(() => api(preparePartnerRun, { body }))
    if (!results) return
    toast({ type: 'success', message: words.prepared({ id: String(results.run.id) }) })
    await navigate(href('/staff/partner-payouts/:runId', { runId: String(results.run.id) }))
  }
  return (
    <>
      <Table
        caption={words.dueNow}
        rows={payees}
        rowKey={({ partnerId, currency }) => `${partnerId} ${currency}`}
        figures
        empty={<EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>}
        columns={[
          {
            id: 'partner',
            head: words.partner,
            cell: (payee) => (
              <span className="commission-cell">
                {canPay(payee) ? (
                  <Checkbox
                    label={<b data-content>{payee.name}</b>}
                    checked={!off.includes(payee.partnerId)}
                    onChange={(on) => setOff((ids) => toggle(ids, payee.partnerId, !on))}
                  />
                ) : (
                  <PersonLink id={payee.partnerId}>{payee.name}</PersonLink>
                )}
                {payee.holds.map((hold) => (
                  <small key={hold}>{holdTexts[hold]}</small>
                ))}
                {payee.withheld.amount > 0 && !payee.holds.includes('tax_form') && payee.withholding !== 'none' && (
                  <small>
                    {words.lessTax({ amount: money(payee.withheld), reason: words.withholdings[payee.withholding] })}
                  </small>
                )}
                {(payee.withholding === 'treaty' || payee.withholding === 'eci') && (
                  <small>{words.withholdings[payee.withholding]}</small>
                )}
                {payee.holds.includes('tax_form') && canPay(payee) && (
                  <Checkbox
                    label={words.withhold}
                    quiet
                    checked={withheld.includes(payee.partnerId)}
                    onChange={(on) => setWithheld((ids) => toggle(ids, payee.partnerId, on))}
                  />
                )}
              </span>
            ),
          },
          {
            id: 'account',
            head: words.account,
            cell: ({ accountEnding }) => (accountEnding ? <span className="num">•• {accountEnding}</span> : '—'),
          },
          {
            id: 'due',
            head: words.dueOn,
            cell: ({ dueOn }) => (dueOn ? <span className="num">{date(dueOn)}</span> : '—'),
          },
          {
            id: 'gross',
            head: words.gross,
            align: 'end',
            cell: ({ gross, stays }) => (
              <span className="commission-cell num">
                {amount(gross)}
                <small>{stayWords({ count: stays })}</small>
              </span>
            ),
          },
          {
            id: 'net',
            head: words.net,
            align: 'end',
            onPhone: 'end',
            cell: ({ net }) => <b className="num">{amount(net)}</b>,
          },
        ]}
      />
      {ready.length > 0 && (
        <div className="staff-form commission-approve">
          <TextField label={words.note} maxLength={300} value={note} onChange={setNote} />
          {total && <p className="num">{words.selected({ count: chosen.length, total: money(total) })}</p>}
          <div className="staff-acts">
            <Button look="primary" disabled={chosen.length === 0} onClick={() => void prepare()}>
              {words.prepare}
            </Button>
          </div>
        </div>
      )}
      {question}
    </>
  )
}

/** `/staff/partner-payouts`: payees, payout runs, and the amounts Forms 1099-NEC and 1042-S report. */
const PartnerPayoutsPage = ({
  loaderData: { payees, runs, olderRuns, isOlder, owing, taxes, today },
}: Route.ComponentProps) => {
  const words = useWords(staffCommissionWords)
  return (
    <>
      <PageHead title={words.payoutsTitle} lead={words.payoutsLead} />
      <Section title={words.dueNow}>
        <Payees payees={payees} />
      </Section>
      <PartnerDebts owing={owing} today={today} />
      <div id="runs">
        <Section title={words.runs} note={runs[0]?.total.currency}>
          <PartnerRuns runs={runs} />
          <OtherRuns older={olderRuns} isOlder={isOlder} />
        </Section>
      </div>
      <PartnerTaxes taxes={taxes} />
      <ForeignTaxes taxes={taxes} />
    </>
  )
}
export default PartnerPayoutsPage
