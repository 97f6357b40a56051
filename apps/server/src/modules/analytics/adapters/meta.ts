import { createHash } from 'node:crypto'
import { postJson } from './post-json.ts'
import { major, type SentEvent, type Sink } from './sink.ts'

const eventOf = ({ name, id, at, visitor, home, value }: SentEvent) => ({
  event_name: name,
  event_id: id,
  event_time: Math.floor(at.getTime() / 1_000),
  action_source: 'other',
  user_data: { external_id: [createHash('sha256').update(visitor).digest('hex')] },
  custom_data: {
    ...(value && { value: major(value), currency: value.currency }),
    ...(home && { content_ids: [home], content_type: 'hotel' }),
  },
})

type Keys = { pixelId: string; secret: string; url?: string | undefined; onlyPublic: boolean }

/** Meta’s Conversions API: developers.facebook.com/docs/marketing-api/conversions-api. */
export const meta = ({ pixelId, secret, url = 'https://graph.facebook.com/v23.0', onlyPublic }: Keys): Sink => ({
  name: 'meta',
  send: (events) =>
    postJson({
      url: `${url}/${pixelId}/events`,
      onlyPublic,
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ data: events.map(eventOf) }),
    }),
})
