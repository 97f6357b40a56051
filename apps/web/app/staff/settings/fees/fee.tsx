import '../../staff.css'
import '../charges.css'
import { type CompanyFee, type FeeVersion, feesDesk } from '@porchlight/contract'
import { Breadcrumbs, Button, DateField, Disclosure, PageHead, Section, Table } from '@porchlight/ui'
import { data, href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { soonestVersion } from '../taxes/fields.ts'
import { TestStay, useTestStay } from '../test-stay.tsx'
import type { Route } from './+types/fee'
import { FeeReview, useFeeReview } from './change-review.tsx'
import { amountOf } from './describe.ts'
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

const Change = ({ desk, fee }: Props) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const last = fee.versions.at(-1)
  const soonest = soonestVersion(desk.today, last)
  const [stay, setStay] = useTestStay(desk.homes, desk.today)
  const form = useFields<FeeFields>({
    values: last ? fieldsOf(last, desk.currency, soonest) : emptyFee(soonest),
    problemsOf: (fields) => feeProblems(fields, words),
  })
  const { reviewed, review, save } = useFeeReview(revalidate)
  const look = async (fields: FeeFields) => {
    const change = { kind: 'version' as const, fee: fee.id, from: fields.from ?? '', terms: termsOf(fields) }
    const refused = await review(change, stay, JSON.stringify([fields, stay]))
    if (refused) form.refuse(refused.code === 'invalid_input' ? [] : ['from'], refused.message, shared.error)
  }
  return (
    <Section title={words.newVersion}>
      <Disclosure summary={words.newVersionText}>
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(look)}>
          <DateField
            label={words.from}
            required
            min={desk.today}
            today={desk.today}
            words={dates}
            {...habits}
            {...form.field('from')}
          />
          <FeeTermsFields form={form} currency={last?.currency ?? desk.currency} settled />
          <TestStay homes={desk.homes} today={desk.today} value={stay} onChange={setStay} />
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {taxes.review}
            </Button>
          </div>
        </form>
        <FeeReview reviewed={reviewed} asked={JSON.stringify([form.values, stay])} onSave={save} />
      </Disclosure>
    </Section>
  )
}

type EndFields = { on: string | null }

const End = ({ desk, fee }: Props) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const dates = useDateWords()
  const habits = useHabits()
  const { revalidate } = useRevalidator()
  const [stay] = useTestStay(desk.homes, desk.today)
  const form = useFields<EndFields>({
    values: { on: null },
    problemsOf: ({ on }) => (on ? {} : { on: words.required }),
  })
  const { reviewed, review, save } = useFeeReview(revalidate)
  const look = async ({ on }: EndFields) => {
    const refused = await review({ kind: 'end', fee: fee.id, on: on ?? '' }, stay, String(on))
    if (refused) form.refuse(['on'], refused.message, shared.error)
  }
  return (
    <Section title={words.end}>
      <Disclosure summary={words.endText}>
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(look)}>
          <DateField
            label={words.endsOn}
            required
            min={desk.today}
            today={desk.today}
            words={dates}
            {...habits}
            {...form.field('on')}
          />
          <div className="staff-acts">
            <Button type="submit" busy={form.busy}>
              {taxes.review}
            </Button>
          </div>
        </form>
        <FeeReview reviewed={reviewed} asked={String(form.values.on)} onSave={save} />
      </Disclosure>
    </Section>
  )
}

/** `/staff/settings/fees/{id}`: one fee of the company, its versions, and what can be changed of it. */
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
        over={last && words.codes[last.code]}
        title={last?.label}
        lead={[
          last?.optional ? words.optional : words.mandatory,
          words.inherit({ number: fee.homes.inherit }),
          ...(fee.homes.override > 0 ? [words.override({ number: fee.homes.override })] : []),
          ...(fee.homes.leaveOut > 0 ? [words.leaveOut({ number: fee.homes.leaveOut })] : []),
        ].join(', ')}
      />
      <Versions fee={fee} />
      <Change key={`change ${key}`} desk={desk} fee={fee} />
      <End key={`end ${key}`} desk={desk} fee={fee} />
    </>
  )
}
export default FeePage
