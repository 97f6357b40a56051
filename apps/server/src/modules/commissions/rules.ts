/** Days after check-out by which a commission is paid (R57). */
export const payableDays = 30

/** Days within which staff answer a dispute. */
export const answerDays = 10

/** 24 %, of Internal Revenue Code §3406, in basis points. */
export const backupBasisPoints = 2_400
