import type { Notification } from '@porchlight/contract'
import { notificationMenu } from '@porchlight/contract'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { type Guest, good } from '../../bookings/testing/guest.ts'
import { outboxMail } from '../adapters/outbox-mail.ts'
import { latestDeliveries } from '../deliveries.ts'
import { bareTime, wordsOfEmail } from './bare-time.ts'

export type Reader = Guest & { email: string }

/** A guest, and an owner with an Instant Book home and a request-to-book home; new for every test. */
export const noticesScene = () => {
  const t = sceneApp()
  const people = {} as { guest: Reader; owner: Reader; home: Home; askHome: Home }

  beforeEach(async () => {
    t.clock.set(testPresent)
    t.app.adapters.mail = outboxMail
    people.guest = await t.person('traveler')
    people.owner = await t.person('owner')
    const ownerId = people.owner.accountId
    people.home = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
    people.askHome = await t.write((ctx) => a.pricedHome(ctx, { ownerId, instant: false }))
  })
  afterEach(async () => {
    await t.drain()
    const notified = await t.read((ctx) => latestDeliveries(ctx))
    for (const { subject, text } of notified) {
      expect(subject).not.toMatch(bareTime)
      expect(wordsOfEmail(text)).not.toMatch(bareTime)
    }
  })

  const menu = async (who: Caller) => good(who.call(notificationMenu, { query: {} }))
  const subjects = (notices: readonly Notification[]) => notices.map(({ subject }) => subject)
  const run = async (job: string) => {
    await t.write((ctx) => t.app.queue.enqueue(ctx, job))
    await t.drain()
  }
  /** Sessions are short: everyone logs in again after the clock moved far. */
  const again = async (who: Reader): Promise<Reader> => ({ ...who, ...(await t.as(who.accountId)) })

  return { t, people, menu, subjects, run, again }
}

export const july = { arrive: '2027-07-02', depart: '2027-07-09' }
