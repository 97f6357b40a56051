import '../../staff.css'
import '../charges.css'
import { chargesOfHome, type FeeTerms, feesDesk } from '@porchlight/contract'
import { Breadcrumbs, Button, PageHead } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFields } from '#app/lib/form.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { EffectiveDate, useReviewedForm } from '../change-form.tsx'
import { ChangeReview } from '../change-review.tsx'
import { feeBackHref } from '../hrefs.ts'
import { TestStay } from '../test-stay.tsx'
import type { Route } from './+types/new'
import { useFeeReview } from './fee-review.tsx'
import { emptyFee, type FeeFields, feeProblems, fieldsOf, termsOf } from './fields.ts'
import { FeeTermsFields } from './terms-fields.tsx'

/** `?home=` or `?group=` adds a fee for one home or a group; with `fee=` it replaces that company fee there. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const desk = resultsOf(await api(feesDesk))
  const homeId = Number(searchParams.get('home'))
  const known = desk.homes.some(({ id }) => id === homeId)
  const charges = known ? resultsOf(await api(chargesOfHome, { params: { id: homeId } })) : null
  const base = desk.fees.find(({ id }) => String(id) === searchParams.get('fee')) ?? null
  const group = desk.groups.find(({ id }) => String(id) === searchParams.get('group')) ?? null
  return { desk, home: charges?.home ?? null, group: charges ? null : group, own: charges?.fees ?? [], base }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A new fee for the company, for a group, or for one home. */
const NewFeePage = ({ loaderData: { desk, home, group, own, base } }: Route.ComponentProps) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const navigate = useNavigate()
  const currency = home?.currency ?? desk.currency
  const terms: FeeTerms | undefined =
    (base && own.find(({ fee }) => fee === base.id)) ?? base?.now ?? base?.versions.at(-1)
  const form = useFields<FeeFields>({
    values: terms
      ? fieldsOf(terms, currency, desk.today)
      : emptyFee(desk.today, desk.open[0], desk.open[0] && words.codes[desk.open[0]]),
    problemsOf: (fields) => feeProblems(fields, words),
  })
  const back = feeBackHref({ home, group })
  const members = new Set(group?.homes)
  const homes = home ? [home] : desk.homes.filter(({ id }) => !group || members.has(id))
  const review = useFeeReview(() => navigate(back) || undefined)
  const { stay, setStay, formKey, onSubmit } = useReviewedForm({
    form,
    review,
    homes,
    from: desk.today,
    changeOf: (fields) =>
      home
        ? { kind: 'override' as const, home: home.id, fee: base?.id ?? null, terms: termsOf(fields) }
        : {
            kind: 'add' as const,
            terms: termsOf(fields),
            from: fields.from ?? '',
            group: group?.id ?? null,
            replaces: group ? (base?.id ?? null) : null,
          },
  })
  const whose = home ?? group
  const title = whose ? words.forHome({ home: whose.name }) : words.newTitle
  return (
    <>
      <Breadcrumbs
        label={taxes.where}
        crumbs={[
          { label: taxes.settings, href: href('/staff/settings') },
          { label: words.title, href: href('/staff/settings/fees') },
          { label: title },
        ]}
      />
      <PageHead
        title={title}
        lead={home ? (base ? words.forHomeText : words.ownText) : group ? words.forGroupText : words.lead}
      />
      <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
        <FeeTermsFields form={form} currency={currency} settled={base !== null} />
        {!home && <EffectiveDate label={words.from} today={desk.today} {...form.field('from')} />}
        <TestStay homes={homes} today={desk.today} value={stay} onChange={setStay} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {taxes.review}
          </Button>
        </div>
      </form>
      <ChangeReview review={review} formKey={formKey} />
    </>
  )
}
export default NewFeePage
