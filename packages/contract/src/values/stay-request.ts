import { z } from 'zod'
import { defaultAdults } from './default-adults.ts'
import { plainDate } from './shapes.ts'

const guests = (most: number) => z.coerce.number().int().min(0).max(most)

/** A requested stay, with dates and party; without dates, homes are only viewed. */
export const stayRequestShape = {
  arrive: plainDate.optional(),
  depart: plainDate.optional(),
  adults: guests(50).default(0),
  children: guests(50).default(0),
  infants: guests(20).default(0),
  pets: guests(10).default(0),
}

type Dates = { arrive?: string | undefined; depart?: string | undefined }
type Guests = { adults: number; children: number; infants: number; pets: number }

export const datesInOrder = ({ arrive, depart }: Dates): boolean =>
  !arrive === !depart && (!arrive || !depart || arrive < depart)

export const datesProblem = { error: 'Give both dates in their order, or none', path: ['depart'] }

export const stayIn = ({ arrive, depart }: Dates): { arrive: string; depart: string } | null =>
  arrive && depart ? { arrive, depart } : null

/** Two people if no adult is specified. */
export const partyIn = ({ adults, children, infants, pets }: Guests): Guests => ({
  adults: adults || defaultAdults,
  children,
  infants,
  pets,
})
