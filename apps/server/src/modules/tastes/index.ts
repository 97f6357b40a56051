/**
 * tastes own aesthetic profiles; see module.ts.
 */
export { modelReadingsOn } from './notes.ts'
