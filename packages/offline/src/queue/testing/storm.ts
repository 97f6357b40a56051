import type { Reply } from '../answers.ts'
import type { Head } from '../write.ts'
import { calm, type SimulatedBrowser, simulatedBrowser, type Weather } from './browser.ts'
import { randomFrom } from './random.ts'
import { simulatedServer, windowMs } from './server.ts'
import { virtualTime } from './virtual-time.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const browsers = 3
const writes = 200
const objects = 50
const stormMinutes = 30

const overloaded: Reply = { status: 503, envelope: { valid: false, results: { error: 'busy' } } }
const limited: Reply = { status: 429, envelope: { valid: false, results: { error: { message: 'slow', code: 'x' } } } }
const foreign: Reply = { status: 200, envelope: null }

export type Written = { n: number; object: string; browser: number; id: string }

/**
 * Three browsers with two tabs each write two hundred times about fifty objects while everything that can go wrong
 * does: requests and answers are lost, late, or duplicated; tabs die, including the leader; clocks jump; the server
 * fails and is away for days. Then it is calm. The same seed gives the same run; `shuffle` changes only the network's
 * behavior.
 */
export const storm = async (seed: number, shuffle: number) => {
  const time = virtualTime()
  const story = randomFrom(seed * 7919 + 1)
  const network = randomFrom(seed * 104_729 + shuffle)
  const server = simulatedServer(time.now)
  let weather: Weather = { lost: 0.1, twice: 0.1, slow: 8_000 }
  server.stumble(() => (network.chance(0.05) ? ([overloaded, limited, foreign][network.below(3)] as Reply) : null))
  const all = Array.from({ length: browsers }, (_, number) =>
    simulatedBrowser({ time, server, random: network, name: `b${number}`, weather: () => weather }),
  )
  const accepted: Written[] = []
  const discarded = new Set<number>()

  const write = (n: number) => {
    const browser = story.below(browsers)
    const tabs = (all[browser] as SimulatedBrowser).tabs()
    const tab = tabs[story.below(tabs.length)]
    const object = `home:${story.below(objects)}`
    const bad = story.chance(0.08)
    const taken = tab?.queue.enqueue({ object, label: 'a write', url: `/${object}`, method: 'POST', data: { n, bad } })
    void taken?.then((answer) => {
      if (answer.accepted) accepted.push({ n, object, browser, id: answer.id })
    })
  }
  const crash = (browser: SimulatedBrowser) => {
    const tabs = browser.tabs()
    tabs[story.below(tabs.length)]?.die()
    time.after(story.below(5_000), browser.open)
  }
  const disconnect = (browser: SimulatedBrowser) => {
    browser.setOnline(false)
    time.after(story.between(1_000, 3 * minute), () => browser.setOnline(true))
  }
  const jump = (browser: SimulatedBrowser) => browser.moveClock(story.between(-3 * day, 3 * day))
  /** Closed for so long that the server has forgotten its requests when it reopens. */
  const sleep = (browser: SimulatedBrowser) => {
    for (const tab of browser.tabs()) tab.die()
    time.after(windowMs + 30 * minute, () => {
      browser.open()
      browser.open()
    })
  }

  /** Reviews stuck writes and decides: checks what has taken effect, and discards some of the rest. */
  const decide = async (browser: SimulatedBrowser) => {
    const [tab] = browser.tabs()
    for (const head of tab?.queue.heads() ?? []) {
      if (head.state !== 'refused' || !tab) continue
      const body = await tab.queue.read(head)
      const n = Number(body?.data?.n)
      const hasHappened = server.applied.some(({ data, url }) => data.n === n && url !== '/reports')
      if (hasHappened || (body?.data?.bad && n % 2 === 0)) {
        if ((await tab.queue.discard(head.id)) === 'discarded') discarded.add(n)
      } else await tab.queue.edit(head.id, { n, bad: false })
    }
  }

  for (const browser of all) {
    browser.open()
    browser.open()
  }
  for (let n = 0; n < writes; n += 1) time.after(story.below(stormMinutes * minute), () => write(n))
  for (const browser of all) {
    for (let n = 0; n < 6; n += 1) time.after(story.below(stormMinutes * minute), () => crash(browser))
    for (let n = 0; n < 4; n += 1) time.after(story.below(stormMinutes * minute), () => disconnect(browser))
    for (let n = 0; n < 2; n += 1) time.after(story.below(stormMinutes * minute), () => jump(browser))
    if (story.chance(0.6)) time.after(story.below(stormMinutes * minute), () => sleep(browser))
  }
  await time.pass(stormMinutes * minute + windowMs + hour)

  weather = calm
  server.stumble(() => null)
  for (const browser of all) browser.setOnline(true)
  const left = (): Head[] =>
    all.flatMap(({ shelf }) => [...shelf.heads.values()].filter(({ state }) => state !== 'complete'))
  for (let round = 0; round < 60 && left().length > 0; round += 1) {
    await time.pass(2 * minute)
    for (const browser of all) void decide(browser)
  }
  return { server, all, accepted, discarded, left }
}
