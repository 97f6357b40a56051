/**
 * Owns whether this installation holds sample data.
 * Promises: sample data is loaded only where nothing real stands, and removed as a whole or not at all, with the count of
 * what remains: none.
 * Announces nothing of its own.
 */
export { noteCutOff } from './sample.ts'
