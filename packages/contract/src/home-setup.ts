import { z } from 'zod'
import { endpoint, type ResultsOf } from './endpoint.ts'
import { homeStatuses, measuredFact, picture, room } from './homes.ts'
import { id, idText, instant } from './values/ids.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { plainDate } from './values/shapes.ts'

/** What an owner settles before a home can be let, in this order (domain, homes). */
export const setupSteps = [
  'property-details',
  'service-level',
  'photos',
  'marketing-channels',
  'utility-fee-settings',
  'lead-time',
  'documents',
  'pricing',
  'confirm-strategy',
  'final-approval',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What we do for a home, with the commission in basis points that a contract of it begins with. */
export const serviceLevels = [
  { code: 'full', commissionBasisPoints: 2_500 },
  { code: 'essential', commissionBasisPoints: 1_800 },
  { code: 'marketing', commissionBasisPoints: 1_200 },
] as const
const serviceLevelCodes = serviceLevels.map(({ code }) => code)
export type ServiceLevel = (typeof serviceLevels)[number]['code']

/** Fewest pictures that a home is let with. */
export const fewestPictures = 5
export const mostPictures = 60

const keepers = ['owner', 'staff', 'admin'] as const
const ofHome = { audience: keepers, permission: 'homes', params: z.object({ id: idText }) } as const
const team = { audience: ['staff', 'admin'], permission: 'homes' } as const

const setup = z.object({
  home: z.object({
    id,
    name: z.string(),
    town: z.string(),
    timeZone: z.string(),
    status: z.enum(homeStatuses),
    previewHash: z.string(),
    /** Null until it is chosen. */
    serviceLevel: z.enum(serviceLevelCodes).nullable(),
    /** False once a contract was agreed: the next one brings another level. */
    mayChooseLevel: z.boolean(),
  }),
  steps: z.array(
    z.object({
      step: z.enum(setupSteps),
      state: z.enum(['open', 'done', 'waived']),
      /** What is still to give, as codes. */
      missing: z.array(z.string()),
      /** What the team said when it settled the step. */
      note: z.string(),
    }),
  ),
  /** Where whoever asks may take the home from here. */
  moves: z.array(z.enum(homeStatuses)),
  /** The latest first. */
  history: z.array(z.object({ to: z.enum(homeStatuses), note: z.string(), at: instant, by: z.string().nullable() })),
})
export type HomeSetup = z.output<typeof setup>

export const setupOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/setup',
  summary: 'How far the set-up of a home is: each step, what is still missing, and what may be done now',
  ...ofHome,
  results: setup,
  errors: {},
})

export const moveOwnHome = endpoint({
  method: 'POST',
  path: 'owners/properties/{id}/status',
  summary: 'Hand a home in for approval, take it back, or pause it',
  ...ofHome,
  body: z.object({ to: z.enum(homeStatuses), note: z.string().trim().max(500).default('') }),
  results: z.object({ status: z.enum(homeStatuses) }),
  errors: { not_allowed_now: 409, setup_incomplete: 422 },
})

export const chooseServiceLevel = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/service-level',
  summary: 'Choose what we do for a home, before its contract is agreed',
  ...ofHome,
  body: z.object({ level: z.enum(serviceLevelCodes) }),
  results: z.object({}),
  errors: { contract_agreed: 409 },
})

const line = z.string().trim().min(1).max(300)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** What the owner tells of his home himself. Times are those of the home. */
export const homeDetails = z.object({
  name: z.string().trim().min(1).max(200),
  headline: z.string().trim().max(200),
  description: z.string().trim().max(20_000),
  typeCode: z.string().max(40),
  address: z.string().trim().max(300),
  sleeps: z.int().min(1).max(200),
  bedrooms: z.int().min(0).max(100),
  /** In halves. */
  bathrooms: z.number().min(0).max(100),
  /** 0: no pets. */
  maxPets: z.int().min(0).max(50),
  /** False: a booking is a request that somebody answers. */
  instant: z.boolean(),
  checkInTime: clock,
  checkOutTime: clock,
  amenities: z.array(z.string().max(60)).max(200),
  honestNotes: z.array(line).max(20),
  houseRules: z.array(line).max(40),
  registration: z.string().trim().max(120).nullable(),
})
export type KeptDetails = z.output<typeof homeDetails>

const keptRoom = room.extend({
  name: z.string().trim().min(1).max(80),
  floor: z.string().trim().max(40).nullable(),
  beds: z.array(room.shape.beds.element.extend({ count: z.int().min(1).max(20) })).max(12),
  note: z.string().trim().max(200).nullable(),
})

export const detailsOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/details',
  summary: 'What is told of a home, for those who keep it, with what there is to choose from',
  ...ofHome,
  results: z.object({
    home: z.object({ id, name: z.string(), status: z.enum(homeStatuses) }),
    details: homeDetails,
    rooms: z.array(room),
    types: z.array(z.object({ code: z.string(), label: z.string() })),
    amenities: z.array(z.object({ code: z.string(), label: z.string(), group: z.string() })),
    /** False once the team has begun to look at the home: then it alone moves it on the map. */
    mayMove: z.boolean(),
  }),
  errors: {},
})

