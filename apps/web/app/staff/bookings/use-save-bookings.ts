import { type StaffBookingCard, staffBookings } from '@porchlight/contract'
import { type CsvColumn, csvOf, downloadCsv, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { everyPage } from '#app/lib/every-page.ts'
import { plainAmount } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { bookingStateWords } from '#app/lib/messages/stay/booking-states.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type BookingFilters, queryOf } from './booking-filters.ts'

const perPage = 100
const mostPages = 20

/** Every booking in a view; `isWhole` is false if there are more than a file can hold. */
const readAll = async (filters: BookingFilters): Promise<{ cards: StaffBookingCard[]; isWhole: boolean } | null> => {
  let isWhole = true
  const cards = await everyPage(async (page) => {
    const answer = await api(staffBookings, { query: { ...queryOf(filters), page, perPage } })
    if (!answer.ok) return undefined
    const { data: rows, numberPages } = answer.results.bookings
    isWhole = numberPages <= mostPages
    return { rows, numberPages: Math.min(numberPages, mostPages) }
  })
  return cards ? { cards, isWhole } : null
}

/** The columns of the file. */
export const useBookingColumns = (): CsvColumn<StaffBookingCard>[] => {
  const { filters: texts, columns, paid } = useWords(staffBookingsWords)
  const { sources } = useWords(staffReportWords)
  const known = useWords(ownerBookingsWords)
  const { states } = useWords(bookingStateWords)
  return [
    { name: texts.number, value: ({ number }) => number },
    { name: known.guest, value: ({ guestName }) => guestName },
    { name: known.home, value: ({ home }) => home.name },
    { name: texts.town, value: ({ home }) => home.town },
    { name: texts.arrive, value: ({ arrive }) => arrive },
    { name: texts.depart, value: ({ depart }) => depart },
    { name: known.state, value: ({ status }) => states[status] },
    { name: columns.source, value: ({ source }) => sources[source] },
    { name: columns.tags, value: ({ tags }) => tags.join('; ') },
    { name: columns.booked, value: ({ bookedOn }) => bookedOn },
    { name: texts.total, value: ({ total }) => plainAmount(total) },
    { name: paid, value: (card) => plainAmount(card.paid) },
    { name: columns.balance, value: ({ dueNow }) => plainAmount(dueNow) },
    { name: texts.currency, value: ({ total }) => total.currency },
  ]
}

export const saveCards = (cards: readonly StaffBookingCard[], columns: CsvColumn<StaffBookingCard>[]): void =>
  downloadCsv('bookings.csv', csvOf(columns, cards))

/** Saves all bookings of a view, not only its page, as a CSV file. */
export const useSaveBookings = (filters: BookingFilters) => {
  const { filters: texts } = useWords(staffBookingsWords)
  const columns = useBookingColumns()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const found = await readAll(filters).catch(() => null)
    setBusy(false)
    if (!found) return toast({ type: 'danger', message: texts.csvFailed })
    const { cards, isWhole } = found
    saveCards(cards, columns)
    if (!isWhole) toast({ type: 'info', message: texts.csvLimit({ number: cards.length }) })
  }
  return { save, busy }
}
