import {
  adjustAnalysis,
  analysisByLink,
  analysisOfLead,
  createAnalysis,
  leadById,
  leadsOfStaff,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { pdfText } from '#testing/paper-text'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Caller
let next = 0
let email = ''
beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(() => {
  t.clock.set(testPresent)
  next += 1
  email = `ada${next}@quill.example`
})

const home = { bedrooms: 3, bathrooms: 2, sleeps: 6, features: ['pool' as const] }
const ask = (more: object = {}) =>
  t.visitor().call(createAnalysis, {
    body: { name: 'Ada Quill', email, address: '999 Nowhere Road', pin: { lat: 41.2, lng: -72.1 }, ...home, ...more },
  })
const leadOf = async () => {
  const { leads } = await good(staff.call(leadsOfStaff, { query: { text: email } }))
  return (await good(staff.call(leadById, { params: { id: leads[0]?.id ?? 0 } }))).lead
}
type Email = { to: string; text: string }

describe('a request for an estimate', () => {
  it('returns a private link that no one else can guess, and emails it', async () => {
    const { id, hash } = await good(ask())
    const { analysis } = await good(t.visitor().call(analysisByLink, { params: { id, hash } }))
    expect(analysis).toMatchObject({ subject: { address: '999 Nowhere Road', ...home }, expired: false })
    const wrong = { id, hash: 'A'.repeat(hash.length) }
    expect(await refused(t.visitor().call(analysisByLink, { params: wrong }))).toMatchObject({ status: 404 })
    await t.drain()
    const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
    const received = (JSON.parse(text) as Email[]).filter(({ to }) => to === email)
    expect(received).toHaveLength(1)
    expect(received[0]?.text).toContain(`/property-analysis/${id}/${hash}`)
  })

  it('becomes a lead with a follow-up task', async () => {
    await good(ask())
    const lead = await leadOf()
    expect(lead).toMatchObject({ kind: 'analysis', source: 'property-analysis' })
    expect(lead.answers).toContainEqual({ key: 'bedrooms', values: ['3'] })
    expect(lead.tasks).toHaveLength(1)
  })

  it('says so when there are too few homes to learn from', async () => {
    const { id, hash } = await good(ask())
    const { analysis } = await good(t.visitor().call(analysisByLink, { params: { id, hash } }))
    expect([analysis.estimate, analysis.comparables]).toEqual([null, []])
  })

  it('needs an address that can be found, or a pin', async () => {
    expect(await refused(ask({ pin: null }))).toEqual({ status: 422, code: 'place_unknown' })
    expect(await refused(ask({ sleeps: 0 }))).toMatchObject({ status: 422 })
  })

  it('expires for its reader after six months', async () => {
    const { id, hash } = await good(ask())
    t.clock.set(new Date(t.clock.now().getTime() + 181 * 86_400_000))
    expect((await good(t.visitor().call(analysisByLink, { params: { id, hash } }))).analysis.expired).toBe(true)
  })

  it("can be downloaded as a PDF in the reader's language until the link expires", async () => {
    const { id, hash } = await good(ask())
    const path = `/property-analysis/${id}/${hash}/estimate.pdf`
    const file = await t.visitor().raw({ path: `${path}?language=de` })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = pdfText(file.bytes)
    expect(text).toContain(`Ertragsschätzung PE-${id}`)
    expect(text).toContain('999 Nowhere Road')
    expect((await t.visitor().raw({ path: path.replace(hash, 'A'.repeat(hash.length)) })).status).toBe(404)
    expect((await t.visitor().raw({ path: path.replace(String(id), '0') })).status).toBe(404)
    t.clock.set(new Date(t.clock.now().getTime() + 181 * 86_400_000))
    expect((await t.visitor().raw({ path })).status).toBe(404)
  })

  it('can be adjusted by the team with a note, and reset', async () => {
    await good(ask())
    const params = { id: (await leadOf()).id }
    await good(staff.call(adjustAnalysis, { params, body: { percent: 10, note: 'New kitchen' } }))
    await good(staff.call(adjustAnalysis, { params, body: { percent: 0, note: 'As it was' } }))
    expect((await good(staff.call(analysisOfLead, { params }))).analysis?.estimate).toBeNull()
    expect(await refused(staff.call(analysisOfLead, { params: { id: 999_999 } }))).toMatchObject({ status: 404 })
  })
})
