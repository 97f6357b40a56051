export const installmentStates = ['scheduled', 'paid', 'failed', 'canceled'] as const
export type InstallmentState = (typeof installmentStates)[number]
/** Still to be paid. */
export const unpaidInstallmentStates: readonly InstallmentState[] = ['scheduled', 'failed']

export const intentStates = ['recorded', 'needs_action', 'pending', 'succeeded', 'failed'] as const
export type IntentState = (typeof intentStates)[number]
/** The gateway still has to answer at once, or the guest has to do something. */
export const askingIntentStates: readonly IntentState[] = ['recorded', 'needs_action']
/** Without an outcome. */
export const unfinishedIntentStates: readonly IntentState[] = [...askingIntentStates, 'pending']
