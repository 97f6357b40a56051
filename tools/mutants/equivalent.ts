/** Mutants that change nothing anybody can observe, by file and change, each with the reason. */
export const equivalentMutants: Readonly<Record<string, readonly { change: string; because: string }[]>> = {}
