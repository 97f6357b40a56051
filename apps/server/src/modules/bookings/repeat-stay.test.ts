import { stayAgain } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { moveHome } from '#modules/homes'
import { confirmed, good, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, guest, homeId, booked } = julyScene()
const again = async (id: number) => (await good((await guest()).call(stayAgain, { params: { id } }))).again

it('offers a stay’s guest the same weekdays a year later', async () => {
  const booking = await booked()
  t.clock.set('2027-07-20T12:00:00Z')
  expect(await again(booking.id)).toEqual({ arrive: '2028-06-30', depart: '2028-07-07' })
})

it('R2 R14 offers the nearest open nights if someone else has those', async () => {
  const booking = await booked()
  t.clock.set('2027-07-20T12:00:00Z')
  await confirmed(await guest(), { homeId: homeId(), arrive: '2028-07-03', depart: '2028-07-05' })
  const nights = await again(booking.id)
  expect(nights).not.toBeNull()
  const { arrive, depart } = nights ?? { arrive: '', depart: '' }
  expect(arrive >= '2028-07-05' || depart <= '2028-07-03').toBe(true)
})

it('offers nothing for a home that is off the market, and only to the guest', async () => {
  const booking = await booked()
  const other = await t.person('traveler')
  expect(await refused(other.call(stayAgain, { params: { id: booking.id } }))).toMatchObject({ status: 404 })

  await t.write((ctx) => moveHome(ctx, homeId(), 'paused', { as: 'system', accountId: null }))
  expect(await again(booking.id)).toBeNull()
})
