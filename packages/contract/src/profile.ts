import { z } from 'zod'
import { flatAddress, licenseDate, licenseFields, licenseText, user } from './accounts.ts'
import { programs } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import { id } from './values/ids.ts'

/** The maximum number of characters in a bio. */
export const bioLength = 1000

const name = z.string().trim().min(1).max(120)

/** A travel agent's agency details, as at sign-up. */
const agency = z.object({
  agencyName: licenseText,
  agencyIataNumber: licenseText,
  /** `YYYY-MM-DD`. */
  agencyLicenseExp: licenseDate,
})

/** A person's profile; their contact details change with a code (`account/email`, `challenge`). */
const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  bio: z.string().nullable(),
  image: z.string().nullable(),
  /** Null until provided. */
  address: flatAddress.nullable(),
  /** Null for anyone who isn't a travel agent. */
  agency: agency.nullable(),
})
export type Profile = z.output<typeof profile>

export const myProfile = endpoint({
  method: 'GET',
  path: 'profile',
  summary: 'Get the person’s profile',
  audience: 'session',
  results: z.object({ profile }),
  errors: {},
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: 'profile',
  summary: 'Change name, address and profile',
  audience: 'session',
  inPerson: true,
  body: z.object({
    firstName: name,
    lastName: name,
    bio: z.string().trim().max(bioLength),
    /** Null if none was given and none is wanted. */
    address: flatAddress.nullable(),
    /** Null if it doesn't change. */
    agency: agency.nullable().default(null),
  }),
  results: z.object({ profile, user }),
  errors: { fields_required: 422 },
})

export const setPhoto = endpoint({
  method: 'PUT',
  path: 'profile/photo',
  summary: 'Set the profile picture from the person’s uploads',
  audience: 'session',
  inPerson: true,
  body: z.object({ uploadId: id }),
  results: z.object({ user }),
  errors: { picture_too_small: 422 },
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: 'profile/photo',
  summary: 'Remove the profile picture',
  audience: 'session',
  inPerson: true,
  results: z.object({ user }),
  errors: {},
})

/**
 * An account holder joins a partner program the same way as someone who signs up for it: staff decide on the
 * application.
 */
export const joinProgram = endpoint({
  method: 'POST',
  path: 'profile/partner-programs',
  summary: 'Apply for a partner program with the account one has',
  audience: 'session',
  inPerson: true,
  body: z.object({ program: z.enum(programs), ...licenseFields }),
  results: z.object({ user }),
  errors: { fields_required: 422, program_taken: 409 },
})
