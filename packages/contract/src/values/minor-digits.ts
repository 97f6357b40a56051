/**
 * ISO 4217's currencies without two decimals, and the ariary (MGA): nobody pays its fifths, and Stripe counts it in whole
 * ariary, so a decimal would charge a hundred times the price. `Intl` has another opinion on forints, rupiah, and others, and browsers
 * differ among themselves, so amounts are never read or written with its digits.
 */
const without = /(BI|DJ|GN|KM|RW|X[AOP])F|CLP|ISK|JPY|KRW|MGA|PYG|UGX|VND|VUV/
const withThree = /(BH|IQ|JO|KW|LY|TN)D|OMR/

/** The decimals of a currency: 0 for JPY, 3 for KWD, otherwise 2 (R15). In a file of its own, for the first scripts. */
export const minorDigits = (currency: string): number => (without.test(currency) ? 0 : withThree.test(currency) ? 3 : 2)
