/** A map that has not loaded by then has failed (spec section 8); one that comes later is still shown. */
export const patienceSeconds = 10
