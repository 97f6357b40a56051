import { bookingById } from '@porchlight/contract'
import { expect } from 'vitest'
import { type ContractTerms, setContract } from '#modules/homes'
import { entriesOf } from '#modules/ledger'
import { moveOn } from '../jobs.ts'
import { good, pay } from './guest.ts'
import { julyScene } from './scene.ts'

/** The July scene, with a guest who is in the home. */
export const inStayScene = () => {
  const scene = julyScene()
  const { t, run, homeId, guest, booked } = scene

  /** Sets the clock to another moment, and runs what it does to stays. */
  const at = async (instant: string) => {
    t.clock.set(instant)
    await moveOn(t.app)
    await t.drain()
  }
  const seen = async (id: number) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

  /** A paid stay, in its third night. */
  const inTheHome = async (terms: Partial<ContractTerms> = {}) => {
    await t.write((ctx) =>
      setContract(ctx, homeId(), '2027-01-01', {
        commissionBasisPoints: 2_500,
        commissionBase: 'accommodation',
        recognition: 'check_in',
        cleaningTo: 'operator',
        ...terms,
      }),
    )
    const booking = await booked()
    t.clock.set('2027-06-02T05:00:00Z')
    await run('payments.installments')
    for (const day of ['02', '03', '04']) await at(`2027-07-${day}T20:30:00Z`)
    expect(await seen(booking.id)).toMatchObject({ status: 'checked_in', paid: booking.total })
    return booking
  }
  const paid = async (id: number) => {
    await good(pay(await guest(), id))
    await t.drain()
  }
  const recognitions = (bookingId: number) => t.read((ctx) => entriesOf(ctx, { bookingId, purposes: ['recognition'] }))

  return { ...scene, at, seen, inTheHome, paid, recognitions }
}
