import { apiBase } from '@porchlight/contract'
import type { Check } from '../kernel/check.ts'

const lagAllowedMs = 5_000

/** How far the running server's search is behind the data; reports nothing if no server responds. */
export const searchLag: Check = {
  code: 'search.lag',
  text: 'Search on the running server matches the database within seconds.',
  async run({ config }) {
    const url = `http://${config.host}:${config.port}${apiBase}/properties/search?perPage=1`
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (!answer?.ok) return { holds: true, figure: 'no server is running here' }
    const { results } = (await answer.json()) as { results?: { freshness?: { behindMs?: number } } }
    const behindMs = results?.freshness?.behindMs ?? Number.POSITIVE_INFINITY
    return { holds: behindMs <= lagAllowedMs, figure: `${behindMs} ms behind` }
  },
}
