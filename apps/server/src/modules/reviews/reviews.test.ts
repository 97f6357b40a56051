import {
  allFeedback,
  allReviews,
  answerReview,
  feedbackOnStay,
  guestOfStay,
  handleFeedback,
  moderateReview,
  notificationMenu,
  reviewsOfHomes,
  reviewsOfStay,
  sendFeedback,
  staysToReview,
  tellAboutStay,
  writeReview,
} from '@porchlight/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Booking, moveOn } from '#modules/bookings'
import { homeById, ownersOf, publishedOf } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay, confirmedStay } from '#testing/stays'
import { checks } from './checks.ts'
import { publishDue } from './jobs.ts'

const t = sceneApp()
let booking: Booking
let ownerId: number
const params = () => ({ id: booking.id })

/** A stay from February 2 to 5, over since 10:00 in New York. */
beforeEach(async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx))
  booking = await begunStay(t, { homeId: home.id, arrive: '2027-02-02', depart: '2027-02-05' })
  ownerId = (await t.read((ctx) => ownersOf(ctx, home.id)))[0] ?? 0
  await at('2027-02-05T15:00:00Z')
})
afterEach(async () => {
  await t.drain()
  for (const check of checks) expect([check.code, await check.run(t.app)]).toMatchObject([check.code, { holds: true }])
  t.clock.set(testPresent)
})

const at = async (instant: string) => {
  t.clock.set(instant)
  await moveOn(t.app)
}
const guest = () => t.as(booking.guestId)
const owner = () => t.as(ownerId)
const text = 'The lamp was on and the home was warm, and nobody asked us for anything.'
const write = async (who: Caller, more: object = {}) =>
  who.call(writeReview, { params: params(), body: { rating: 4, text, ...more } })
