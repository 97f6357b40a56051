import { addFeed } from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ start: '2027-07-01T16:00:00Z' })
})
afterAll(() => t.close())

type Shown = { to: string; subject: string; text: string }
const mailTo = async ({ email }: { email: string }): Promise<Shown[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Shown[]).filter((mail) => mail.to === email)
}

test("events that can't be applied exactly are shown to the owner and the team, with what was done", async () => {
  const [owner, staff] = [await t.person('owner'), await t.person('staff')]
  const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
  const lines = (rule: string) =>
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Choir\nDTSTART:20270903\n${rule}\nEND:VEVENT\nEND:VCALENDAR`
  t.app.adapters.feeds = { read: async () => ({ kind: 'text', text: lines('RRULE:FREQ=SOMETIMES;UNTIL=20270905') }) }
  const body = { name: 'Seaside Rentals', url: 'webcal://feeds.test/1.ics' }
  const made = await owner.call(addFeed, { params: { id: home.id }, body })
  expect(made).toMatchObject({ ok: true, results: { feed: { state: 'failing', noteCount: 1 } } })
  for (const reader of [owner, staff]) {
    const [mail] = await mailTo(reader)
    expect(mail?.subject).toBe(`${home.name}: check “Seaside Rentals”`)
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('Its repetition cannot be followed (FREQ); every day is blocked.')
  }
})
