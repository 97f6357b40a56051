import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

/**
 * listings read homes from files of other systems: from the command line and on a staff screen, by one reader.
 * Promises: numbers and currencies are never guessed; a row is saved whole or refused with its line and column; the same
 *   file again changes nothing.
 */
export const listings = defineModule({
  name: 'listings',
  layer: 6,
  owns: 'the reader of listing files, no data',
  routes,
})
