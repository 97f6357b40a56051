import { bookingOrders, bookingStatuses, type PlainDate, staySources } from '@porchlight/contract'
import { Button, Checkbox, CheckboxGroup, DateField, Disclosure, Select, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { Form, href, Link } from 'react-router'
import { useDateWords } from '#app/lib/date-words.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { bookingStateWords } from '#app/lib/messages/stay/booking-states.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { addressOf, type BookingFilters, bookingColumns, filtersFrom, isNarrowed } from './booking-filters.ts'

type Props = {
  filters: BookingFilters
  towns: readonly { id: string; name: string }[]
  tags: readonly string[]
  today: PlainDate
}

/** The tags in use, plus the filtered one in case it is no longer used. */
const tagsWith = (tags: readonly string[], wanted: string): readonly string[] =>
  wanted && !tags.includes(wanted) ? [...tags, wanted] : tags

/** Search and filters: a plain form, so that every view has an address and works without scripts. */
export const FilterForm = ({ filters, towns, tags, today }: Props) => {
  const words = useWords(staffBookingsWords)
  const { columns, filters: texts } = words
  const { states } = useWords(bookingStateWords)
  const { sources } = useWords(staffReportWords)
  const dates = { today, words: useDateWords(), ...useHabits() }
  const [from, setFrom] = useState<string | null>(filters.arriveFrom)
  const [to, setTo] = useState<string | null>(filters.arriveTo)
  const [shown, setShown] = useState<string[]>([...filters.columns])
  const { q: _words, ...others } = filters
  const isOpen = isNarrowed({ ...others, q: '' }) || filters.order !== 'stay'
  return (
    <Form
      method="get"
      action={href('/staff/bookings')}
      className="booking-filters"
      role="search"
      onSubmit={(event) => goToUnread(event.currentTarget) && event.preventDefault()}
    >
      {filters.list !== 'all' && <input type="hidden" name="when" value={filters.list} />}
      <div className="booking-filters-search">
        <TextField label={words.search} name="q" defaultValue={filters.q} maxLength={80} icon="search" />
        <Button views type="submit">
          {words.find}
        </Button>
      </div>
      <Disclosure summary={texts.summary} open={isOpen}>
        <div className="booking-filters-fields">
          <DateField {...dates} label={texts.arriveFrom} name="arriveFrom" value={from} onChange={setFrom} />
          <DateField {...dates} label={texts.arriveTo} name="arriveTo" value={to} onChange={setTo} />
          <Select
            label={texts.status}
            name="status"
            defaultValue={filters.status ?? ''}
            emptyText={texts.anyStatus}
            options={[
              { value: '', label: texts.anyStatus },
              ...bookingStatuses.map((status) => ({ value: status, label: states[status] })),
            ]}
          />
          <Select
            label={texts.town}
            name="town"
            defaultValue={filters.town ?? ''}
            emptyText={texts.anyTown}
            options={[
              { value: '', label: texts.anyTown },
              ...towns.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label={texts.source}
            name="source"
            defaultValue={filters.source ?? ''}
            emptyText={texts.anySource}
            options={[
              { value: '', label: texts.anySource },
              ...staySources.map((source) => ({ value: source, label: sources[source] })),
            ]}
          />
          {(tags.length > 0 || filters.tag) && (
            <Select
              label={texts.tag}
              name="tag"
              defaultValue={filters.tag}
              emptyText={texts.anyTag}
              options={[
                { value: '', label: texts.anyTag },
                ...tagsWith(tags, filters.tag).map((tag) => ({ value: tag, label: tag })),
              ]}
            />
          )}
          <Select
            label={texts.order}
            name="order"
            defaultValue={filters.order}
            emptyText={texts.orders.stay}
            options={bookingOrders.map((order) => ({ value: order, label: texts.orders[order] }))}
          />
          <Checkbox name="unpaid" value="true" defaultChecked={filters.unpaid} label={texts.unpaid} />
        </div>
        <CheckboxGroup
          className="booking-columns"
          legend={columns.choose}
          name="columns"
          value={shown}
          onChange={setShown}
          options={bookingColumns.map((column) => ({ value: column, label: columns[column] }))}
        />
      </Disclosure>
      {isNarrowed(filters) && (
        <Link
          className="inline-link"
          to={addressOf({ ...filtersFrom(new URLSearchParams()), list: filters.list, columns: filters.columns })}
        >
          {texts.reset}
        </Link>
      )}
    </Form>
  )
}
