import { createContext, useContext } from 'react'
import { href } from 'react-router'
import { statementPath } from '../statement-path.ts'
import type { Quarter } from './quarters.ts'

/**
 * Where a statement's links lead: in the owner portal, in the staff console, or for an accountant, who can't open
 * bookings or jobs.
 */
export type StatementPlaces = {
  statement: (quarter: Quarter) => string
  booking?: (id: number) => string
  bill?: (jobId: number) => string
  payoutAccounts?: string
}

const ofOwner: StatementPlaces = {
  statement: statementPath,
  booking: (id) => href('/owners/bookings/:bookingId', { bookingId: String(id) }),
  bill: (jobId) => `${href('/owners/maintenance/jobs/:jobId', { jobId: String(jobId) })}#bills`,
  payoutAccounts: href('/owners/:propertyId?/accounting/accounts'),
}

export const placesOfStaff = (personId: string): StatementPlaces => ({
  statement: ({ year, quarter }) => `${href('/staff/people/:personId', { personId })}/statements/${year}/${quarter}`,
  booking: (id) => href('/staff/bookings/:bookingId', { bookingId: String(id) }),
  bill: (jobId) => `${href('/staff/jobs/:jobId', { jobId: String(jobId) })}#bills`,
})

export const placesOfAccountant = (ownerId: string): StatementPlaces => ({
  statement: ({ year, quarter }) => `${href('/accountants/:ownerId', { ownerId })}/statements/${year}/${quarter}`,
})

const Places = createContext<StatementPlaces>(ofOwner)
export const StatementPlacesProvider = Places.Provider
export const useStatementPlaces = (): StatementPlaces => useContext(Places)
