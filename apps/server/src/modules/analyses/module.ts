import { defineModule } from '#kernel/module'
import { estimateFiles } from './estimate-file.ts'
import { routes } from './routes.ts'

/**
 * Analyses own what other people's homes could earn: the request, the estimate, and the link that shows it. Promises:
 * an estimate comes from our own stays by the documented method (docs/estimates.md), states its error, and never
 *   changes on its own; figures of single homes are shown rounded. Announces nothing.
 */
export const analyses = defineModule({
  name: 'analyses',
  layer: 10,
  owns: 'estimates of what a home could earn',
  tables: {
    local: ['analyses.analysis'],
  },
  routes,
  files: [estimateFiles],
})
