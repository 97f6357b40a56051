import {
  type Answer,
  dateIn,
  type PlainDate,
  type Statement,
  saveProgram,
  uploadCustomFile,
} from '@porchlight/contract'
import { openSession } from '#modules/accounts'
import { type ContractTerms, setContract, setShares } from '#modules/homes'
import { a } from '#testing/builders'
import { callerOf } from '#testing/caller'
import type { TestApp } from '#testing/harness'
import { good } from '../../modules/bookings/testing/guest.ts'
import { paidTo } from '../../modules/payees/testing/paid-to.ts'

export type StreetHome = { homeId: number; owners: readonly number[] }

/** Homes under one trust account, with everyone who acts on them. */
export type Street = {
  t: TestApp
  homes: readonly StreetHome[]
  guestId: number
  /** Two team members: what one prepares, the other approves. */
  team: readonly [number, number]
  vendorId: number
  /** A care program any home can enroll in. */
  programId: number
  /** The document attached to every bill. */
  documentId: number
  bookings: number[]
  runs: number[]
  /** What statements said when they were closed. */
  closed: { ownerId: number; statement: Statement }[]
}

const zone = 'America/New_York'
export const today = ({ t }: Pick<Street, 't'>): PlainDate => dateIn(zone, t.clock.now())

export const pick = <Of>(list: readonly Of[], which: number): Of | undefined => list[which % list.length]

/** Someone who has just verified their identity. Sessions are short: everyone logs in again for each act. */
export const as = async (t: TestApp, accountId: number) => {
  const door = { address: '203.0.113.9', userAgent: 'proof', confirmed: true, secondFactor: true }
  const { token } = await t.write((ctx) => openSession(ctx, accountId, door))
  return { accountId, ...callerOf(t.server, token) }
}

/** What a call returned, or nothing if a rule rejected it. @throws when the server failed instead of answering */
export const lawful = async <Results, Code extends string>(
  answer: Promise<Answer<Results, Code>>,
): Promise<Results | undefined> => {
  const heard = await answer
  if (!heard.ok && heard.error.status >= 500) throw new Error(JSON.stringify(heard.error))
  return heard.ok ? heard.results : undefined
}

const thirds = [3_333, 3_333, 3_334]
const moments: readonly ContractTerms['recognition'][] = ['check_in', 'each_night', 'check_out']

/**
 * A home with one or three owners, whose contract says when a stay is earned, on what, and who gets the cleaning fee.
 */
const openHome = async (t: TestApp, index: number): Promise<StreetHome> => {
  const home = await t.write(async (ctx) => {
    const owners: number[] = []
    for (let count = index % 2 === 0 ? 1 : 3; count > 0; count--)
      owners.push((await a.account(ctx, { roles: ['owner'] })).id)
    const { id: homeId } = await a.pricedHome(ctx, { ownerId: owners[0] as number, name: `Home ${index}` })
    await setContract(ctx, homeId, '2020-02-01', {
      commissionBasisPoints: 1_500 + index * 333,
      commissionBase: index % 3 === 0 ? 'accommodation' : 'accommodation_and_fees',
      recognition: moments[index % moments.length] as ContractTerms['recognition'],
      cleaningTo: index % 2 === 0 ? 'operator' : 'owner',
    })
    if (owners.length > 1)
      await setShares(
        ctx,
        homeId,
        '2020-02-01',
        owners.map((accountId, share) => ({ accountId, basisPoints: thirds[share] as number })),
      )
    return { homeId, owners }
  })
  for (const ownerId of home.owners) await paidTo(t, ownerId)
  return home
}

const gardenCare = {
  id: null,
  name: 'Garden care',
  summary: 'Someone looks after hedges and beds.',
  included: ['Hedges cut'],
  price: { amount: 137_77, currency: 'USD' },
  per: 'month' as const,
  months: [3, 4, 5, 6, 7, 8, 9, 10],
  visits: 2,
  offered: true,
}

export const openStreet = async (t: TestApp, homeCount: number): Promise<Street> => {
  const built: StreetHome[] = []
  for (let index = 0; index < homeCount; index++) built.push(await openHome(t, index))
  const [guest, one, two] = [await t.person('traveler'), await t.person('staff'), await t.person('staff')]
  const homes = built.map(({ homeId }) => homeId)
  const vendor = await t.write((ctx) => a.vendor(ctx, { homes, by: one.accountId }))
  const { programs } = await good(one.call(saveProgram, { body: gardenCare }))
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'bill.pdf', { type: 'application/pdf' })
  const pdf = await good(one.call(uploadCustomFile, { body: { file } }))
  return {
    t,
    homes: built,
    guestId: guest.accountId,
    team: [one.accountId, two.accountId],
    vendorId: vendor.id,
    programId: programs[0]?.id ?? 0,
    documentId: pdf.data.id,
    bookings: [],
    runs: [],
    closed: [],
  }
}
