import { CheckboxGroup, Disclosure } from '@porchlight/ui'
import { useNavigate } from 'react-router'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { addressOf, type BookingFilters, bookingColumns } from './booking-filters.ts'

/** Which columns the list shows; they are part of its address, and so of a saved view. */
export const ColumnsField = ({ filters }: { filters: BookingFilters }) => {
  const { columns: words } = useWords(staffBookingsWords)
  const navigate = useNavigate()
  return (
    <Disclosure summary={words.choose} className="booking-columns">
      <CheckboxGroup
        legend={words.choose}
        hideLegend
        value={[...filters.columns]}
        onChange={(chosen) =>
          void navigate(
            addressOf({ ...filters, columns: bookingColumns.filter((column) => chosen.includes(column)) }),
            { preventScrollReset: true, replace: true },
          )
        }
        options={bookingColumns.map((column) => ({ value: column, label: words[column] }))}
      />
    </Disclosure>
  )
}
