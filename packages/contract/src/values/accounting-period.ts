/**
 * A stretch of nights that an owner looks at: the current calendar month or quarter, or the ninety nights from today. Apart
 * from the call that asks for it, so that pages know the names without the validator.
 */
export const accountingPeriods = ['month', 'quarter', 'ahead'] as const
export type AccountingPeriod = (typeof accountingPeriods)[number]
