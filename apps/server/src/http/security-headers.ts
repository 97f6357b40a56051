import type { IncomingMessage, ServerResponse } from 'node:http'
import { tourFrameOrigin } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { App } from '#kernel/app'
import { newSecret } from '#kernel/secrets'

type Nonces = { script: string; style: string }

declare module 'fastify' {
  interface FastifyReply {
    /** The nonces that scripts and styles of this answer must carry; 128 bits each. */
    cspNonce: Nonces
  }
}
type Answer = ServerResponse & { cspNonce: Nonces }

const newNonce = (): string => newSecret(16)

const withNonce = (of: keyof Nonces) => (_request: IncomingMessage, response: ServerResponse) =>
  `'nonce-${(response as Answer).cspNonce[of]}'`

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : [])

/** Card details are entered in Stripe's frames, by its own script. */
const stripe = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const nobody = { script: [], frame: [], connect: [] }

const headersFor = ({ config }: App, via: App['config']['payments']['via']) => {
  const cards = via === 'stripe' ? stripe : nobody
  const map = originOf(config.mapStyleUrl)
  const cdn = originOf(config.mediaCdnUrl)
  const frames = [...cards.frame, ...config.tourProviders.map(tourFrameOrigin)]
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce('script'), ...cards.script],
        styleSrc: ["'self'", withNonce('style')],
        // Placeholder colors and React Aria's positions are style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...map, ...cdn],
        fontSrc: ["'self'", ...map],
        // The service worker caches what it fetches from the CDN.
        connectSrc: ["'self'", ...map, ...cdn, ...cards.connect],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // An agreement’s file is shown in one of our own frames.
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}

/** Tells the browser on every answer what it may do with it. */
export const mountSecurityHeaders = (server: FastifyInstance, app: App): void => {
  // The card processor can change while the server runs.
  const headers = { stripe: headersFor(app, 'stripe'), sandbox: headersFor(app, 'sandbox') }
  server.decorateReply('cspNonce', null as unknown as Nonces)
  server.addHook('onRequest', (request, reply, next) => {
    reply.cspNonce = { script: newNonce(), style: newNonce() }
    ;(reply.raw as Answer).cspNonce = reply.cspNonce
    headers[app.config.payments.via](request.raw, reply.raw, () => next())
  })
}
