/** The operator's part of a stay's accounts. It is due to it from the trust, to the cent (R45). */
export const operatorsOf = (accounts: Readonly<Record<string, number>>): number =>
  ['income:commission', 'income:cleaning', 'income:service-fee'].reduce((sum, code) => sum + (accounts[code] ?? 0), 0)
