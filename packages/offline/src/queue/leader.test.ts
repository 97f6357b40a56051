import { expect, it } from 'vitest'
import { lockLead } from './leader.ts'

/** A tab that tries to become the leader. */
const tab = (name: string) => {
  const messages: string[] = []
  const leave = lockLead(name)(() => {
    messages.push('leads')
    return () => messages.push('led')
  })
  return { messages, leave }
}
const untilMessage = (messages: readonly string[], what: string) => expect.poll(() => messages.at(-1)).toBe(what)

it('one tab leads; when it leaves, the next one does, but never one that left before its turn', async () => {
  const [first, second, third] = [tab('a'), tab('a'), tab('a')]
  await untilMessage(first.messages, 'leads')
  expect([second.messages, third.messages]).toEqual([[], []])
  second.leave()
  first.leave()
  await untilMessage(third.messages, 'leads')
  expect([first.messages, second.messages]).toEqual([['leads', 'led'], []])
  third.leave()
})

it('each user of a browser has a separate leader', async () => {
  const [one, other] = [tab('b:1'), tab('b:2')]
  await untilMessage(one.messages, 'leads')
  await untilMessage(other.messages, 'leads')
  one.leave()
  other.leave()
})
