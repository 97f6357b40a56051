/** Mutants that change nothing anybody can observe, by file and change, each with the reason. */
export const equivalentMutants: Readonly<Record<string, readonly { change: string; because: string }[]>> = {
  'apps/server/src/modules/attribution/rules.ts': [
    {
      change: '< → <= in (a.code.code < b.code.code ? -1 : 1),',
      because: 'codes come out of a map by code: no two are equal',
    },
    { change: '1 → (1 + 1) in (a.code.code < b.code.code ? -1 : 1),', because: 'a sort looks at the sign alone' },
  ],
  'apps/server/src/modules/ledger/engine/figures.ts': [
    {
      change: `0 → (0 + 1) in const fraction = digits > 0 ? \`.\${text.slice(-digits)}\` : ''`,
      because: 'no currency has one digit after its point',
    },
  ],
  'apps/server/src/modules/ledger/engine/missing.ts': [
    {
      change: '> → >= in const positive = earned.filter((part) => part.amount > 0)',
      because: 'who earned nothing carries nothing by weight as well',
    },
    {
      change:
        '0 → (0 + 1) in return positive.reduce((sum, part, index) => sum + (part.ownerId === ownerId ? (parts[index] ?? 0) : 0), 0)',
      because: 'there is a part for every owner: the default is never taken; the other zeros are killed',
    },
  ],
}
