import { expect, it } from 'vitest'
import { lockLead } from './leader.ts'

/** A tab that wants to lead. */
const tab = (name: string) => {
  const told: string[] = []
  const leave = lockLead(name)(() => {
    told.push('leads')
    return () => told.push('led')
  })
  return { told, leave }
}
const untilTold = (told: readonly string[], what: string) => expect.poll(() => told.at(-1)).toBe(what)

it('one tab leads; when it leaves the next one does, and one that left before its turn never', async () => {
  const [first, second, third] = [tab('a'), tab('a'), tab('a')]
  await untilTold(first.told, 'leads')
  expect([second.told, third.told]).toEqual([[], []])
  second.leave()
  first.leave()
  await untilTold(third.told, 'leads')
  expect([first.told, second.told]).toEqual([['leads', 'led'], []])
  third.leave()
})

it('users of one browser have leaders of their own', async () => {
  const [one, other] = [tab('b:1'), tab('b:2')]
  await untilTold(one.told, 'leads')
  await untilTold(other.told, 'leads')
  one.leave()
  other.leave()
})