const read = async (who: Caller) => {
  const answer = await who.call(reviewsOfStay, { params: params() })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.reviews
}
const ratingOfHome = async () => {
  const { rating, reviewCount } = await t.read((ctx) => homeById(ctx, booking.homeId))
  return [rating, reviewCount]
}
const onPage = async () => (await t.read((ctx) => publishedOf(ctx, [booking.id]))).get(booking.id)
const noticesOf = async (who: Caller) => {
  await t.drain()
  const answer = await who.call(notificationMenu, { query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.messages.map(({ subject }) => subject).join('\n')
}

it('shows an owner how often a guest stayed and how owners rated them, once that is published', async () => {
  const record = async (who: Caller) => who.call(guestOfStay, { params: params() })
  expect(await record(await owner())).toMatchObject({ results: { guest: { stays: 1, rating: null, reviews: 0 } } })
  await write(await owner(), { rating: 5 })
  expect(await record(await owner())).toMatchObject({ results: { guest: { rating: null } } })
  await write(await guest())
  expect(await record(await owner())).toMatchObject({ results: { guest: { stays: 1, rating: 5, reviews: 1 } } })
  expect(await record(await t.person('owner'))).toMatchObject({ ok: false, error: { status: 404 } })
})

it('lets an owner read the published reviews of their homes, those without a reply separately, and reply', async () => {
  const list = async (show: 'all' | 'to_answer' = 'all', who?: Caller, propertyId?: string) => {
    const query = { show, ...(propertyId && { propertyId }) }
    const answer = await (who ?? (await owner())).call(reviewsOfHomes, { query })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results
  }
  await write(await guest())
  expect(await list()).toMatchObject({ reviews: { data: [] }, rating: null, number: 0, toAnswer: 0 })
  await write(await owner(), { rating: 5 })
  const found = await list('to_answer')
  expect(found).toMatchObject({ rating: 4, number: 1, toAnswer: 1, homes: [{ id: booking.homeId }] })
  expect(found.reviews.data).toMatchObject([{ bookingId: booking.id, author: 'Ada Q.', side: 'guest', text }])
  expect((await list('all', undefined, String(booking.homeId))).reviews.data).toHaveLength(1)
  await (await owner()).call(answerReview, { params: params(), body: { text: 'Thank you, Ada.' } })
  expect(await list('to_answer')).toMatchObject({ reviews: { data: [] }, number: 1, toAnswer: 0 })
  expect((await list()).reviews.data).toMatchObject([{ answer: 'Thank you, Ada.' }])

  const other = await t.person('owner')
  expect(await list('all', other)).toMatchObject({ reviews: { data: [] }, number: 0, homes: [] })
  await expect(list('all', other, String(booking.homeId))).rejects.toThrow('not_found')
})

describe('R75 guest and owner who review each other', () => {
  it("cannot read each other's review before both have written; then both are public at once", async () => {
    expect(await write(await guest(), { aspects: { cleanliness: 5 } })).toMatchObject({ ok: true })
    expect(await read(await owner())).toMatchObject({ state: 'open', guest: null, written: ['guest'], mayWrite: true })
    expect(await onPage()).toBeUndefined()
    expect(await ratingOfHome()).toEqual([null, 0])

    await write(await owner(), { rating: 5 })
    expect(await read(await owner())).toMatchObject({
      state: 'published',
      guest: { text, aspects: { cleanliness: 5 } },
    })
    expect(await read(await guest())).toMatchObject({ owner: { rating: 5 }, mayWrite: false })
    expect(await onPage()).toMatchObject({ author: 'Ada Q.', stayedIn: '2027-02', rating: 4, text })
    expect(await ratingOfHome()).toEqual([4, 1])
  })

  it('can edit their text until then, and not after', async () => {
    await write(await guest())
    await write(await guest(), { rating: 2 })
    expect(await read(await guest())).toMatchObject({ guest: { rating: 2 }, written: ['guest'] })
    await write(await owner())
    expect(await write(await guest(), { rating: 5 })).toMatchObject({ ok: false, error: { code: 'review_published' } })
  })

  it('are both published when they write at the same moment', async () => {
    const [one, other] = [await guest(), await owner()]
    const answers = await Promise.all([write(one), write(other)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect((await read(one)).publishedAt).not.toBeNull()
    expect(await ratingOfHome()).toEqual([4, 1])
  })

  it('are published after fourteen days if only one writes, when the other can no longer write', async () => {
    await write(await guest())
    t.clock.set('2027-02-19T14:59:59Z')
    await publishDue(t.app)
    expect(await onPage()).toBeUndefined()
    t.clock.set('2027-02-19T15:00:00Z')
    expect(await write(await owner())).toMatchObject({ ok: false, error: { status: 409, code: 'review_not_open' } })
    await publishDue(t.app)
    await publishDue(t.app)
    expect(await onPage()).toMatchObject({ text })
    expect(await ratingOfHome()).toEqual([4, 1])
  })

  it('are notified that the other has written, but not what', async () => {
    await write(await guest())
    expect(await noticesOf(await owner())).toContain('Ada Quill reviewed Marram House')
    expect(await noticesOf(await owner())).not.toContain('lamp')
    await write(await owner())
    expect(await noticesOf(await guest())).toContain('your review is published')
  })

  it("cannot write when the stay was canceled before arrival or isn't over", async () => {
    const before = booking
    const home = await t.write((ctx) => a.pricedHome(ctx))
    booking = await confirmedStay(t, { homeId: home.id, arrive: '2027-03-02', depart: '2027-03-05' })
    expect(await read(await guest())).toMatchObject({ state: 'early', mayWrite: false })
    expect(await write(await guest())).toMatchObject({ ok: false, error: { code: 'review_not_open' } })
    booking = before
  })
})

describe("the owner's reply", () => {
  const answer = async (who: Caller) =>
    who.call(answerReview, { params: params(), body: { text: 'Come back in June.' } })

  it('appears below a published review, once', async () => {
    await write(await guest())
    expect(await answer(await owner())).toMatchObject({ ok: false, error: { code: 'review_not_published' } })
    await write(await owner())
    expect(await answer(await guest())).toMatchObject({ ok: false, error: { status: 403 } })
    expect(await answer(await owner())).toMatchObject({ ok: true })
    expect(await answer(await owner())).toMatchObject({ ok: false, error: { code: 'review_answered' } })
    expect(await onPage()).toMatchObject({ answer: 'Come back in June.' })
    expect(await noticesOf(await guest())).toContain('the owner replied to your review')
  })
})

describe('staff', () => {
  it('hides a review from the page and the rating with a reason its author can read, and restores it', async () => {
    await write(await guest())
    await write(await owner())
    const staff = await t.person('staff')
    const list = await staff.call(allReviews, { query: {} })
    const found = list.ok
      ? list.results.reviews.data.find((one) => one.bookingId === booking.id && one.side === 'guest')
      : undefined
    expect(found).toMatchObject({ author: 'Ada Q.', home: { name: 'Marram House' }, hidden: null, rating: 4 })
    const moderate = (hide: boolean, reason = '') =>
      staff.call(moderateReview, { params: { id: found?.id ?? 0 }, body: { hide, reason } })
    expect(await moderate(true)).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
    await moderate(true, 'It names a neighbor.')
    await moderate(true, 'It names a neighbor.')
    expect(await ratingOfHome()).toEqual([null, 0])
    expect(await read(await owner())).toMatchObject({ guest: null })
    expect(await read(await guest())).toMatchObject({ guest: { hidden: 'It names a neighbor.' } })
    expect(await noticesOf(await guest())).toContain('your review was unpublished')
    await moderate(false)
    expect(await ratingOfHome()).toEqual([4, 1])
    expect(await onPage()).toMatchObject({ text })
    expect(await noticesOf(await guest())).toContain('your review is published again')
    t.clock.advance(60)
    await moderate(true, 'It names a neighbor, again.')
    expect((await noticesOf(await guest())).match(/your review was unpublished/g)).toHaveLength(2)
  })

  it('alone can read the lists', async () => {
    expect(await (await owner()).call(allReviews, { query: {} })).toMatchObject({ ok: false, error: { status: 403 } })
    expect(await (await guest()).call(allFeedback, { query: {} })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

it("reviews and feedback of a stay don't exist for anyone else", async () => {
  const stranger = await t.person('traveler', 'owner')
  const unseen = { ok: false, error: { status: 404 } }
  expect(await stranger.call(reviewsOfStay, { params: params() })).toMatchObject(unseen)
  expect(await write(stranger)).toMatchObject(unseen)
  expect(await stranger.call(feedbackOnStay, { params: params() })).toMatchObject(unseen)
  expect(await (await owner()).call(feedbackOnStay, { params: params() })).toMatchObject(unseen)
  expect(await t.visitor().call(reviewsOfStay, { params: params() })).toMatchObject({
    ok: false,
    error: { status: 401 },
  })
})

describe('C274 C275 feedback on a stay', () => {
  const tell = async (words: string) =>
    (await guest()).call(tellAboutStay, {
      params: params(),
      body: { topics: ['cleaning'], text: words, wantsAnswer: true },
    })

  it('reaches the team, is edited in place, and is reopened by an edit', async () => {
    await tell('The kettle leaks.')
    const staff = await t.person('staff')
    const open = async () => {
      const answer = await staff.call(allFeedback, { query: {} })
      return answer.ok ? answer.results.feedback.data.filter(({ bookingId }) => bookingId === booking.id) : []
    }
    const [first] = await open()
    expect(first).toMatchObject({ text: 'The kettle leaks.', topics: ['cleaning'], accountId: booking.guestId })
    await staff.call(handleFeedback, { params: { id: first?.id ?? 0 }, body: { note: 'A new kettle.' } })
    expect(await open()).toEqual([])
    await tell('The new kettle leaks too.')
    expect(await open()).toMatchObject([{ id: first?.id, text: 'The new kettle leaks too.', handledAt: null }])
  })

  it('is listed with what can still be written about each stay', async () => {
    await tell('The kettle leaks.')
    const list = await (await guest()).call(staysToReview, { query: {} })
    expect(list.ok && list.results.stays.data).toMatchObject([
      { bookingId: booking.id, review: { state: 'open', written: false }, feedbackGiven: true },
    ])
  })
})

it('C273 accepts feedback from anyone, with or without an address', async () => {
  const visitor = t.visitor()
  const said = { text: 'The map is lovely.', rating: 5 }
  expect(await visitor.call(sendFeedback, { body: said })).toMatchObject({ ok: true })
  expect(await visitor.call(sendFeedback, { body: { ...said, email: 'no address' } })).toMatchObject({
    ok: false,
    error: { code: 'invalid_input', required: ['email'] },
  })
})
