import { routeAt } from '@porchlight/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Allows widgets in frames on other sites; all other pages only in our own frames. */
export const allowFraming = (request: FastifyRequest, { raw }: FastifyReply): void => {
  if (!routeAt(request.url.split('?')[0] ?? '')?.route.isWidget) return
  const policy = raw.getHeader('content-security-policy')
  if (typeof policy === 'string')
    raw.setHeader('content-security-policy', policy.replace("frame-ancestors 'self'", 'frame-ancestors *'))
  raw.removeHeader('x-frame-options')
}

/**
 * Puts a widget where its tag is: `<script src="…/widget.js" data-widget="quiz" data-partner="CODE" async>`. It needs
 * no inline code, sets no cookie, and trusts only its own frame (docs/widgets.md).
 */
const script = `(() => {
  const tag = document.currentScript
  if (!tag) return
  const home = new URL(tag.src).origin
  const paths = {
    quiz: '/quiz/town-vibe',
    newsletter: '/subscribe-200',
    'travel-agents': '/subscribe-ta',
    'fresh-direct': '/collaborations/fresh-direct',
    search: '/widgets/search',
    analysis: '/widgets/property-analysis',
    home: /^[a-z0-9-]+$/.test(tag.dataset.home || '') ? '/widgets/homes/' + tag.dataset.home : undefined,
  }
  const path = Object.hasOwn(paths, tag.dataset.widget) ? paths[tag.dataset.widget] : undefined
  if (!path) return
  const address = new URL(path, home)
  if (tag.dataset.partner) address.searchParams.set('via', tag.dataset.partner)
  if (tag.dataset.language) address.searchParams.set('language', tag.dataset.language)
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = tag.dataset.title || 'Widget'
  frame.loading = 'lazy'
  frame.style.width = '100%'
  frame.style.border = '0'
  frame.height = '640'
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== home || !data) return
    if (data.type === 'porchlight:submit')
      tag.dispatchEvent(new CustomEvent('porchlight:submit', { bubbles: true, detail: { widget: tag.dataset.widget } }))
    const { type, height } = data
    if (type === 'porchlight:size' && typeof height === 'number' && height > 0 && height < 20000)
      frame.height = String(Math.ceil(height))
  })
  tag.after(frame)
})()
`

export const mountWidgetScript = (server: FastifyInstance): void => {
  server.get('/widget.js', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
