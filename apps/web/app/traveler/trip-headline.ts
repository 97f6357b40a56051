import { type BookingStatus, daysBetween } from '@porchlight/contract'
import type { TravelerWords } from '#app/lib/messages/traveler/trips.ts'

type Trip = { status: BookingStatus; arrive: string; home: { name: string } }

/** "Twelve days to Marram House", or the booking's status outside the countdown. */
export const tripHeadline = ({ status, arrive, home }: Trip, words: TravelerWords, today: string): string => {
  const days = daysBetween(today, arrive)
  if (status !== 'confirmed' || days < 0) return words.head[status]({ home: home.name })
  return days === 0 ? words.todayTo({ home: home.name }) : words.daysTo({ days, home: home.name })
}
