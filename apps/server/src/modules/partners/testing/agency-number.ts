import { changeProfile, type PlainDate } from '@porchlight/contract'
import { type Guest, good } from '../../bookings/testing/guest.ts'

/**
 * A travel agent’s profile names their agency with a number that passes the check digit, unless another is given, and
 * the last day of their accreditation (R57).
 */
export const numbered = async (
  agent: Guest,
  agencyIataNumber = '12345675',
  agencyLicenseExp: PlainDate = '2030-12-31',
): Promise<void> => {
  const agency = { agencyName: 'Quill Travel', agencyIataNumber, agencyLicenseExp }
  const body = { firstName: 'Ada', lastName: 'Quill', bio: '', address: null, agency }
  await good(agent.call(changeProfile, { body }))
}
