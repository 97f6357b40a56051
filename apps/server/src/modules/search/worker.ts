import { parentPort } from 'node:worker_threads'
import { SearchEngine } from './engine/engine.ts'
import type { Ask, Reply, SearchReply, SearchRequest } from './protocol.ts'

let engine = new SearchEngine([], '1970-01-01')
let next = engine

const reply = (ask: Ask): Reply[Ask['kind']] => {
  switch (ask.kind) {
    case 'build':
      next = new SearchEngine(ask.homes, ask.firstDate)
      return next.idsInOrder()
    case 'fill':
      for (const { home, nights } of ask.rows) next.put(home, nights)
      return null
    case 'open':
      engine = next
      return null
    case 'take':
      engine.takeNights(ask.homeId, ask.stay)
      return null
    case 'put':
      for (const homeId of ask.gone) engine.removeHome(homeId)
      for (const { home, nights } of ask.rows) engine.put(home, nights)
      return null
    case 'advance':
      engine.advanceTo(ask.firstDate)
      engine.rebuild()
      return null
    case 'summary':
      return engine.summary()
    case 'search': {
      const found = engine.search(ask.criteria, ask.showing, ask.now)
      return { found, loosened: found.total === 0 ? engine.loosen(ask.criteria, ask.now) : [] }
    }
  }
}

const notified = ({ ticket, ask }: SearchRequest): SearchReply => {
  try {
    return { ticket, reply: reply(ask) }
  } catch (error) {
    return { ticket, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (requested: SearchRequest) => parentPort?.postMessage(notified(requested)))
