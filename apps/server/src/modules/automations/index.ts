/**
 * Automations own message templates and the messages sent to guests automatically, each once per stay. Promises:
 * nothing is sent that a company did not turn on.
 */
export { activeMessageRules } from './queries.ts'
