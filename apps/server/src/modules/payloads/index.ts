/**
 * payloads own nothing: they hand a person what is his own, in the form that his device keeps or as his first page shows it.
 * They promise that it is what the ordinary calls tell him, never more, and that no secret is in it.
 * They announce nothing and read every face; nobody imports them.
 */
export { blobFiles } from './blob.ts'
