/**
 * payloads own nothing: they hand a person what is their own, in the form that their device keeps or as their first page shows it.
 * They promise that it is what the ordinary calls tell them, never more, and that no secret is in it.
 * They announce nothing and read every face; nobody imports them.
 */
export { blobFiles } from './blob.ts'
