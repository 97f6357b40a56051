/** What the team decides of a claim. `amount` in minor units. */
export type Decision = { amount: number; text: string; by: number }

/** A decision as it waits for approval. */
export type DecisionAct = { id: number; decision: Decision }

/** What an approval about a claim is filed under. */
export const decisionSubject = (id: number): string => `claim:${id}`