export const keepDetails = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/details',
  summary: 'Say what is told of a home: its words, rooms, amenities, rules and registration',
  ...ofHome,
  body: z.object({ details: homeDetails, rooms: z.array(keptRoom).max(80) }),
  results: z.object({}),
  errors: { invalid_home: 422, address_kept: 409 },
})

const caption = {
  alt: z.string().trim().max(300),
  shot: z.string().max(40),
  room: z.string().trim().max(80).nullable(),
}

/** A picture of the gallery: one it shows already, or one that was sent. */
const keptPhoto = z.discriminatedUnion('from', [
  z.object({ from: z.literal('gallery'), pictureId: id, ...caption }),
  z.object({ from: z.literal('file'), uploadId: id, ...caption }),
])
export type KeptPhoto = z.output<typeof keptPhoto>

export const photosOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/photos',
  summary: 'The gallery of a home in its order, for those who keep it',
  ...ofHome,
  results: z.object({
    home: z.object({ id, name: z.string() }),
    photos: z.array(picture),
    /** Names of rooms that a picture may show. */
    rooms: z.array(z.string()),
  }),
  errors: {},
})

export const keepPhotos = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/photos',
  summary: 'Say which pictures a home shows, in their order; the first leads',
  ...ofHome,
  body: z.object({ photos: z.array(keptPhoto).max(mostPictures) }),
  results: z.object({ photos: z.array(picture) }),
  errors: { file_unknown: 422, picture_twice: 422 },
})

export const staffHomes = endpoint({
  method: 'GET',
  path: 'staff/properties',
  summary: 'Homes in any state, those that wait for the team first',
  ...team,
  query: pageQuery.extend({
    status: z.enum(homeStatuses).optional(),
    /** A part of its name. */
    q: z.string().trim().max(80).default(''),
  }),
  results: z.object({
    homes: collectionOf(
      z.object({
        id,
        name: z.string(),
        town: z.string(),
        status: z.enum(homeStatuses),
        image: picture.nullable(),
        owners: z.array(z.string()),
        /** Steps of the set-up that are still open. */
        open: z.int(),
      }),
    ),
  }),
  errors: {},
})

const terms = z.object({
  commissionBasisPoints: z.int().min(0).max(10_000),
  commissionBase: z.enum(['accommodation', 'accommodation_and_fees']),
  /** When a guest’s money becomes the owner’s (R45). */
  recognition: z.enum(['check_in', 'each_night', 'check_out']),
  cleaningTo: z.enum(['operator', 'owner']),
})

const reading = z.object({
  code: measuredFact.shape.code,
  value: z.number().min(-500).max(100_000),
  note: z.string().trim().max(200).nullable(),
  measuredOn: plainDate,
  readings: z.array(z.number().min(-500).max(100_000)).max(20),
})

export const homeDesk = endpoint({
  method: 'GET',
  path: 'staff/properties/{id}',
  summary: 'All that the team needs to approve a home: its set-up, owners, contract and measured facts',
  ...team,
  params: z.object({ id: idText }),
  results: z.object({
    setup,
    owners: z.array(z.object({ accountId: id, name: z.string(), email: z.string(), basisPoints: z.int() })),
    /** The latest first; the first is in force or will be. */
    contracts: z.array(terms.extend({ version: z.int(), validFrom: plainDate })),
    facts: z.array(reading.extend({ label: z.string(), unit: z.string() })),
    /** Every figure that can be measured. */
    measures: z.array(z.object({ code: measuredFact.shape.code, label: z.string(), unit: z.string() })),
  }),
  errors: {},
})
export type HomeDesk = ResultsOf<typeof homeDesk>

export const settleStep = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/steps',
  summary: 'Settle a step of the set-up of a home: done as agreed with the owner, or waived with the reason',
  ...team,
  params: z.object({ id: idText }),
  body: z.object({
    step: z.enum(setupSteps).exclude(['final-approval']),
    state: z.enum(['done', 'waived']),
    note: z.string().trim().min(3).max(500),
  }),
  results: z.object({}),
  errors: {},
})

export const agreeContract = endpoint({
  method: 'POST',
  path: 'staff/properties/{id}/contracts',
  summary: 'A new version of the contract with the owners of a home, in force from a day on (R50)',
  ...team,
  params: z.object({ id: idText }),
  body: terms.extend({ validFrom: plainDate }),
  results: z.object({ version: z.int() }),
  errors: { contract_in_the_way: 409 },
})

export const keepFacts = endpoint({
  method: 'PUT',
  path: 'staff/properties/{id}/facts',
  summary: 'Write down what was measured in a home',
  ...team,
  params: z.object({ id: idText }),
  body: z.object({ facts: z.array(reading).max(20) }),
  results: z.object({}),
  errors: { fact_twice: 422 },
})
