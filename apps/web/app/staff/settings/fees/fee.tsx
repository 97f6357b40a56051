import '../../staff.css'
import '../charges.css'
import { type CompanyFee, type FeeVersion, feesDesk } from '@porchlight/contract'
import { Breadcrumbs, PageHead, Section, Table } from '@porchlight/ui'
import { data, href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { ChangeForm, EffectiveDate, EndForm, useReviewedForm } from '../change-form.tsx'
import { soonestVersion } from '../taxes/fields.ts'
import type { Route } from './+types/fee'
import { amountOf } from './describe.ts'
import { useFeeReview } from './fee-review.tsx'
import { emptyFee, type FeeFields, feeProblems, fieldsOf, termsOf } from './fields.ts'
import type { FeesDesk } from './page.tsx'
import { FeeTermsFields } from './terms-fields.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const desk = resultsOf(await context.get(pageRequest).api(feesDesk))
  const fee = desk.fees.find(({ id }) => String(id) === params.feeId)
  if (!fee) throw data({ code: 'not_found', message: '', requestId: undefined }, { status: 404 })
  return { desk, fee }
}

export const meta = (args: Route.MetaArgs) => {
  const label = args.loaderData?.fee.versions.at(-1)?.label
  return pageMeta(args, label ? { title: label } : {})
}

type Props = { desk: FeesDesk; fee: CompanyFee }

const Versions = ({ fee }: Pick<Props, 'fee'>) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const formats = useFormats()
  const when = ({ from, to }: FeeVersion) =>
    [
      from ? taxes.versionFrom({ from: formats.date(from) }) : taxes.versionAlways,
      ...(to ? [taxes.versionTo({ to: formats.date(to) })] : []),
    ].join(' ')
  return (
    <Section title={words.versions}>
      <Table
        caption={words.versions}
        rows={fee.versions.toReversed()}
        rowKey={({ from }) => from ?? 'start'}
        columns={[
          { id: 'when', head: taxes.when, cell: when },
          { id: 'amount', head: words.amount, align: 'end', cell: (one) => amountOf(one, words, formats) },
          { id: 'label', head: words.fee, cell: ({ label }) => label },
        ]}
      />
    </Section>
  )
}

/** The homes a sample stay can use: those of its group, or all. */
const homesOf = ({ desk: { homes, groups }, fee: { group } }: Props) => {
  const members = new Set(groups.find(({ id }) => id === group?.id)?.homes)
  return homes.filter(({ id }) => group === null || members.has(id))
}

const ChangeFee = ({ desk, fee }: Props) => {
  const { today, currency } = desk
  const homes = homesOf({ desk, fee })
  const words = useWords(staffFeesWords)
  const { revalidate } = useRevalidator()
  const last = fee.versions.at(-1)
  const soonest = soonestVersion(today, last)
  const form = useFields<FeeFields>({
    values: last ? fieldsOf(last, currency, soonest) : emptyFee(soonest),
    problemsOf: (fields) => feeProblems(fields, words),
  })
  const review = useFeeReview(revalidate)
  const reviewed = useReviewedForm({
    form,
    review,
    homes,
    from: today,
    changeOf: (fields) => ({ kind: 'version' as const, fee: fee.id, from: fields.from ?? '', terms: termsOf(fields) }),
    marks: ['from'],
  })
  return (
    <ChangeForm
      title={words.newVersion}
      summary={words.newVersionText}
      homes={homes}
      today={today}
      busy={form.busy}
      isPrimary
      review={review}
      {...reviewed}
    >
      <EffectiveDate label={words.from} today={today} {...form.field('from')} />
      <FeeTermsFields form={form} currency={last?.currency ?? currency} settled />
    </ChangeForm>
  )
}

const EndFee = ({ desk, fee }: Props) => {
  const { today } = desk
  const words = useWords(staffFeesWords)
  const { revalidate } = useRevalidator()
  return (
    <EndForm
      words={{ title: words.end, summary: words.endText, date: words.endsOn }}
      homes={homesOf({ desk, fee })}
      today={today}
      review={useFeeReview(revalidate)}
      changeOn={(on) => ({ kind: 'end' as const, fee: fee.id, on })}
    />
  )
}

/** `/staff/settings/fees/{id}`: one company fee, its versions, and forms to change or end it. */
const FeePage = ({ loaderData: { desk, fee } }: Route.ComponentProps) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const last = fee.versions.at(-1)
  const key = `${fee.id} ${desk.history.length}`
  return (
    <>
      <Breadcrumbs
        label={taxes.where}
        crumbs={[
          { label: taxes.settings, href: href('/staff/settings') },
          { label: words.title, href: href('/staff/settings/fees') },
          { label: last?.label ?? '' },
        ]}
      />
      <PageHead
        over={last && [words.codes[last.code], ...(fee.group ? [fee.group.name] : [])].join(', ')}
        title={last?.label}
        lead={[
          last?.optional ? words.optional : words.mandatory,
          words.inherit({ number: fee.homes.inherit }),
          ...(fee.homes.override > 0 ? [words.override({ number: fee.homes.override })] : []),
          ...(fee.homes.leaveOut > 0 ? [words.leaveOut({ number: fee.homes.leaveOut })] : []),
        ].join(', ')}
      />
      <Versions fee={fee} />
      <ChangeFee key={`change ${key}`} desk={desk} fee={fee} />
      <EndFee key={`end ${key}`} desk={desk} fee={fee} />
    </>
  )
}
export default FeePage
