import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { homeStatuses, picture, room } from './homes.ts'
import { id } from './values/ids.ts'
import { version } from './values/version.ts'

/** The minimum number of pictures for a home to go live. */
export const fewestPictures = 5
export const mostPictures = 60

/** A higher minimum age would close a home to nearly everyone. */
export const oldestMinimum = 65

/** The minimum age on arrival of the guest who books; 0: no minimum. */
export const minGuestAge = z.int().refine((age) => age === 0 || (age >= 18 && age <= oldestMinimum), {
  error: `Enter 0 for no minimum, or an age from 18 to ${oldestMinimum}`,
})

const line = z.string().trim().min(1).max(300)

/** A check-in before dawn is an afternoon time without its PM. */
export const earliestCheckIn = '06:00'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** The details an owner provides about their home. Times are in the home's time zone. */
export const homeDetails = z.object({
  name: z.string().trim().min(1).max(200),
  headline: z.string().trim().max(200),
  description: z.string().trim().max(20_000),
  typeCode: z.string().max(40),
  address: z.string().trim().max(300),
  /** Its exact location; the public sees a nearby point. */
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  sleeps: z.int().min(1).max(200),
  bedrooms: z.int().min(0).max(100),
  /** In halves. */
  bathrooms: z.number().min(0).max(100),
  /** 0: no pets. */
  maxPets: z.int().min(0).max(50),
  minGuestAge,
  /** False: a booking is a request that needs an answer. */
  instant: z.boolean(),
  checkInTime: clock,
  checkOutTime: clock,
  amenities: z.array(z.string().max(60)).max(200),
  honestNotes: z.array(line).max(20),
  houseRules: z.array(line).max(40),
  registration: z.string().trim().max(120).nullable(),
})
export type EditableDetails = z.output<typeof homeDetails>

const roomInput = room.extend({
  name: z.string().trim().min(1).max(80),
  floor: z.string().trim().max(40).nullable(),
  beds: z.array(room.shape.beds.element.extend({ count: z.int().min(1).max(20) })).max(12),
  note: z.string().trim().max(200).nullable(),
})

export const detailsOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/details',
  summary: 'Get a home’s details and their options, for those who manage it',
  ...ofManagedHome,
  results: z.object({
    home: z.object({ id, name: z.string(), status: z.enum(homeStatuses) }),
    details: homeDetails,
    rooms: z.array(room),
    types: z.array(z.object({ code: z.string(), label: z.string() })),
    amenities: z.array(z.object({ code: z.string(), label: z.string(), group: z.string() })),
    /** False once the team has started reviewing the home: after that, only the team can move it on the map. */
    mayMove: z.boolean(),
    version,
  }),
  errors: {},
})

export const keepDetails = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/details',
  summary: 'Set a home’s details: text, rooms, amenities, rules and registration',
  ...ofManagedHome,
  body: z.object({ details: homeDetails, rooms: z.array(roomInput).max(80), version: version.optional() }),
  results: z.object({ version }),
  errors: { invalid_home: 422, address_kept: 409, settings_changed: 409 },
})

const caption = {
  alt: z.string().trim().max(300),
  shot: z.string().max(40),
  room: z.string().trim().max(80).nullable(),
}

/** A gallery picture: one already in it, or a new upload. */
const photoInput = z.discriminatedUnion('from', [
  z.object({ from: z.literal('gallery'), pictureId: id, ...caption }),
  z.object({ from: z.literal('file'), uploadId: id, ...caption }),
])
export type HomePhoto = z.output<typeof photoInput>

export const photosOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/photos',
  summary: 'Get a home’s gallery in order, for those who manage it',
  ...ofManagedHome,
  results: z.object({
    home: z.object({ id, name: z.string() }),
    photos: z.array(picture),
    /** Names of rooms a picture can show. */
    rooms: z.array(z.string()),
  }),
  errors: {},
})

export const keepPhotos = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/photos',
  summary: 'Set a home’s pictures and their order; the first is the cover',
  ...ofManagedHome,
  body: z.object({ photos: z.array(photoInput).max(mostPictures) }),
  results: z.object({ photos: z.array(picture) }),
  errors: { file_unknown: 422, picture_twice: 422, picture_too_small: 422 },
})
