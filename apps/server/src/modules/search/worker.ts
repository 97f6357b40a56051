import { parentPort } from 'node:worker_threads'
import { horizonNights, SearchEngine } from './engine/engine.ts'
import type { Ask, Asked, SearchAnswer, Told } from './protocol.ts'

let engine = new SearchEngine([], '2000-01-01', horizonNights)

const handle = (ask: Ask): SearchAnswer | undefined => {
  switch (ask.kind) {
    case 'load':
      engine = new SearchEngine(
        ask.rows.map((row) => row.home),
        ask.firstDate,
      )
      for (const { home, nights } of ask.rows) engine.setNights(home.id, nights)
      return undefined
    case 'put':
      for (const homeId of ask.gone) engine.removeHome(homeId)
      for (const { home, nights } of ask.rows) {
        engine.upsertHome(home)
        engine.setNights(home.id, nights)
      }
      return undefined
    case 'search': {
      const found = engine.search(ask.wish, ask.showing, ask.now)
      return { found, loosened: found.total === 0 ? engine.loosen(ask.wish, ask.now) : [] }
    }
  }
}

parentPort?.on('message', ({ ticket, ask }: Asked) => {
  try {
    const answer = handle(ask)
    parentPort?.postMessage({ ticket, ...(answer && { answer }) } satisfies Told)
  } catch (error) {
    parentPort?.postMessage({
      ticket,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies Told)
  }
})
