/**
 * A range of nights an owner views: the current calendar month or quarter, or the ninety nights from today. Separate
 * from the call that uses it, so that pages know the names without the validator.
 */
export const accountingPeriods = ['month', 'quarter', 'ahead'] as const
export type AccountingPeriod = (typeof accountingPeriods)[number]
