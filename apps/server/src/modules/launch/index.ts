/**
 * Owns whether this installation contains sample data.
 * Promises: sample data is loaded only if there is no real data, and removed as a whole or not at all, with a count of
 * what remains: none.
 * Announces nothing of its own.
 */
export { noteCutOff, type SampleLoader } from './sample.ts'
