import { bookingAgreement, type Quote } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { bookingById } from '#modules/bookings'
import { pay, quoted, sign } from '../bookings/testing/guest.ts'
import { latestDeliveries } from './deliveries.ts'
import { july, noticesScene } from './testing/scene.ts'

const { t, people } = noticesScene()

const bookedAt = async (host: string): Promise<number> => {
  const { id, hash }: Quote = await quoted(people.guest, { homeId: people.home.id, ...july })
  const answer = await people.guest.raw({
    method: 'POST',
    path: 'bookings',
    body: { quoteId: id, quoteHash: hash },
    headers: { host },
  })
  return (answer.body.results.booking as { id: number }).id
}

describe('a stay booked on a brand’s site', () => {
  it('shows the brand in its agreement, its emails, and its invoice', async () => {
    const id = await bookedAt('drake-inn.localhost')
    expect(await t.read((ctx) => bookingById(ctx, id))).toMatchObject({ brandId: 'inn' })
    const agreement = await people.guest.call(bookingAgreement, { params: { id }, query: {} })
    expect(JSON.stringify(agreement)).toContain('Drake Inn Hospitality LLC')
    await sign(people.guest, id)
    await pay(people.guest, id)
    await t.drain()
    const emails = await t.read((ctx) => latestDeliveries(ctx, 50, people.guest.email))
    const { port } = new URL(t.app.config.publicUrl)
    const confirmation = emails.find(({ subject }) => subject.includes('booked'))
    expect(confirmation?.text).toContain('Drake Inn Hospitality LLC')
    expect(confirmation?.text).toContain('desk@drakeinn.example')
    expect(confirmation?.text).toContain(`http://drake-inn.localhost:${port}/travelers/`)
    expect(confirmation?.text).not.toContain('Porchlight Homes LLC')
    const { body } = await people.guest.raw({ path: `invoices?booking=${id}` })
    const number = /"number":"(INV-[^"]+)"/.exec(JSON.stringify(body))?.[1]
    const { text } = await people.guest.raw({ path: `invoices/${number}` })
    for (const part of ['Drake Inn Hospitality LLC', 'desk@drakeinn.example', '2 The Green, Averil Harbor, NY 11983'])
      expect(text).toContain(part)
  })

  it('is emailed to its owner by the company they have a contract with', async () => {
    await bookedAt('drake-inn.localhost')
    await t.drain()
    const emails = await t.read((ctx) => latestDeliveries(ctx, 50, people.owner.email))
    for (const { text } of emails) expect(text).not.toContain('Drake Inn')
  })

  it('belongs to the default brand on any other host name', async () => {
    const id = await bookedAt('evil.example')
    expect(await t.read((ctx) => bookingById(ctx, id))).toMatchObject({ brandId: 'porchlight' })
  })
})
