import { createHmac } from 'node:crypto'
import { postJson } from './post-json.ts'
import { major, type Sink } from './sink.ts'

type Keys = { url: string; secret: string; onlyPublic: boolean; now: () => Date }

/** Any server run by the company. `x-porchlight-signature: t=SECONDS,v1=HEX`, HMAC-SHA256 of `SECONDS.BODY`. */
export const webhook = ({ url, secret, onlyPublic, now }: Keys): Sink => ({
  name: 'webhook',
  send: (events) => {
    const seconds = Math.floor(now().getTime() / 1_000)
    const body = JSON.stringify({
      events: events.map(({ value, ...event }) => ({
        ...event,
        value: value && { amount: major(value), currency: value.currency },
      })),
    })
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return postJson({ url, body, onlyPublic, headers: { 'x-porchlight-signature': `t=${seconds},v1=${signature}` } })
  },
})
