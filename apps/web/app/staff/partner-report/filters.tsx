import type { PlainDate } from '@porchlight/contract'
import { Button, Select } from '@porchlight/ui'
import { Form } from 'react-router'
import { type MonthRange, monthParams, monthsUpTo } from '#app/features/partner-money/month-range.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPartnerReportWords } from '#app/lib/messages/staff/partner-report.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  range: MonthRange
  partnerId: number | undefined
  partners: readonly { id: number; name: string }[]
  today: PlainDate
}

/** How many months back can be selected. */
const monthsOffered = 36

/** Month range and partner. */
export const Filters = ({ range, partnerId, partners, today }: Props) => {
  const words = useWords(staffPartnerReportWords)
  const { monthName } = useFormats()
  const { from, through } = monthParams(range)
  const months = [...new Set([...monthsUpTo(today, monthsOffered), through, from])].sort().reverse()
  const options = months.map((value) => ({ value, label: monthName(value) }))
  return (
    <Form method="get" className="staff-search report-filter" key={`${from} ${through} ${partnerId ?? ''}`}>
      <Select label={words.from} name="from" emptyText="" defaultValue={from} options={options} />
      <Select label={words.through} name="through" emptyText="" defaultValue={through} options={options} />
      <Select
        label={words.partner}
        name="partnerId"
        emptyText={words.allPartners}
        defaultValue={partnerId ? String(partnerId) : ''}
        options={[
          { value: '', label: words.allPartners },
          ...partners.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Button views type="submit">
        {words.show}
      </Button>
    </Form>
  )
}
