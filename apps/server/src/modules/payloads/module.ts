import { defineModule } from '#kernel/module'
import { blobFiles } from './blob.ts'
import { routes } from './routes.ts'

/**
 * payloads own nothing: they return a person's own data, in the form their device stores or their home screen shows.
 * They promise to return what the regular calls return, never more, and no secrets.
 * They announce nothing and read from every module; no one imports them.
 */
export const payloads = defineModule({
  name: 'payloads',
  layer: 15,
  owns: 'offline data and the guest’s dashboard, no data',
  routes,
  files: [blobFiles],
})
