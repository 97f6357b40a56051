/**
 * assistant asks a language model, by whichever protocol and address an administrator set.
 * Promises: an address of a private network is called only where the configuration lists it; no redirect carries the key
 *   elsewhere; without settings nobody is asked.
 * Announces: nothing.
 */
export { AssistantFailure, createAssistant, type Question } from './adapters/assistant.ts'
