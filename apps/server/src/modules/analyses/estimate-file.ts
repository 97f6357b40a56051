import { isLanguage } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { plainLanguageOf } from '#http/plain-page'
import { rateLimitOf } from '#http/rate-limit'
import { companyZoneOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { estimatePdf } from './adapters/estimate-pdf.ts'
import { analysisByHash } from './analyses.ts'
import { analysisView } from './views.ts'

const linkParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647), hash: z.string().max(200) })

/** The estimate as a PDF, for anyone with its private link, as long as the link is valid. */
export const estimateFiles = (server: FastifyInstance, app: App): void => {
  server.get<{ Querystring: { language?: string } }>(
    '/property-analysis/:id/:hash/estimate.pdf',
    { config: { rateLimit: rateLimitOf(app, { perMinute: 10 }) } },
    async (request, reply) => {
      await request.ticket.enter()
      const params = linkParams.safeParse(request.params)
      if (!params.success) throw notFound('This estimate')
      const analysis = await app.work.read(async (ctx) =>
        analysisView(ctx, await analysisByHash(ctx, params.data.id, params.data.hash)),
      )
      if (analysis.expired) throw notFound('This estimate')
      const { language } = request.query
      const spoken = language !== undefined && isLanguage(language) ? language : plainLanguageOf(request)
      const pdf = await estimatePdf(analysis, siteOf(app, { host: request.hostname }), companyZoneOf(app), spoken)
      return reply
        .header('content-disposition', `attachment; filename="estimate-PE-${analysis.id}.pdf"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .type('application/pdf')
        .send(pdf)
    },
  )
}
