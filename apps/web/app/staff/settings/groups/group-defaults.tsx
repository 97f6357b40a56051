import type { CompanyFee, FeeChangeInput, feesDesk, ResultsOf } from '@porchlight/contract'
import { Alert, Button, ButtonLink, Section, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { ChangeReview } from '../change-review.tsx'
import { amountOf } from '../fees/describe.ts'
import { useFeeReview } from '../fees/fee-review.tsx'
import { groupFeeHref } from '../hrefs.ts'
import { useTestStay } from '../test-stay.tsx'

type FeesDesk = ResultsOf<typeof feesDesk>
type LeftOut = FeesDesk['leftOut'][number]
type Row = { base: CompanyFee | null; own: CompanyFee | null; left: LeftOut | null }
type Decide = (change: FeeChangeInput, key: string) => void

const isOpen = ({ versions }: CompanyFee, today: string): boolean => {
  const to = versions.at(-1)?.to ?? null
  return to === null || to > today
}

const isDecided = (fee: CompanyFee): boolean => {
  const last = fee.versions.at(-1)
  return last !== undefined && !last.optional && (last.code === 'cleaning' || last.code === 'service')
}

const standsFor = (own: CompanyFee, base: CompanyFee): boolean =>
  own.replaces === base.id ||
  (isDecided(base) && isDecided(own) && own.versions.at(-1)?.code === base.versions.at(-1)?.code)

/** Each company fee with the group's setting for it, then the group's own fees. */
const rowsOf = ({ fees, leftOut, today }: FeesDesk, groupId: number): Row[] => {
  const open = fees.filter((fee) => isOpen(fee, today))
  const own = open.filter(({ group }) => group?.id === groupId)
  const rows = open
    .filter(({ group }) => group === null)
    .map((base) => ({
      base,
      own: own.find((one) => standsFor(one, base)) ?? null,
      left: leftOut.find(({ group, fee }) => group === groupId && fee === base.id) ?? null,
    }))
  const alone = own.filter((one) => !rows.some((row) => row.own === one))
  return [...rows, ...alone.map((one) => ({ base: null, own: one, left: null }))]
}

const FeeRow = ({ row: { base, own, left }, groupId, decide }: { row: Row; groupId: number; decide: Decide }) => {
  const words = useWords(staffGroupsWords)
  const fees = useWords(staffFeesWords)
  const formats = useFormats()
  const user = useUser()
  const counts = own ?? base
  const terms = counts?.now ?? counts?.versions.at(-1)
  if (!terms) return null
  const leave = (fee: number) => {
    const name = user ? `${user.firstName} ${user.lastName}`.trim() : ''
    decide({ kind: 'group_leave_out', group: groupId, fee, name }, `leave ${fee}`)
  }
  const follow = (fee: number) => decide({ kind: 'group_inherit', group: groupId, fee }, `follow ${fee}`)
  return (
    <li>
      <span className="staff-cell">
        {terms.label}
        <small>
          {left ? words.leftOut({ name: left.name, reason: left.reason }) : own ? words.own : words.fromCompany}
        </small>
      </span>
      <span className="num">{left ? '–' : amountOf(terms, fees, formats)}</span>
      <span className="staff-acts">
        {own && (
          <ButtonLink href={href('/staff/settings/fees/:feeId', { feeId: String(own.id) })}>{words.change}</ButtonLink>
        )}
        {base && !own && <ButtonLink href={groupFeeHref(groupId, base.id)}>{words.override}</ButtonLink>}
        {base && !own && !left && <Button onClick={() => leave(base.id)}>{words.leave}</Button>}
        {base && left && <Button onClick={() => follow(base.id)}>{words.follow}</Button>}
      </span>
    </li>
  )
}

/** The values a group sets for its homes, and those they inherit from the company. */
export const GroupDefaults = ({ desk, groupId }: { desk: FeesDesk; groupId: number }) => {
  const words = useWords(staffGroupsWords)
  const { revalidate } = useRevalidator()
  const members = new Set(desk.groups.find(({ id }) => id === groupId)?.homes)
  const [stay] = useTestStay(
    desk.homes.filter(({ id }) => members.has(id)),
    desk.today,
  )
  const [formKey, setFormKey] = useState('')
  const [problem, setProblem] = useState('')
  const review = useFeeReview(revalidate)
  const decide: Decide = async (change, key) => {
    setFormKey(key)
    setProblem((await review.start(change, stay, key))?.message ?? '')
  }
  const rows = rowsOf(desk, groupId)
  return (
    <Section
      title={words.defaults}
      side={
        <UiLink className="inline-link" href={groupFeeHref(groupId)}>
          {words.addFee}
        </UiLink>
      }
    >
      <p className="muted">{rows.length > 0 ? words.defaultsText : words.noFees}</p>
      <ul className="staff-rules charge-rows">
        {rows.map((row) => (
          <FeeRow key={(row.own ?? row.base)?.id} row={row} groupId={groupId} decide={decide} />
        ))}
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
