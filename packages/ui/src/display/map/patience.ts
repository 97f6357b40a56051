/** A map that hasn't loaded by then has failed (spec section 8); one that loads later is still shown. */
export const patienceSeconds = 10
