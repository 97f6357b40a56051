/**
 * automations own message templates and what is sent to guests by itself, each message once per stay.
 * Promises: nothing is sent that a company did not turn on.
 */
export { activeMessageRules } from './queries.ts'
