export const installmentStates = ['scheduled', 'paid', 'failed', 'canceled'] as const
export type InstallmentState = (typeof installmentStates)[number]
/** Not paid yet. */
export const unpaidInstallmentStates: readonly InstallmentState[] = ['scheduled', 'failed']

export const intentStates = ['recorded', 'needs_action', 'pending', 'succeeded', 'failed'] as const
export type IntentState = (typeof intentStates)[number]
/** Waits for the gateway's immediate response, or for an action by the guest. */
export const askingIntentStates: readonly IntentState[] = ['recorded', 'needs_action']
/** Without an outcome. */
export const unfinishedIntentStates: readonly IntentState[] = [...askingIntentStates, 'pending']
