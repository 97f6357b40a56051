import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromThisMachine } from '#http/client-address'
import type { App } from '#kernel/app'
import { escapeHtml } from '#kernel/html'
import { notFound } from '#kernel/problem'
import { hasOutboxPage } from '../../exposure.ts'
import { codeIn } from './code-messages.ts'
import { deliveryById, latestDeliveries } from './deliveries.ts'
import { outboxPage as words } from './frame-messages.ts'

type Row = Awaited<ReturnType<typeof latestDeliveries>>[number]

const article = (row: Row): string => `<article>
<h2><a href="/dev/outbox/${row.id}">${escapeHtml(row.subject)}</a></h2>
<p>${words.to} ${escapeHtml(row.recipient)}, <time datetime="${row.created_at.toISOString()}">${row.created_at.toISOString()}</time></p>
<pre>${escapeHtml(row.text)}</pre>
</article>`

const page = (rows: readonly Row[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${words.title}</title></head>
<body><h1>${words.title}</h1><p>${words.intro}</p>
${rows.length > 0 ? rows.map(article).join('\n') : `<p>${words.empty}</p>`}
</body></html>`

// An email contains only its own style attributes; it can't load or run anything.
const emailPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Everyone else gets the same response as if this page didn't exist. */
const assertFromThisMachine = async ({ raw }: FastifyRequest): Promise<void> => {
  const { headers, httpVersion, socket } = raw
  if (!isFromThisMachine({ socketAddress: socket.remoteAddress, headers, httpVersion })) throw notFound()
}

/**
 * The emails of an installation without a mail server, codes and links included: only for callers on this machine. With
 * a mail server, or if others can reach us without `ALLOW_OUTBOX`, these paths don't exist.
 */
export const mountOutbox = async (server: FastifyInstance, app: App): Promise<void> => {
  await server.register((pages, _options, done) => {
    pages.addHook('onRequest', async () => {
      // A mail server can be configured at runtime.
      if (!hasOutboxPage(app.config)) throw notFound()
    })
    pages.addHook('onRequest', assertFromThisMachine)
    mountOutboxPages(pages, app)
    done()
  })
}

const mountOutboxPages = (server: FastifyInstance, app: App): void => {
  server.get('/dev/outbox', async (_request, reply) => {
    const rows = await app.work.read((ctx) => latestDeliveries(ctx))
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(rows))
  })
  server.get<{ Querystring: { to?: string } }>('/dev/outbox.json', async ({ query }, reply) => {
    const to = typeof query.to === 'string' ? query.to : undefined
    const rows = await app.work.read((ctx) => latestDeliveries(ctx, 300, to))
    const mails = rows.map(({ channel, recipient, subject, kind, text, created_at }) => ({
      channel,
      to: recipient,
      subject,
      text,
      ...(kind === 'code' && { code: codeIn(text) }),
      at: created_at.toISOString(),
    }))
    return reply.header('cache-control', 'no-store').send(mails)
  })
  server.get<{ Params: { id: string } }>('/dev/outbox/:id', async ({ params }, reply) => {
    const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0
    const delivery = await app.work.read((ctx) => deliveryById(ctx, id))
    if (!delivery || delivery.channel === 'push') throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', emailPolicy)
      .type('text/html; charset=utf-8')
      .send(delivery.html || `<pre>${escapeHtml(delivery.text)}</pre>`)
  })
}
