import { commissionFigures, commissionSources, commissionStates, type PlainDate } from '@porchlight/contract'
import { Button, Select, TextField } from '@porchlight/ui'
import { Form } from 'react-router'
import { monthParams, monthsUpTo } from '#app/features/partner-money/month-range.ts'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CommissionFilter, paramsOf } from './commission-filter.ts'

type Props = { filter: CommissionFilter; partners: readonly { id: number; name: string }[]; today: PlainDate }

/** How many months back can be chosen. */
const monthsOffered = 36

/** The months a figure is dated in. */
const MonthFields = ({ filter: { figure, range }, today }: Pick<Props, 'filter' | 'today'>) => {
  const words = useWords(staffCommissionWords)
  const { monthName } = useFormats()
  const { from, through } = range ? monthParams(range) : { from: '', through: '' }
  const months = [...new Set([...monthsUpTo(today, monthsOffered), from, through])].filter(Boolean).sort().reverse()
  const options = months.map((value) => ({ value, label: monthName(value) }))
  return (
    <>
      <Select
        label={words.figure}
        name="figure"
        emptyText=""
        defaultValue={figure}
        options={commissionFigures.map((value) => ({ value, label: words.figures[value] }))}
      />
      <Select
        label={words.fromMonth}
        name="from"
        emptyText={words.anyMonth}
        defaultValue={from}
        options={[{ value: '', label: words.anyMonth }, ...options]}
      />
      <Select
        label={words.throughMonth}
        name="through"
        emptyText={words.sameMonth}
        defaultValue={through}
        options={[{ value: '', label: words.sameMonth }, ...options]}
      />
    </>
  )
}

/** Which commissions are listed. */
export const Filters = ({ filter, partners, today }: Props) => {
  const words = useWords(commissionWords)
  const staff = useWords(staffCommissionWords)
  const { number, state = '', source = '', partnerId } = filter
  const any = (label: string) => ({ value: '', label })
  return (
    <Form method="get" className="commission-filters" key={paramsOf(filter, 1).toString()}>
      <TextField label={words.number} name="number" defaultValue={number} maxLength={40} />
      <Select
        label={staff.partner}
        name="partnerId"
        emptyText={staff.anyPartner}
        defaultValue={partnerId ? String(partnerId) : ''}
        options={[any(staff.anyPartner), ...partners.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <Select
        label={words.state}
        name="state"
        emptyText={words.anyState}
        defaultValue={state}
        options={[any(words.anyState), ...commissionStates.map((value) => ({ value, label: words.states[value] }))]}
      />
      <Select
        label={words.source}
        name="source"
        emptyText={words.anySource}
        defaultValue={source}
        options={[any(words.anySource), ...commissionSources.map((value) => ({ value, label: words.sources[value] }))]}
      />
      <MonthFields filter={filter} today={today} />
      <Button views type="submit" icon="search">
        {words.find}
      </Button>
    </Form>
  )
}
