/** The team's decision on a claim. `amount` in minor units. */
export type Decision = { amount: number; text: string; by: number }

/** A decision waiting for approval. */
export type DecisionAct = { id: number; decision: Decision }

/** The approval subject for a claim. */
export const decisionSubject = (id: number): string => `claim:${id}`
