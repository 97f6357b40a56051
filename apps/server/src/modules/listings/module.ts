import { defineModule } from '#kernel/module'
import { routes } from './routes.ts'

/**
 * listings import homes from other systems' files, from the command line and on a staff screen, with the same reader.
 * Promises: numbers and currencies are never guessed; a row is saved whole or rejected with its line and column;
 * importing the same file again changes nothing.
 */
export const listings = defineModule({
  name: 'listings',
  layer: 6,
  owns: 'the reader of listing files, no data',
  routes,
})
