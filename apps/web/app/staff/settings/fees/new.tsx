import '../../staff.css'
import '../charges.css'
import { chargesOfHome, type FeeTerms, feesDesk } from '@porchlight/contract'
import { Breadcrumbs, Button, DateField, PageHead } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { placeOfFee } from '../places.ts'
import { TestStay, useTestStay } from '../test-stay.tsx'
import type { Route } from './+types/new'
import { FeeReview, useFeeReview } from './change-review.tsx'
import { emptyFee, type FeeFields, feeProblems, fieldsOf, termsOf } from './fields.ts'
import { FeeTermsFields } from './terms-fields.tsx'

/** `?home=` one home's own fee; with `fee=` in the place of that fee of the company. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const desk = resultsOf(await api(feesDesk))
  const homeId = Number(searchParams.get('home'))
  const known = desk.homes.some(({ id }) => id === homeId)
  const charges = known ? resultsOf(await api(chargesOfHome, { params: { id: homeId } })) : null
  const base = desk.fees.find(({ id }) => String(id) === searchParams.get('fee')) ?? null
  return { desk, home: charges?.home ?? null, own: charges?.fees ?? [], base }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A fee of the company, or of one home alone. */
const NewFeePage = ({ loaderData: { desk, home, own, base } }: Route.ComponentProps) => {
  const words = useWords(staffFeesWords)
  const taxes = useWords(staffTaxesWords)
  const shared = useWords(formWords)
  const dates = useDateWords()
  const habits = useHabits()
  const navigate = useNavigate()
  const currency = home?.currency ?? desk.currency
  const [stay, setStay] = useTestStay(home ? [home] : desk.homes, desk.today)
  const terms: FeeTerms | undefined =
    (base && own.find(({ fee }) => fee === base.id)) ?? base?.now ?? base?.versions.at(-1)
  const form = useFields<FeeFields>({
    values: terms
      ? fieldsOf(terms, currency, desk.today)
      : emptyFee(desk.today, desk.open[0], desk.open[0] && words.codes[desk.open[0]]),
    problemsOf: (fields) => feeProblems(fields, words),
  })
  const back = placeOfFee(home)
  const { reviewed, review, save } = useFeeReview(() => navigate(back))
  const look = async (fields: FeeFields) => {
    const asked = termsOf(fields)
    const refused = await review(
      home
        ? { kind: 'override', home: home.id, fee: base?.id ?? null, terms: asked }
        : { kind: 'add', terms: asked, from: fields.from ?? '' },
      stay,
      JSON.stringify([fields, stay]),
    )
    if (refused) form.refuse([], refused.message, shared.error)
  }
  return (
    <>
      <Breadcrumbs
        label={taxes.where}
        crumbs={[
          { label: taxes.settings, href: href('/staff/settings') },
          { label: words.title, href: href('/staff/settings/fees') },
          { label: home ? words.forHome({ home: home.name }) : words.newTitle },
        ]}
      />
      <PageHead
        title={home ? words.forHome({ home: home.name }) : words.newTitle}
        lead={home ? (base ? words.forHomeText : words.ownText) : words.lead}
      />
      <form method="post" className="staff-form" noValidate onSubmit={form.submit(look)}>
        <FeeTermsFields form={form} currency={currency} settled={base !== null} />
        {!home && (
          <DateField
            label={words.from}
            required
            min={desk.today}
            today={desk.today}
            words={dates}
            {...habits}
            {...form.field('from')}
          />
        )}
        <TestStay homes={home ? [home] : desk.homes} today={desk.today} value={stay} onChange={setStay} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {taxes.review}
          </Button>
        </div>
      </form>
      <FeeReview reviewed={reviewed} asked={JSON.stringify([form.values, stay])} onSave={save} />
    </>
  )
}
export default NewFeePage
