import '../staff.css'
import './reports.css'
import { dateIn, reportBudgets, setReportBudget } from '@porchlight/contract'
import { Button, EmptyState, PageHead, Select, Table, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { Form, href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { MoneyField, NumberField } from '#app/lib/number-fields.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/budget'
import { type BudgetFields, budgetsFrom, fieldsOf, monthsOfYear } from './budget-fields.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api: call, site } = context.get(pageRequest)
  const { searchParams: search } = new URL(request.url)
  const typed = search.get('year') ?? ''
  const year = /^2\d{3}$/.test(typed) ? Number(typed) : Number(dateIn(site.timeZone, new Date()).slice(0, 4))
  const found = resultsOf(await call(reportBudgets, { query: { year } }))
  const town = found.towns.find(({ id }) => id === search.get('town')) ?? found.towns[0]
  return { year, town: town?.id ?? null, ...found }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Data = Route.ComponentProps['loaderData']

const BudgetForm = ({ year, town, currency, budgets }: Data & { town: string }) => {
  const words = useWords(staffReportWords)
  const { noNumber } = useWords(pricingEditorWords)
  const { monthName } = useFormats()
  const number = { locale: useHabits().locale, min: 0, words: { unclear: noNumber } }
  const { revalidate } = useRevalidator()
  const [fields, setFields] = useState<BudgetFields>(() => fieldsOf(budgets, town, year))
  const [busy, setBusy] = useState(false)
  const set = (month: string, change: Partial<BudgetFields[string]>) =>
    setFields((all) => ({ ...all, [month]: { rent: null, nights: null, ...all[month], ...change } }))
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (goToUnread(event.currentTarget)) return
    setBusy(true)
    const answer = await api(setReportBudget, { body: { budgets: budgetsFrom(fields, { town, currency }) } })
    setBusy(false)
    toast(
      answer.ok ? { type: 'success', message: words.budgetSaved } : { type: 'danger', message: answer.error.message },
    )
    await revalidate()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)}>
      <Table
        caption={words.budgetTitle({ year })}
        rows={monthsOfYear(year)}
        rowKey={(month) => month}
        columns={[
          { id: 'month', head: words.month, cell: (month) => monthName(month) },
          {
            id: 'rent',
            head: words.rentIn({ currency }),
            cell: (month) => (
              <MoneyField
                className="budget-row"
                label={<span className="visually-hidden">{`${words.rentIn({ currency })}, ${monthName(month)}`}</span>}
                currency={currency}
                {...number}
                value={fields[month]?.rent ?? null}
                onChange={(rent) => set(month, { rent })}
              />
            ),
          },
          {
            id: 'nights',
            head: words.figures.paid,
            cell: (month) => (
              <NumberField
                className="budget-row"
                label={<span className="visually-hidden">{`${words.figures.paid}, ${monthName(month)}`}</span>}
                {...number}
                value={fields[month]?.nights ?? null}
                onChange={(nights) => set(month, { nights })}
              />
            ),
          },
        ]}
      />
      <div className="staff-acts report-schedule">
        <Button type="submit" look="primary" busy={busy}>
          {words.saveBudget}
        </Button>
      </div>
    </form>
  )
}

/** `/staff/reports/budget`: expected rent and nights of a destination, month by month. */
const ReportBudgetPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(staffReportWords)
  const { year, town, towns } = loaderData
  return (
    <>
      <PageHead title={words.budgetTitle({ year })} lead={words.budgetLead} />
      {town === null ? (
        <EmptyState title={words.noTowns}>{words.noTownsText}</EmptyState>
      ) : (
        <>
          <Form
            method="get"
            action={href('/staff/reports/budget')}
            className="staff-search report-filter"
            key={`filter ${town} ${year}`}
          >
            <Select
              label={words.town}
              name="town"
              defaultValue={town}
              emptyText=""
              options={towns.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField label={words.year} name="year" inputMode="numeric" defaultValue={String(year)} maxLength={4} />
            <Button views type="submit">
              {words.show}
            </Button>
          </Form>
          <BudgetForm key={`${town} ${year}`} {...loaderData} town={town} />
        </>
      )}
    </>
  )
}
export default ReportBudgetPage
