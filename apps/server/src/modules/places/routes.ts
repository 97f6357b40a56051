import { geocode, geocodeFailed, geocoderMissing } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'

export const routes: readonly Route[] = [
  route(
    geocode,
    async ({ app, body }) => {
      const answer = await app.adapters.geocoder.find(body)
      if (answer.kind === 'failed')
        throw new Problem(422, 'geocode_failed', geocodeFailed(answer.status), { status: answer.status })
      const [best] = answer.kind === 'found' ? answer.places : []
      if (answer.kind === 'unavailable' || !best) {
        app.log.warn({ reason: answer.kind === 'unavailable' ? answer.reason : 'no place' }, 'no geocoder')
        throw new Problem(503, 'geocoder_unavailable', geocoderMissing)
      }
      return { ...best, matches: answer.places }
    },
    { allowance: { perMinute: 60 } },
  ),
]
