import { defineModule } from '#kernel/module'
import { blobFiles } from './blob.ts'
import { routes } from './routes.ts'

/**
 * payloads own nothing: they hand a person what is their own, in the form that their device keeps or as their first page shows it.
 * They promise that it is what the ordinary calls tell them, never more, and that no secret is in it.
 * They announce nothing and read every face; nobody imports them.
 */
export const payloads = defineModule({
  name: 'payloads',
  layer: 15,
  owns: 'offline data and the guest’s dashboard, no data',
  routes,
  files: [blobFiles],
})
