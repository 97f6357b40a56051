import '../../staff.css'
import '../charges.css'
import {
  type LibraryTax,
  type ResultsOf,
  type TaxAreaView,
  type TaxView,
  taxById,
  taxesDesk,
} from '@porchlight/contract'
import { Alert, Breadcrumbs, Button, DateField, PageHead, Select, TextField } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useReviewedForm } from '../change-form.tsx'
import { ChangeReview } from '../change-review.tsx'
import { TestStay } from '../test-stay.tsx'
import type { Route } from './+types/new'
import { areaNameOf } from './describe.ts'
import { fieldsOf, fieldsOfLibrary, newTaxOf, newTaxProblems, type TaxFields, usualTerms } from './fields.ts'
import { useTaxReview } from './tax-review.ts'
import { TermsFields } from './terms-fields.tsx'

/**
 * `?from=` starts from a library entry, `?group=` with a group of homes, `?like=` from a tax that one home pays under
 * different terms.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams } = new URL(request.url)
  const desk = resultsOf(await api(taxesDesk))
  const entry = desk.library.find(({ code }) => code === searchParams.get('from')) ?? null
  const like = searchParams.get('like')
  const known = desk.taxes.some(({ id }) => String(id) === like)
  const base = known && like ? resultsOf(await api(taxById, { params: { taxId: like } })) : null
  const area = desk.areas.find((one) => one.kind === 'group' && one.area === searchParams.get('group')) ?? null
  return { desk, entry, area, base: base && { tax: base.tax, homes: base.homes } }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Base = { tax: TaxView; homes: ResultsOf<typeof taxById>['homes'] } | null

const startOf = (entry: LibraryTax | null, base: Base, area: TaxAreaView | null): TaxFields => {
  const terms = base?.tax.now ?? base?.tax.versions.at(-1)
  if (base && terms)
    return fieldsOf(terms, {
      area: { kind: 'home', area: '' },
      authorityName: base.tax.authorityName,
      label: base.tax.label,
    })
  return entry ? fieldsOfLibrary(entry) : fieldsOf(usualTerms, { area: area ?? undefined })
}

/** A new tax: blank, from the library, or with another tax's terms for one home. */
const NewTaxPage = ({ loaderData: { desk, entry, area, base } }: Route.ComponentProps) => {
  const words = useWords(staffTaxesWords)
  const dates = useDateWords()
  const habits = useHabits()
  const navigate = useNavigate()
  const form = useFields<TaxFields>({
    values: startOf(entry, base, area),
    problemsOf: (fields) => newTaxProblems(fields, words),
  })
  const review = useTaxReview(
    (tax) => navigate(href('/staff/settings/taxes/:taxId', { taxId: String(tax) })) || undefined,
  )
  const { stay, setStay, formKey, onSubmit } = useReviewedForm({
    form,
    review,
    homes: desk.homes,
    from: desk.today,
    changeOf: (fields) => ({
      kind: 'add' as const,
      terms: newTaxOf(fields, { library: entry?.code ?? null, replaces: base?.tax.id ?? null }),
    }),
  })
  const day = (name: 'from' | 'to') => (
    <DateField
      label={words[name]}
      hint={name === 'from' ? words.fromHint : undefined}
      today={desk.today}
      words={dates}
      {...habits}
      {...form.field(name)}
    />
  )
  return (
    <>
      <Breadcrumbs
        label={words.where}
        crumbs={[
          { label: words.settings, href: href('/staff/settings') },
          { label: words.title, href: href('/staff/settings/taxes') },
          { label: words.newTitle },
        ]}
      />
      <PageHead title={base ? words.ownTerms : words.newTitle} lead={words.adviser} />
      {entry && <Alert tone="info">{words.fromLibrary({ source: entry.source.name })}</Alert>}
      <form method="post" className="staff-form" noValidate onSubmit={onSubmit}>
        <h2 className="t-card">{words.basics}</h2>
        <div className="staff-pair">
          <TextField
            label={words.authority}
            hint={words.authorityHint}
            required
            maxLength={120}
            {...form.field('authorityName')}
          />
          <TextField label={words.label} required maxLength={80} {...form.field('label')} />
          {!base && (
            <Select
              label={words.area}
              emptyText={words.noAreas}
              hint={desk.areas.length === 0 ? words.noAreasHint : undefined}
              required
              {...form.field('area')}
              options={[
                { value: '', label: '' },
                ...desk.areas.map((one) => ({ value: `${one.kind} ${one.area}`, label: areaNameOf(one, words) })),
                { value: 'home', label: words.areaKinds.home },
              ]}
            />
          )}
          {form.values.area === 'home' && (
            <Select
              label={words.home}
              emptyText={words.chooseHome}
              required
              {...form.field('homeId')}
              options={[
                { value: '', label: '' },
                ...(base?.homes ?? desk.homes).map(({ id, name, town }) => ({
                  value: String(id),
                  label: `${name}, ${town}`,
                })),
              ]}
            />
          )}
          {day('from')}
          {day('to')}
        </div>
        <h2 className="t-card">{words.terms}</h2>
        <TermsFields form={form} currency={entry?.terms.currency ?? undefined} />
        <TestStay homes={desk.homes} today={desk.today} value={stay} onChange={setStay} />
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {words.review}
          </Button>
        </div>
      </form>
      <ChangeReview review={review} formKey={formKey} />
    </>
  )
}
export default NewTaxPage
