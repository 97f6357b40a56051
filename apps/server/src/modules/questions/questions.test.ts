import {
  answerQuestion,
  askQuestion,
  mostOpenQuestions,
  myQuestions,
  questionsOfDesk,
  questionsOfHome,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let home: Home
let asker: Caller & { email: string }
let staff: Caller & { email: string }

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  t.clock.set(testPresent)
  home = await t.write((ctx) => a.pricedHome(ctx))
  asker = await t.person('traveler')
})

const ask = (question = 'Is there a cot, for Tom’s daughter?', who: Caller = asker) =>
  who.call(askQuestion, { params: { slug: home.slug }, body: { question } })
const requested = async () => (await good(ask())).id
const answer = (id: number, shown: string | null = 'Is there a cot?', text = 'Yes, in the hall.') =>
  staff.call(answerQuestion, { params: { id }, body: { answer: text, shown } })
const onPage = async () => (await good(t.visitor().call(questionsOfHome, { params: { slug: home.slug } }))).questions
type Email = { subject: string; to: string; text: string }
const emailsTo = async ({ email }: { email: string }): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter(({ to }) => to === email)
}
const subjectsTo = async (who: { email: string }) => (await emailsTo(who)).map(({ subject }) => subject)

describe('a question about a home', () => {
  it("reaches the team at once, and appears with its answer on the home's page in the team's wording", async () => {
    const id = await requested()
    const email = (await emailsTo(staff)).find(({ subject }) => subject === `Question about ${home.name}`)
    expect(email?.text).toContain('Is there a cot, for Tom’s daughter?')
    expect(await onPage()).toEqual([])
    const { questions } = await good(staff.call(questionsOfDesk))
    expect(questions.find((one) => one.id === id)).toMatchObject({ home: { slug: home.slug }, answer: null })

    await good(answer(id))
    expect(await onPage()).toEqual([{ id, question: 'Is there a cot?', answer: 'Yes, in the hall.' }])
    expect(await subjectsTo(asker)).toEqual([`We answered your question about ${home.name}`])
    const mine = await good(asker.call(myQuestions))
    expect(mine.questions).toMatchObject([
      { id, question: 'Is there a cot, for Tom’s daughter?', answer: 'Yes, in the hall.' },
    ])
  })

  it('stays between guest and team if the team says so, even later', async () => {
    const id = await requested()
    await good(answer(id, null))
    expect(await onPage()).toEqual([])
    expect((await good(asker.call(myQuestions))).questions[0]?.answer).toBe('Yes, in the hall.')
    await good(answer(id))
    expect(await onPage()).toHaveLength(1)
    await good(answer(id, null))
    expect(await onPage()).toEqual([])
  })

  it('can be reworded without a second email; the latest answered comes first', async () => {
    const [first, second] = [await requested(), await requested()]
    await good(answer(second, 'Second?'))
    t.clock.set(new Date(t.clock.now().getTime() + 60_000))
    await good(answer(first, 'First?'))
    await good(answer(first, 'First?', 'Two of them.'))
    expect((await onPage()).map(({ answer: said }) => said)).toEqual(['Two of them.', 'Yes, in the hall.'])
    expect(await subjectsTo(asker)).toHaveLength(2)
  })

  it('is listed for the team in pages: open ones first, then the latest answered', async () => {
    const ids = [await requested(), await requested(), await requested()] as const
    await good(answer(ids[0]))
    const pageAt = (page: number) => good(staff.call(questionsOfDesk, { query: { page, perPage: 2 } }))
    const { total, numberPages } = await pageAt(1)
    expect(numberPages).toBe(Math.ceil(total / 2))
    const pages = await Promise.all(Array.from({ length: numberPages }, (_, index) => pageAt(index + 1)))
    const questions = pages.flatMap((page) => page.questions)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(total)
    const mine = questions.filter(({ id }) => ids.includes(id))
    expect(mine.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]])
    expect((await pageAt(numberPages + 1)).questions).toEqual([])
  })

  it("tells its asker's pages apart from those of others, and shows no one's name", async () => {
    await good(answer(await requested()))
    const other = await t.person('traveler')
    expect((await good(other.call(myQuestions))).questions).toEqual([])
    const { text } = await t.visitor().raw({ path: `properties/${home.slug}/questions` })
    expect(text).not.toMatch(/Tom|asker|@/)
  })

  it("is rejected for a home that isn't live, without a login, and while too many are open", async () => {
    const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    const about = ({ slug }: Home, who: Caller) =>
      refused(who.call(askQuestion, { params: { slug }, body: { question: '?' } }))
    expect(await about(draft, asker)).toMatchObject({ status: 404 })
    expect(await about(home, t.visitor())).toMatchObject({ status: 401 })
    const asking = await Promise.all(Array.from({ length: mostOpenQuestions + 3 }, () => ask()))
    expect(asking.filter(({ ok }) => ok)).toHaveLength(mostOpenQuestions)
    expect(await refused(ask())).toEqual({ status: 409, code: 'too_many_questions' })
  })
})
