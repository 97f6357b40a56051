import { Agent, get } from 'node:http'

/**
 * A separate program, so that requesting costs the measured process nothing: `visitors.ts URL CONNECTIONS SECONDS
 * [new]`. With `new`, no address is requested twice, so that none can come from the cache.
 */
const [url = '', connections = '1', seconds = '1', addresses] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })

let visits = 0
const visit = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const requested = addresses === 'new' ? `${url}?visit=${++visits}` : url
    get(requested, { agent, headers: { accept: 'text/html' } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })

const started = performance.now()
const counts = { answered: 0, other: 0 }
const keepVisiting = async (): Promise<void> => {
  while (performance.now() - started < Number(seconds) * 1000) {
    const status = await visit()
    if (status === 200) counts.answered += 1
    else counts.other += 1
  }
}
await Promise.all(Array.from({ length: Number(connections) }, keepVisiting))
agent.destroy()
process.stdout.write(JSON.stringify({ ...counts, seconds: (performance.now() - started) / 1000 }))
