import '../settings/charges.css'
import type { chargesOfHome, ResultsOf } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Section, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { ChangeReview } from '../settings/change-review.tsx'
import { amountOf } from '../settings/fees/describe.ts'
import { useFeeReview } from '../settings/fees/fee-review.tsx'
import { feesHref, homeFeeHref, taxesHref, taxHref } from '../settings/hrefs.ts'
import { areaNameOf } from '../settings/taxes/describe.ts'
import { useTestStay } from '../settings/test-stay.tsx'
import { useMay } from '../use-may.ts'

type HomeCharges = ResultsOf<typeof chargesOfHome>
type Fee = HomeCharges['fees'][number]
type Decide = (kind: 'leave_out' | 'inherit', fee: number) => void

const Missing = ({ missing, canDecide }: { missing: readonly string[]; canDecide: boolean }) => {
  const words = useWords(staffFeesWords)
  if (missing.length === 0) return null
  const known: Record<string, string> = words.missingCodes
  const fees = missing.some((code) => code !== 'tax')
  return (
    <Alert
      action={
        canDecide && (
          <>
            {fees && <ButtonLink href={feesHref()}>{words.decideFees}</ButtonLink>}
            {missing.includes('tax') && <ButtonLink href={taxesHref()}>{words.decideTaxes}</ButtonLink>}
          </>
        )
      }
    >
      {words.missing({ what: missing.map((code) => known[code] ?? code).join(', ') })}
    </Alert>
  )
}

/** A group's fee is labeled with its group instead. */
const originOf = ({ origin }: Fee) => (origin === 'group' ? 'company' : origin)

const FeeRow = ({ fee, homeId, decide }: { fee: Fee; homeId: number; decide: Decide | undefined }) => {
  const words = useWords(staffFeesWords)
  const formats = useFormats()
  const { fee: series } = fee
  return (
    <li>
      <span className="staff-cell">
        {fee.label}
        <small>
          {fee.group ? words.fromGroup({ group: fee.group.name }) : words.origins[originOf(fee)]},{' '}
          {fee.optional ? words.optional : words.mandatory}
        </small>
      </span>
      <span className="num">{amountOf(fee, words, formats)}</span>
      {decide && series !== null && (
        <span className="staff-acts">
          <ButtonLink href={homeFeeHref(homeId, series)}>{words.change}</ButtonLink>
          {fee.origin === 'override' && <Button onClick={() => decide('inherit', series)}>{words.follow}</Button>}
          <Button onClick={() => decide('leave_out', series)}>{words.leave}</Button>
        </span>
      )}
    </li>
  )
}

const Taxes = ({ taxes, canDecide }: { taxes: HomeCharges['taxes']; canDecide: boolean }) => {
  const words = useWords(staffFeesWords)
  const said = useWords(staffTaxesWords)
  const { money, percent } = useFormats()
  const rate = ({ kind, amount, currency }: HomeCharges['taxes'][number]) => {
    if (kind === 'percent') return percent(amount)
    const each = { amount: money({ amount, currency: currency ?? 'USD' }) }
    if (kind === 'per_night') return said.perNight(each)
    return kind === 'per_stay' ? said.perStay(each) : said.perPersonNight(each)
  }
  return taxes.map((tax) => (
    <li key={`tax ${tax.tax}`}>
      <span className="staff-cell">
        {canDecide ? (
          <UiLink className="inline-link" href={taxHref(tax.tax)}>
            {tax.label}
          </UiLink>
        ) : (
          tax.label
        )}
        <small>
          {tax.leftOut === null
            ? words.taxFrom({ area: areaNameOf({ kind: tax.areaKind, name: tax.area }, said) })
            : words.taxLeftOut({ reason: tax.leftOut })}
        </small>
      </span>
      <span className="num">{tax.leftOut === null ? rate(tax) : '–'}</span>
    </li>
  ))
}

/** The home's fees and taxes, the source of each, and its overrides. */
export const Charges = ({ charges }: { charges: HomeCharges }) => {
  const { home, groups, fees, leftOut, taxes, missing, today } = charges
  const words = useWords(staffFeesWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const [stay] = useTestStay([home], today)
  const [formKey, setFormKey] = useState('')
  const [problem, setProblem] = useState('')
  const review = useFeeReview(revalidate)
  const canDecide = useMay()('money', 'act')
  const decide: Decide = async (kind, fee) => {
    const key = `${kind} ${fee}`
    setFormKey(key)
    const name = user ? `${user.firstName} ${user.lastName}`.trim() : ''
    const change =
      kind === 'inherit' ? { kind, home: home.id, fee } : { kind: 'leave_out' as const, home: home.id, fee, name }
    setProblem((await review.start(change, stay, key))?.message ?? '')
  }
  return (
    <Section
      title={words.homeTitle}
      side={
        canDecide && (
          <UiLink className="inline-link" href={homeFeeHref(home.id)}>
            {words.addOwn}
          </UiLink>
        )
      }
    >
      <Missing missing={missing} canDecide={canDecide} />
      {groups.length > 0 && (
        <p className="muted">{words.inGroups({ groups: groups.map(({ name }) => name).join(', ') })}</p>
      )}
      {fees.length === 0 && <p className="muted">{words.homeNone}</p>}
      <ul className="staff-rules charge-rows">
        {fees.map((fee) => (
          <FeeRow key={fee.id} fee={fee} homeId={home.id} decide={canDecide ? decide : undefined} />
        ))}
        {leftOut.map(({ fee, label, name, reason, group }) => {
          const known: Record<string, string> = words.codes
          return (
            <li key={`left ${label} ${group?.id ?? ''}`}>
              <span className="staff-cell">
                {known[label] ?? label}
                <small>
                  {group ? words.leftOutByGroup({ group: group.name, name, reason }) : words.leftOut({ name, reason })}
                </small>
              </span>
              <span className="num">–</span>
              {canDecide && fee !== null && (
                <span className="staff-acts">
                  {group ? (
                    <ButtonLink href={homeFeeHref(home.id, fee)}>{words.change}</ButtonLink>
                  ) : (
                    <Button onClick={() => decide('inherit', fee)}>{words.follow}</Button>
                  )}
                </span>
              )}
            </li>
          )
        })}
        <Taxes taxes={taxes} canDecide={canDecide} />
      </ul>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <ChangeReview review={review} formKey={formKey} />
    </Section>
  )
}
